import { labelIn, numberIn, shown } from '../../facts/card-words.js';
import { choices, YES_NO, YES_NO_UNKNOWN, type FactDefinition } from '../../facts/fact.js';
import { formatCents, formatRate } from '../../facts/format-fact.js';
import type { TypeFacts } from '../../facts/type-facts.js';
import { loanNumbers, when } from '../../facts/warning-rules.js';
import { BATHROOMS, BEDROOMS, SQUARE_FEET, STREET_ADDRESS } from '../home-facts.js';

const definitions: readonly FactDefinition[] = [
  {
    key: 'loanType',
    label: 'Loan type',
    kind: 'enum',
    level: 'key',
    values: [
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
    facet: 'list',
  },
  {
    key: 'entitlement',
    label: 'VA entitlement',
    kind: 'enum',
    level: 'key',
    values: choices({
      'veteran-must-substitute': 'Only a veteran who substitutes',
      'veteran-preferred': 'A veteran is preferred',
      anybody: 'Anyone who qualifies',
    }),
    facet: 'list',
    askedIf: { fact: 'loanType', is: ['va'] },
  },
  { key: 'rate', label: 'Interest rate', kind: 'rate', level: 'key', min: 0, max: 20_000, facet: 'range' },
  {
    key: 'balance',
    label: 'Owed today',
    kind: 'money',
    level: 'key',
    min: 1,
    max: 1_000_000_000,
    facet: 'range',
  },
  {
    key: 'askingPrice',
    label: 'Price of the home',
    kind: 'money',
    level: 'key',
    min: 1,
    max: 1_000_000_000,
    facet: 'range',
  },
  {
    key: 'escrowMonthly',
    label: 'Taxes and insurance',
    kind: 'money',
    unit: 'a month',
    level: 'key',
    min: 0,
    max: 2_000_000,
    facet: null,
  },
  {
    key: 'loanCurrent',
    label: 'All payments made on time',
    kind: 'enum',
    level: 'key',
    values: YES_NO,
    facet: null,
  },
  {
    key: 'propertyType',
    label: 'Home type',
    kind: 'enum',
    level: 'key',
    values: choices({
      house: 'House',
      condo: 'Condo',
      townhouse: 'Townhouse',
      '2-4-units': '2 to 4 units',
      manufactured: 'Manufactured home',
    }),
    facet: 'list',
  },
  BEDROOMS,
  BATHROOMS,
  SQUARE_FEET,
  {
    key: 'mortgageInsuranceMonthly',
    label: 'Mortgage insurance',
    kind: 'money',
    unit: 'a month',
    level: 'more',
    min: 0,
    max: 500_000,
    facet: null,
  },
  {
    key: 'hoaMonthly',
    label: 'HOA dues',
    kind: 'money',
    unit: 'a month',
    level: 'more',
    min: 0,
    max: 1_000_000,
    facet: null,
  },
  {
    key: 'secondLoan',
    label: 'Second loan allowed for the gap',
    kind: 'enum',
    level: 'more',
    values: YES_NO_UNKNOWN,
    facet: 'list',
  },
  STREET_ADDRESS,
];

export const mortgage: TypeFacts = {
  definitions,
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
