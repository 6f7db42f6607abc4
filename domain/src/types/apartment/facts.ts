import { joined, numberIn, shown } from '../../facts/card-words.js';
import {
  choices,
  money,
  oneOf,
  text,
  YES_NO,
  YES_NO_UNKNOWN,
  type FactDefinition,
  type TypeFacts,
} from '../../facts/fact.js';
import { daysBetween } from '../../days.js';
import { formatMonthOf } from '../../facts/format-fact.js';
import { when } from '../../facts/warning-rules.js';
import { ACCOUNT_CURRENT, notCurrent } from '../account-facts.js';
import { BATHROOMS, BEDROOMS, PETS, SQUARE_FEET, STREET_ADDRESS } from '../home-facts.js';
import { apartmentWords } from './words.js';

const definitions: readonly FactDefinition[] = [
  oneOf('space', 'What you take over', choices({ whole: 'The whole home', room: 'A room' }), {
    facet: 'list',
  }),
  BEDROOMS,
  BATHROOMS,
  {
    key: 'leaseEnd',
    label: 'Lease ends',
    kind: 'date',
    level: 'key',
    min: { daysFromNow: 0 },
    // the longest remaining term of 600 months, and 45 days
    max: { daysFromNow: 18_310 },
    facet: 'range',
  },
  oneOf(
    'takeover',
    'How you take over',
    [
      {
        value: 'assignment',
        label: 'Assignment of the lease',
        note: 'The buyer becomes the tenant. A release of the seller must be in writing.',
      },
      {
        value: 'sublet',
        label: 'Sublet',
        note: 'The seller stays the tenant and stays liable for the rent.',
      },
      { value: 'new-lease', label: 'New lease', note: 'The landlord signs a new lease with the buyer.' },
    ],
    { facet: 'list' },
  ),
  // every tenant of the lease has a say
  oneOf('coTenants', 'Roommates on the lease', YES_NO),
  ACCOUNT_CURRENT,
  money('deposit', 'Deposit', 5_000_000, { facet: 'range' }),
  oneOf('depositTo', 'Deposit goes to', choices({ landlord: 'The landlord', seller: 'The seller' })),
  oneOf('pets', 'Pets allowed', PETS, { facet: 'list' }),
  text('incomeRule', 'Income the landlord asks for', [2, 120], {
    level: 'more',
    suggestions: ['40 times the monthly rent in a year', '3 times the rent in a month', 'Not asked'],
  }),
  oneOf('guarantor', 'Guarantor accepted', YES_NO_UNKNOWN, { level: 'more' }),
  SQUARE_FEET,
  oneOf('furnished', 'Furnished', choices({ no: 'No', partly: 'Partly', yes: 'Yes' }), {
    level: 'more',
    facet: 'list',
  }),
  money('utilitiesMonthly', 'Utilities not in the rent', 200_000, { unit: 'a month', level: 'more' }),
  money('parkingMonthly', 'Parking not in the rent', 200_000, { unit: 'a month', level: 'more' }),
  money('moveInFee', 'One-time fees, not refunded', 2_000_000, { level: 'more' }),
  oneOf('renewable', 'Can be renewed', YES_NO_UNKNOWN, { level: 'more' }),
  STREET_ADDRESS,
];

export const apartment: TypeFacts = {
  definitions,
  isHome: true,
  paymentHelp: 'The rent, without utilities and parking.',
  holderTip: 'Hand over keys and codes only after your landlord has agreed in writing.',
  papers:
    'Have your lease ready: it shows the rent, its end, the deposit, and what it says about subletting and assignment.',
  title: ({ bedrooms }) =>
    shown(bedrooms, (count) => (count === 0 ? 'Studio apartment' : `${String(count)}-bedroom apartment`)),
  card: ({ facts }) => [
    joined(
      shown(numberIn(facts, 'bedrooms'), (count) => (count === 0 ? 'Studio' : `${count} bd`)),
      shown(numberIn(facts, 'bathrooms'), (halves) => `${halves / 2} ba`),
    ),
    shown(facts['leaseEnd'], (day) => `until ${formatMonthOf(String(day))}`),
  ],
  warnings: ({ facts, remainingTermMonths }, today) => [
    ...when(
      Math.abs(
        daysBetween(`${addMonths(today, remainingTermMonths)}T00:00Z`, `${facts['leaseEnd']}T00:00Z`),
      ) > 45,
      'lease-end',
      'The end of the lease does not match the remaining term.',
    ),
    ...notCurrent(facts, apartmentWords.approver),
  ],
  named: /\b(?:apartment|sublets?|subleases?|sublease)\b/i,
  fitting: /\bapartment|\bleas|\brent|\bsublet|\bstudio\b|\bbed/i,
};

/** Empty for a number of months that is not typed yet. */
function addMonths(day: string, months: number): string {
  if (!Number.isInteger(months)) return '';
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}
