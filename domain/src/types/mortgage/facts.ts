import { labelIn, numberIn, shown } from '../../facts/card-words.js';
import {
  choices,
  money,
  oneOf,
  rate,
  YES_NO,
  YES_NO_UNKNOWN,
  type FactDefinition,
  type TypeFacts,
} from '../../facts/fact.js';
import { formatCents, formatRate } from '../../facts/format-fact.js';
import { loanNumbers, when } from '../../facts/warning-rules.js';
import { BATHROOMS, BEDROOMS, SQUARE_FEET, STREET_ADDRESS } from '../home-facts.js';

const definitions: readonly FactDefinition[] = [
  oneOf(
    'loanType',
    'Loan type',
    [
      {
        value: 'fha',
        label: 'FHA',
        note: 'Assumable with a credit review. For loans closed on or after December 15, 1989, the buyer must live in the home.',
      },
      {
        value: 'va',
        label: 'VA',
        note: 'Anyone who qualifies may assume it, veteran or not. Without a substitution, the seller’s entitlement stays tied to the home until the loan is paid.',
      },
      { value: 'usda', label: 'USDA', note: 'The agency must agree in writing.' },
      {
        value: 'conventional',
        label: 'Conventional',
        note: 'Rarely assumable. Ask your servicer first.',
      },
    ],
    { facet: 'list' },
  ),
  oneOf(
    'entitlement',
    'VA entitlement',
    choices({
      'veteran-must-substitute': 'Only a veteran who substitutes',
      'veteran-preferred': 'A veteran is preferred',
      anybody: 'Anyone who qualifies',
    }),
    { facet: 'list', askedIf: { fact: 'loanType', is: ['va'] } },
  ),
  rate('rate', 'Interest rate', 20_000, { facet: 'range' }),
  money('balance', 'Owed today', 1_000_000_000, { min: 1, facet: 'range' }),
  money('askingPrice', 'Price of the home', 1_000_000_000, { min: 1, facet: 'range' }),
  money('escrowMonthly', 'Taxes and insurance', 2_000_000, { unit: 'a month' }),
  oneOf('loanCurrent', 'All payments made on time', YES_NO),
  oneOf(
    'propertyType',
    'Home type',
    choices({
      house: 'House',
      condo: 'Condo',
      townhouse: 'Townhouse',
      '2-4-units': '2 to 4 units',
      manufactured: 'Manufactured home',
    }),
    { facet: 'list' },
  ),
  BEDROOMS,
  BATHROOMS,
  SQUARE_FEET,
  money('mortgageInsuranceMonthly', 'Mortgage insurance', 500_000, { unit: 'a month', level: 'more' }),
  money('hoaMonthly', 'HOA dues', 1_000_000, { unit: 'a month', level: 'more' }),
  oneOf('secondLoan', 'Second loan allowed for the gap', YES_NO_UNKNOWN, { level: 'more', facet: 'list' }),
  STREET_ADDRESS,
];

export const mortgage: TypeFacts = {
  definitions,
  isHome: true,
  holderTip:
    'Sign the deed and hand over the keys only after your servicer has approved the buyer in writing.',
  papers:
    'Have your last mortgage statement ready: it shows the balance, the rate, the escrow and the kind of loan.',
  title: (facts) =>
    shown(
      labelIn(definitions, facts, 'propertyType'),
      (home) => shown(numberIn(facts, 'rate'), (rate) => `${home} with a ${formatRate(rate)} loan`) ?? home,
    ),
  card: ({ facts, cashAtTransfer }) => [
    [labelIn(definitions, facts, 'loanType'), shown(numberIn(facts, 'rate'), formatRate)]
      .filter(Boolean)
      .join(' ') || null,
    shown(cashAtTransfer, (cents) => `${formatCents(cents)} cash needed`),
  ],
  warnings: (contract) => [
    ...loanNumbers(contract),
    ...when(
      contract.facts['loanType'] === 'conventional' && contract.facts['transferAllowed'] !== 'confirmed',
      'ask-servicer',
      'Conventional loans are rarely assumable. Ask your servicer first.',
    ),
  ],
  named: /\bmortgages?\b/i,
  fitting: /\bmortgage|\bassum|\bloan|\bhome\b|\bhouse\b|\brate\b/i,
};
