import { joined, numberIn, shown } from '../../facts/card-words.js';
import {
  choices,
  int,
  money,
  oneOf,
  text,
  YES_NO_UNKNOWN,
  type FactDefinition,
  type Facts,
  type TypeFacts,
} from '../../facts/fact.js';
import { formatCount, formatCents } from '../../facts/format-fact.js';
import { when } from '../../facts/warning-rules.js';

const BRANDS = (
  'Bluegreen, Club Wyndham, Diamond Resorts, Disney Vacation Club, Hilton Grand Vacations, Holiday Inn Club, ' +
  'Hyatt Vacation Club, Marriott Vacation Club, Sheraton Vacation Club, Shell Vacations, Vidanta, Westgate, ' +
  'Westin Vacation Club, WorldMark'
).split(', ');

const definitions: readonly FactDefinition[] = [
  text('developer', 'Brand', [2, 60], { facet: 'select', suggestions: BRANDS }),
  oneOf(
    'interest',
    'What you own',
    choices({ deeded: 'A deed', 'right-to-use': 'A right to use', trust: 'A share of a trust' }),
    { facet: 'list' },
  ),
  int('rightsEnd', 'Right to use ends in', [{ yearsFromNow: 0 }, 2199], {
    level: 'more',
    askedIf: { fact: 'interest', is: ['right-to-use'] },
  }),
  oneOf(
    'useKind',
    'How it is used',
    choices({ 'fixed-week': 'A fixed week', 'floating-week': 'A floating week', points: 'Points' }),
    { facet: 'list' },
  ),
  int('week', 'Week', [1, 53], {
    level: 'more',
    facet: 'range',
    askedIf: { fact: 'useKind', is: ['fixed-week'] },
  }),
  oneOf('season', 'Season', choices({ high: 'High', mid: 'Mid', low: 'Low', 'all-year': 'All year' }), {
    level: 'more',
    askedIf: { fact: 'useKind', is: ['floating-week'] },
  }),
  int('points', 'Points per use year', [1, 5_000_000], {
    unit: 'points',
    facet: 'range',
    askedIf: { fact: 'useKind', is: ['points'] },
  }),
  oneOf(
    'usage',
    'How often',
    choices({
      annual: 'Every year',
      'even-years': 'Even years',
      'odd-years': 'Odd years',
      triennial: 'Every third year',
    }),
    { facet: 'list' },
  ),
  oneOf(
    'unitSize',
    'Unit',
    choices({
      studio: 'Studio',
      '1br': '1 bedroom',
      '2br': '2 bedrooms',
      '3br': '3 bedrooms',
      '4br': '4 bedrooms',
    }),
    { facet: 'list' },
  ),
  money('maintenanceFeeYear', 'Maintenance fees, on average', 5_000_000, {
    unit: 'a year',
    facet: 'range',
    note: 'Per calendar year, even if you use it only every second or third year.',
  }),
  money('loanBalance', 'Loan still owed on it', 20_000_000, {
    note: 'It has to be paid off before the timeshare can be transferred.',
  }),
  oneOf(
    'loanPaidBy',
    'Who pays that loan off',
    choices({ holder: 'The seller, from the price', buyer: 'The buyer, on top of the price' }),
    { level: 'more', note: 'Usually the seller. Leave it open if nothing is owed.' },
  ),
  money('askingPrice', 'Price paid to the seller', 100_000_000, { facet: 'range' }),
  int('nextUse', 'First year the buyer can use it', [{ yearsFromNow: 0 }, { yearsFromNow: 3 }], {
    facet: 'range',
  }),
  text('notIncluded', 'What does not pass to the buyer', [2, 500], {
    note: 'Rewards, club status, an exchange membership, banked weeks. Ask the resort before you list: many keep these from a resale buyer.',
    suggestions: ['Nothing: all rights pass', 'Rewards and club status', 'Exchange membership'],
  }),
  money('closingCost', 'Closing company and recording', 1_000_000, { level: 'more' }),
  money('specialAssessment', 'Announced special assessment', 5_000_000, { level: 'more' }),
  money('estoppelFee', 'Fee for the estoppel certificate', 200_000, { level: 'more' }),
  money('rofrWaiverFee', 'Fee of the resort to waive its right to buy', 200_000, { level: 'more' }),
  oneOf('feesInAdvance', 'Resort asks for next year’s fees at the transfer', YES_NO_UNKNOWN, {
    level: 'more',
  }),
  oneOf('rofr', 'Resort may buy it first', YES_NO_UNKNOWN, { level: 'more', facet: 'list' }),
];

export const timeshare: TypeFacts = {
  definitions,
  paymentHelp: 'The fees a year divided by 12.',
  termHelp: 'A deed or a share of a trust has no end: enter 600.',
  holderTip: "Don't pay anyone before closing. Callers who promise you a buyer are a known scam.",
  papers:
    'Have your deed or contract and the last maintenance bill ready: they show the week or the points, the season, the unit and the fee.',
  title: (facts) =>
    shown(facts['developer'], (developer) => `${unitOf(facts) ?? 'Timeshare'} at ${String(developer)}`),
  findsThirdParty: true,
  card: ({ facts }) => [
    joined(unitOf(facts), useOf(facts)),
    shown(numberIn(facts, 'maintenanceFeeYear'), (cents) => `${formatCents(cents)}/yr`),
  ],
  warnings: ({ facts: { maintenanceFeeYear, loanBalance = 0, loanPaidBy, askingPrice }, monthlyPayment }) => [
    ...when(
      loanBalance === 0 &&
        Math.abs(monthlyPayment - Number(maintenanceFeeYear) / 12) > Number(maintenanceFeeYear) / 120,
      'fees',
      'The monthly payment is not a twelfth of the yearly fees, and no loan is stated.',
    ),
    ...when(
      loanPaidBy !== 'buyer' && Number(loanBalance) > Number(askingPrice),
      'loan-above-price',
      'The loan is more than the price. You have to add the difference before the timeshare can be transferred.',
    ),
  ],
  named: /\btime-?shares?\b/i,
  fitting: /\btime-?share|\bresort|\bweek|\bpoints?\b|\bvacation/i,
};

const unitOf = ({ unitSize }: Facts): string | null =>
  shown(unitSize, (size) => (size === 'studio' ? 'Studio' : String(size).toUpperCase()));

function useOf(facts: Facts): string | null {
  const [week, points] = [numberIn(facts, 'week'), numberIn(facts, 'points')];
  if (points !== null) return `${formatCount(points)} pts`;
  if (week !== null) return `week ${week}`;
  return facts['useKind'] === 'floating-week' ? 'floating week' : null;
}
