import { joined, labelIn, numberIn, shown } from '../../facts/card-words.js';
import {
  choices,
  int,
  money,
  oneOf,
  rate,
  text,
  YES_NO_UNKNOWN,
  type Condition,
  type FactDefinition,
  type TypeFacts,
} from '../../facts/fact.js';
import { formatCents, formatRate } from '../../facts/format-fact.js';
import { loanNumbers, when } from '../../facts/warning-rules.js';
import { ACCOUNT_CURRENT, notCurrent } from '../account-facts.js';
import { loanWords } from './words.js';

const SECURED: Condition = { fact: 'securedBy', is: ['vehicle', 'vessel', 'equipment', 'home-fixture'] };

const definitions: readonly FactDefinition[] = [
  oneOf(
    'loanKind',
    'What it financed',
    choices({
      auto: 'Car',
      motorcycle: 'Motorcycle',
      rv: 'RV',
      boat: 'Boat',
      solar: 'Solar',
      equipment: 'Equipment, lease or loan',
      business: 'Business',
      personal: 'Personal',
    }),
    {
      facet: 'list',
      note: 'Student loans and credit card debt cannot change hands, and personal and business loans almost never: ask the lender first.',
    },
  ),
  money('balance', 'Owed today', 1_000_000_000, { min: 1, facet: 'range' }),
  rate('rate', 'APR', 40_000, { facet: 'range' }),
  oneOf('rateKind', 'Rate type', choices({ fixed: 'Fixed', variable: 'Variable' })),
  oneOf(
    'securedBy',
    'Secured by',
    choices({
      vehicle: 'A vehicle',
      vessel: 'A boat or ship',
      equipment: 'Equipment',
      'home-fixture': 'Part of a home',
      nothing: 'Nothing',
    }),
    { facet: 'list' },
  ),
  text('collateral', 'What comes with it', [2, 120], { askedIf: SECURED }),
  int('collateralYear', 'Year made', [1950, { yearsFromNow: 1 }], {
    level: 'more',
    askedIf: SECURED,
  }),
  money('collateralValue', 'What it is worth', 1_000_000_000, {
    level: 'more',
    facet: 'range',
    askedIf: SECURED,
  }),
  ACCOUNT_CURRENT,
  money('askingCash', 'Cash to the seller', 100_000_000, { facet: 'range' }),
  money('balloon', 'Payment due at the end', 1_000_000_000, { level: 'more' }),
  oneOf('prepayment', 'Penalty for paying early', YES_NO_UNKNOWN, { level: 'more' }),
  oneOf(
    'titleAt',
    'Title held by',
    choices({ lender: 'The lender', seller: 'The seller', electronic: 'Electronic title' }),
    { level: 'more' },
  ),
];

export const loan: TypeFacts = {
  definitions,
  paymentHelp: 'Principal and interest, as on your statement.',
  holderTip: 'The buyer pays the lender, never you.',
  papers:
    'Have your last loan statement ready: it shows the balance, the rate, the payment and the last payment date.',
  title: (facts) => shown(labelIn(definitions, facts, 'loanKind'), (kind) => `${kind} loan`),
  // most loans cannot be assumed
  beginsWithTransfer: true,
  asksRelease: true,
  card: ({ facts }) => [
    joined(labelIn(definitions, facts, 'loanKind'), shown(numberIn(facts, 'rate'), formatRate)),
    shown(numberIn(facts, 'balance'), (cents) => `${formatCents(cents)} owed`),
  ],
  warnings: (contract) => [
    ...loanNumbers(contract),
    ...when(
      contract.incentive > 0 && Number(contract.facts['askingCash']) > 0,
      'pays-both-ways',
      'You ask for cash and pay the buyer, too. State the difference in one of the two fields.',
    ),
    ...notCurrent(contract.facts, loanWords.approver),
  ],
  named: /\b(?:auto|car|boat|rv|motorcycle|personal|solar|business|equipment) loans?\b/i,
  fitting: /\bloan|\bapr\b|\bpayoff|\bbalance/i,
  refusal: {
    named: /\bstudent[\s-]loans?\b/i,
    text: 'Student loans cannot change hands, so they cannot be listed.',
  },
};
