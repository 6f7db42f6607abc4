import { labelIn, numberIn, shown } from '../../facts/card-words.js';
import {
  choices,
  money,
  oneOf,
  rate,
  YES_NO_UNKNOWN,
  type FactDefinition,
  type FactWarning,
  type TypeFacts,
  type WarnedContract,
} from '../../facts/fact.js';
import { formatCents, formatRate } from '../../facts/format-fact.js';
import { fittingPayment, inDollars, loanNumbers, when } from '../../facts/warning-rules.js';
import { notCurrent, paymentsMade } from '../account-facts.js';
import { BATHROOMS, BEDROOMS, SQUARE_FEET, STREET_ADDRESS } from '../home-facts.js';
import { mortgageWords } from './words.js';

const definitions: readonly FactDefinition[] = [
  oneOf(
    'loanType',
    'Loan type',
    // HUD Handbook 4155.1 and 4000.1, III.A.3.b; VA Circulars 26-23-10 and 26-24-9; USDA HB-1-3555, 17.8
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
      {
        value: 'usda',
        label: 'USDA',
        note: 'The agency must agree in writing. The buyer must be eligible: income below its limit, a rural area, and living in the home.',
      },
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
  paymentsMade('loanCurrent', 'All payments made on time'),
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
  money('guaranteeFee', 'Guarantee fee of the USDA', 10_000_000, {
    level: 'more',
    askedIf: { fact: 'loanType', is: ['usda'] },
    note: 'Ask the servicer whether the agency charges one for the transfer.',
  }),
  money('mortgageInsuranceMonthly', 'Mortgage insurance', 500_000, { unit: 'a month', level: 'more' }),
  money('hoaMonthly', 'HOA dues', 1_000_000, { unit: 'a month', level: 'more' }),
  oneOf('secondLoan', 'Second loan allowed for the gap', YES_NO_UNKNOWN, { level: 'more', facet: 'list' }),
  STREET_ADDRESS,
];

export const mortgage: TypeFacts = {
  definitions,
  isHome: true,
  asksRelease: true,
  paymentHelp: 'Principal and interest, without taxes and insurance.',
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
    shown(cashAtTransfer, (cents) => `${formatCents(cents)} cash before closing costs`),
  ],
  warnings: (contract) => [
    ...loanNumbers(contract, likelySplit(contract)),
    ...when(
      contract.facts['loanType'] === 'conventional' && contract.facts['transferAllowed'] !== 'confirmed',
      'ask-servicer',
      'Conventional loans are rarely assumable. Ask your servicer first.',
    ),
    ...feeAboveCap(contract),
    ...notCurrent(contract.facts, mortgageWords.approver),
  ],
  named: /\bmortgages?\b/i,
  fitting: /\bmortgage|\bassum|\bloan|\bhome\b|\bhouse\b|\brate\b/i,
};

/** People type what leaves their account each month, taxes and insurance included: a higher payment is split. */
function likelySplit(contract: WarnedContract): string {
  const rest = contract.monthlyPayment - fittingPayment(contract);
  return rest > 0
    ? ` The other ${inDollars(rest)} may be taxes and insurance, which have a field of their own.`
    : '';
}

/**
 * What a servicer may charge for an assumption: FHA since 2024 (National Mortgage News, 2024); VA without its locality
 * variance (loanwright.io, 2026).
 */
const FEE_CAPS: Readonly<Record<string, { cents: number; text: string }>> = {
  fha: { cents: 180_000, text: 'The FHA allows a servicer up to $1,800.00 for an assumption.' },
  va: {
    cents: 30_000,
    text: 'The VA allows a servicer $300.00, and more only where the VA has approved it.',
  },
};

function feeAboveCap({ facts: { loanType, thirdPartyFee } }: WarnedContract): FactWarning[] {
  const cap = FEE_CAPS[String(loanType)];
  if (!cap) return [];
  return when(Number(thirdPartyFee) > cap.cents, 'fee-above-cap', `${cap.text} Ask why it charges more.`);
}
