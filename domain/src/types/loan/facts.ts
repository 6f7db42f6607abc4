import { joined, labelIn, numberIn, shown } from '../../facts/card-words.js';
import { choices, YES_NO_UNKNOWN, type Condition, type FactDefinition } from '../../facts/fact.js';
import { formatCents, formatRate } from '../../facts/format-fact.js';
import type { TypeFacts } from '../../facts/type-facts.js';
import { loanNumbers } from '../../facts/warning-rules.js';

const SECURED: Condition = { fact: 'securedBy', is: ['vehicle', 'vessel', 'equipment', 'home-fixture'] };

const definitions: readonly FactDefinition[] = [
  {
    key: 'loanKind',
    label: 'What it financed',
    kind: 'enum',
    level: 'key',
    values: choices({
      auto: 'Car',
      motorcycle: 'Motorcycle',
      rv: 'RV',
      boat: 'Boat',
      solar: 'Solar',
      equipment: 'Equipment',
      business: 'Business',
      personal: 'Personal',
    }),
    facet: 'list',
    note: 'Student loans and credit card debt cannot change hands.',
  },
  {
    key: 'balance',
    label: 'Owed today',
    kind: 'money',
    level: 'key',
    min: 1,
    max: 1_000_000_000,
    facet: 'range',
  },
  { key: 'rate', label: 'APR', kind: 'rate', level: 'key', min: 0, max: 40_000, facet: 'range' },
  {
    key: 'rateKind',
    label: 'Rate type',
    kind: 'enum',
    level: 'key',
    values: choices({ fixed: 'Fixed', variable: 'Variable' }),
    facet: 'list',
  },
  {
    key: 'securedBy',
    label: 'Secured by',
    kind: 'enum',
    level: 'key',
    values: choices({
      vehicle: 'A vehicle',
      vessel: 'A boat or ship',
      equipment: 'Equipment',
      'home-fixture': 'Part of a home',
      nothing: 'Nothing',
    }),
    facet: 'list',
  },
  {
    key: 'collateral',
    label: 'What comes with it',
    kind: 'text',
    level: 'key',
    min: 2,
    max: 120,
    facet: null,
    askedIf: SECURED,
  },
  {
    key: 'collateralYear',
    label: 'Year made',
    kind: 'int',
    level: 'more',
    min: 1950,
    max: { yearsFromNow: 1 },
    facet: 'range',
    askedIf: SECURED,
  },
  {
    key: 'collateralValue',
    label: 'What it is worth',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 1_000_000_000,
    facet: 'range',
    askedIf: SECURED,
  },
  {
    key: 'askingCash',
    label: 'Cash to the seller',
    kind: 'money',
    level: 'key',
    min: 0,
    max: 100_000_000,
    facet: 'range',
  },
  {
    key: 'balloon',
    label: 'Payment due at the end',
    kind: 'money',
    level: 'more',
    min: 0,
    max: 1_000_000_000,
    facet: null,
  },
  {
    key: 'prepayment',
    label: 'Penalty for paying early',
    kind: 'enum',
    level: 'more',
    values: YES_NO_UNKNOWN,
    facet: 'list',
  },
  {
    key: 'titleAt',
    label: 'Title held by',
    kind: 'enum',
    level: 'more',
    values: choices({ lender: 'The lender', seller: 'The seller', electronic: 'Electronic title' }),
    facet: null,
  },
];

export const loan: TypeFacts = {
  definitions,
  // most loans cannot be assumed
  beginsWithTransfer: true,
  card: ({ facts }) => [
    joined(labelIn(definitions, facts, 'loanKind'), shown(numberIn(facts, 'rate'), formatRate)),
    shown(numberIn(facts, 'balance'), (cents) => `${formatCents(cents)} owed`),
  ],
  warnings: loanNumbers,
  named: /\b(?:auto|car|boat|rv|motorcycle|personal|solar|business|equipment) loans?\b/i,
  fitting: /\bloan|\bapr\b|\bpayoff|\bbalance/i,
  refusal: {
    named: /\bstudent[\s-]loans?\b/i,
    text: 'Student loans cannot change hands, so they cannot be listed.',
  },
};
