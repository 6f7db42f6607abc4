import { joined, numberIn, shown } from '../../facts/card-words.js';
import { choices, YES_NO_UNKNOWN, type FactDefinition, type Facts } from '../../facts/fact.js';
import { formatCount, formatCents } from '../../facts/format-fact.js';
import type { TypeFacts } from '../../facts/type-facts.js';
import { when } from '../../facts/warning-rules.js';

const BRANDS = (
  'Bluegreen, Club Wyndham, Diamond Resorts, Disney Vacation Club, Hilton Grand Vacations, Holiday Inn Club, ' +
  'Hyatt Vacation Club, Marriott Vacation Club, Sheraton Vacation Club, Shell Vacations, Vidanta, Westgate, ' +
  'Westin Vacation Club, WorldMark'
).split(', ');

const definitions: readonly FactDefinition[] = [
  {
    key: 'developer',
    label: 'Brand',
    kind: 'text',
    level: 'key',
    min: 2,
    max: 60,
    facet: 'select',
    suggestions: BRANDS,
  },
  {
    key: 'interest',
    label: 'What you own',
    kind: 'enum',
    level: 'key',
    values: choices({ deeded: 'A deed', 'right-to-use': 'A right to use', trust: 'A share of a trust' }),
    facet: 'list',
  },
  {
    key: 'rightsEnd',
    label: 'Right to use ends in',
    kind: 'int',
    level: 'more',
    min: { yearsFromNow: 0 },
    max: 2199,
    facet: 'range',
    askedIf: { fact: 'interest', is: ['right-to-use'] },
  },
  {
    key: 'useKind',
    label: 'How it is used',
    kind: 'enum',
    level: 'key',
    values: choices({ 'fixed-week': 'A fixed week', 'floating-week': 'A floating week', points: 'Points' }),
    facet: 'list',
  },
  {
    key: 'week',
    label: 'Week',
    kind: 'int',
    level: 'more',
    min: 1,
    max: 53,
    facet: 'range',
    askedIf: { fact: 'useKind', is: ['fixed-week'] },
  },
  {
    key: 'season',
    label: 'Season',
    kind: 'enum',
    level: 'more',
    values: choices({ high: 'High', mid: 'Mid', low: 'Low', 'all-year': 'All year' }),
    facet: 'list',
    askedIf: { fact: 'useKind', is: ['floating-week'] },
  },
  {
    key: 'points',
    label: 'Points per use year',
    kind: 'int',
    unit: 'points',
    level: 'key',
    min: 1,
    max: 5_000_000,
    facet: 'range',
    askedIf: { fact: 'useKind', is: ['points'] },
  },
  {
    key: 'usage',
    label: 'How often',
    kind: 'enum',
    level: 'key',
    values: choices({
      annual: 'Every year',
      'even-years': 'Even years',
      'odd-years': 'Odd years',
      triennial: 'Every third year',
    }),
    facet: 'list',
  },
  {
    key: 'unitSize',
    label: 'Unit',
    kind: 'enum',
    level: 'key',
    values: choices({
      studio: 'Studio',
      '1br': '1 bedroom',
      '2br': '2 bedrooms',
      '3br': '3 bedrooms',
      '4br': '4 bedrooms',
    }),
    facet: 'list',
  },
  {
    key: 'maintenanceFeeYear',
    label: 'Maintenance fees, on average',
    kind: 'money',
    unit: 'a year',
    level: 'key',
    min: 0,
    max: 5_000_000,
    facet: 'range',
    note: 'Per calendar year, even if you use it only every second or third year.',
  },
  {
    key: 'loanBalance',
    label: 'Loan still owed on it',
    kind: 'money',
    level: 'key',
    min: 0,
    max: 20_000_000,
    facet: null,
    note: 'Usually paid off at closing.',
  },
  {
    key: 'askingPrice',
    label: 'Price paid to the seller',
    kind: 'money',
    level: 'key',
    min: 0,
    max: 100_000_000,
    facet: 'range',
  },
  {
    key: 'nextUse',
    label: 'First year the buyer can use it',
    kind: 'int',
    level: 'key',
    min: { yearsFromNow: 0 },
    max: { yearsFromNow: 3 },
    facet: 'range',
  },
  {
    key: 'closingCost',
    label: 'Closing company and recording',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 1_000_000,
    facet: null,
  },
  {
    key: 'specialAssessment',
    label: 'Announced special assessment',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 5_000_000,
    facet: null,
  },
  {
    key: 'rofr',
    label: 'Resort may buy it first',
    kind: 'enum',
    level: 'more',
    values: YES_NO_UNKNOWN,
    facet: 'list',
  },
];

export const timeshare: TypeFacts = {
  definitions,
  findsThirdParty: true,
  card: ({ facts }) => [
    joined(unitOf(facts), useOf(facts)),
    shown(numberIn(facts, 'maintenanceFeeYear'), (cents) => `${formatCents(cents)}/yr`),
  ],
  warnings: ({ facts: { maintenanceFeeYear, loanBalance = 0 }, monthlyPayment }) =>
    when(
      loanBalance === 0 &&
        Math.abs(monthlyPayment - Number(maintenanceFeeYear) / 12) > Number(maintenanceFeeYear) / 120,
      'fees',
      'The monthly payment is not a twelfth of the yearly fees, and no loan is stated.',
    ),
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
