import type { RuledContract } from './applied.js';
import type { Rule, RuleValues, SubjectKind } from './rule.js';

/* One table for the rules of contracts: what a contract says, what rules demand, and the problems that follow. */

export const TODAY = '2026-11-27';

export const rule = (values: RuleValues, kind: SubjectKind = 'company', name = 'Acme Leasing'): Rule => ({
  ...{ kind, name, values, sourceName: 'acme.example', sourceUrl: null, checkedOn: '2026-11-20' },
});

export const ruled = (given: Partial<RuledContract> = {}): RuledContract => ({
  ...{ type: 'car-lease', facts: {}, monthlyPayment: 40_000, remainingTermMonths: 18 },
  ...{ termAsOf: TODAY, state: 'TX', rules: [] },
  ...given,
});

interface Vector {
  name: string;
  contract: Partial<RuledContract>;
  candidate?: string;
  problems: readonly (readonly [key: string, level: 'warn' | 'stop', text: string])[];
}

const LAST_SIX = rule({ notInLastMonths: 6 });
const fha = (values: RuleValues) => rule(values, 'program', 'FHA');
const newYork = (values: RuleValues) => rule(values, 'state', 'New York');

export const VECTORS: readonly Vector[] = [
  { name: 'no rule, no problem', contract: {}, problems: [] },
  {
    name: 'transfers are not allowed',
    contract: { rules: [rule({ allowed: 'no' })] },
    problems: [
      [
        'not-allowed',
        'stop',
        'Acme Leasing does not allow transfers, says acme.example (Nov 20, 2026). Ask before you list.',
      ],
    ],
  },
  {
    name: 'the strictest answer stops',
    contract: { type: 'mortgage', rules: [rule({ allowed: 'yes' }), fha({ allowed: 'no' })] },
    problems: [
      [
        'not-allowed',
        'stop',
        'FHA does not allow transfers, says acme.example (Nov 20, 2026). Ask before you list.',
      ],
    ],
  },
  {
    name: 'a business may not hand over to a person',
    contract: { facts: { leaseHolder: 'business' }, rules: [rule({ businessToPrivate: 'no' })] },
    problems: [
      [
        'from-business',
        'warn',
        'Acme Leasing does not let a business hand a lease over to a private driver.',
      ],
    ],
  },
  {
    name: 'a private driver may hand over, whatever businesses may',
    contract: { facts: { leaseHolder: 'private' }, rules: [rule({ businessToPrivate: 'no' })] },
    problems: [],
  },
  {
    name: 'an unknown answer says nothing',
    contract: { rules: [rule({ allowed: 'unknown' })] },
    problems: [],
  },
  {
    name: 'five months left of a lease that is closed in its last six',
    contract: { remainingTermMonths: 5, rules: [LAST_SIX] },
    problems: [['too-late', 'stop', 'From Nov 27, 2026 on Acme Leasing accepts no transfer.']],
  },
  {
    name: 'exactly six months left',
    contract: { remainingTermMonths: 6, rules: [LAST_SIX] },
    problems: [['too-late', 'stop', 'From Nov 27, 2026 on Acme Leasing accepts no transfer.']],
  },
  {
    name: 'seven months left',
    contract: { remainingTermMonths: 7, rules: [LAST_SIX] },
    problems: [['soon-too-late', 'warn', 'From Dec 27, 2026 on Acme Leasing accepts no transfer.']],
  },
  {
    name: 'eight months left',
    contract: { remainingTermMonths: 8, rules: [LAST_SIX] },
    problems: [['soon-too-late', 'warn', 'From Jan 27, 2027 on Acme Leasing accepts no transfer.']],
  },
  { name: 'nine months left', contract: { remainingTermMonths: 9, rules: [LAST_SIX] }, problems: [] },
  {
    name: 'the months since the term was stated count',
    contract: { remainingTermMonths: 12, termAsOf: '2026-05-27', rules: [LAST_SIX] },
    problems: [['too-late', 'stop', 'From Nov 27, 2026 on Acme Leasing accepts no transfer.']],
  },
  {
    name: 'the longer of two last periods applies',
    contract: {
      remainingTermMonths: 12,
      rules: [rule({ notInLastMonths: 3 }), rule({ notInLastMonths: 12 }, 'state', 'Texas')],
    },
    problems: [['too-late', 'stop', 'From Nov 27, 2026 on Texas accepts no transfer.']],
  },
  {
    name: 'too early in the lease',
    contract: {
      facts: { originalTermMonths: 36 },
      remainingTermMonths: 34,
      rules: [rule({ notInFirstMonths: 6 })],
    },
    problems: [
      ['too-early', 'warn', 'Acme Leasing accepts no transfer in the first 6 months: 4 more to go.'],
    ],
  },
  {
    name: 'not too early at the sixth month',
    contract: {
      facts: { originalTermMonths: 36 },
      remainingTermMonths: 30,
      rules: [rule({ notInFirstMonths: 6 })],
    },
    problems: [],
  },
  {
    name: 'the whole term is not stated',
    contract: { remainingTermMonths: 34, rules: [rule({ notInFirstMonths: 6 })] },
    problems: [],
  },
  ...(['no', 'after-approval'] as const).map((holderReleased) => ({
    name: `released: ${holderReleased}`,
    contract: { rules: [rule({ holderReleased })] },
    problems: [
      ['still-liable', 'warn', 'Acme Leasing keeps you liable unless it releases you in writing.'],
    ] as const,
  })),
  { name: 'released', contract: { rules: [rule({ holderReleased: 'yes' })] }, problems: [] },
  {
    name: 'a candidate in another state',
    contract: { rules: [rule({ sameStateOnly: 'yes' })] },
    candidate: 'NM',
    problems: [['other-state', 'warn', 'Acme Leasing transfers only to buyers in the same state.']],
  },
  {
    name: 'a candidate in the same state',
    contract: { rules: [rule({ sameStateOnly: 'yes' })] },
    candidate: 'TX',
    problems: [],
  },
  {
    name: 'a contract without a known state',
    contract: { state: null, rules: [rule({ sameStateOnly: 'yes' })] },
    candidate: 'NM',
    problems: [],
  },
  {
    name: 'a fee below the lowest',
    contract: { facts: { thirdPartyFee: 5_000 }, rules: [rule({ feeMin: 13_500, feeMax: 13_500 })] },
    problems: [['fee', 'warn', 'Acme Leasing asks at least $135.00.']],
  },
  {
    name: 'a fee above the highest',
    contract: { facts: { thirdPartyFee: 20_000 }, rules: [rule({ feeMax: 13_500 })] },
    problems: [['fee', 'warn', 'Acme Leasing asks at most $135.00.']],
  },
  {
    name: 'a fee within the range, paid by another',
    contract: {
      facts: { thirdPartyFee: 13_500, thirdPartyFeeBy: 'buyer' },
      rules: [rule({ feeMin: 13_500, feeMax: 13_500, feePaidBy: 'holder' })],
    },
    problems: [['fee', 'warn', 'Acme Leasing takes the fee from the seller.']],
  },
  {
    name: 'a fee that either may pay',
    contract: { facts: { thirdPartyFeeBy: 'buyer' }, rules: [rule({ feePaidBy: 'either' })] },
    problems: [],
  },
  ...(['accountCurrent', 'loanCurrent'] as const).map((fact) => ({
    name: `payments are open, says ${fact}`,
    contract: { facts: { [fact]: 'no' }, rules: [rule({ accountCurrent: 'yes' })] },
    problems: [
      ['not-current', 'stop', 'Acme Leasing transfers only if all payments have been made.'],
    ] as const,
  })),
  {
    name: 'a fee above the cap of the program',
    contract: {
      type: 'mortgage',
      facts: { thirdPartyFee: 200_000 },
      rules: [fha({ processingFeeCap: 180_000 })],
    },
    problems: [['cap', 'warn', 'The fee for processing must not be above $1,800.00, says FHA.']],
  },
  {
    name: 'a deposit above the cap of the state',
    contract: {
      type: 'apartment',
      facts: { deposit: 60_001 },
      rules: [newYork({ depositCapMonths: 3 })],
    },
    problems: [['cap', 'warn', 'The deposit must not be above 1.5 rents in New York.']],
  },
  {
    name: 'a deposit at the cap',
    contract: { type: 'apartment', facts: { deposit: 60_000 }, rules: [newYork({ depositCapMonths: 3 })] },
    problems: [],
  },
  {
    name: 'several problems, in order',
    contract: {
      facts: { loanCurrent: 'no', thirdPartyFee: 1 },
      remainingTermMonths: 12,
      rules: [
        rule({
          allowed: 'depends',
          accountCurrent: 'yes',
          notInLastMonths: 6,
          feeMin: 2,
          holderReleased: 'no',
        }),
      ],
    },
    problems: [
      ['not-current', 'stop', 'Acme Leasing transfers only if all payments have been made.'],
      ['still-liable', 'warn', 'Acme Leasing keeps you liable unless it releases you in writing.'],
      ['fee', 'warn', 'Acme Leasing asks at least $0.02.'],
    ],
  },
];
