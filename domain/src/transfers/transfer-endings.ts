import type { FeeRule } from '../fee-rule.js';
import type { OffMarketReason } from '../listings/listing-life.js';
import type { TransferActor } from './transfer-life.js';

/** `none`: a transfer decides nothing about the fee, because it is open, completed, or the bank took the money. */
export const FEE_OUTCOMES = ['none', 'refund', 'keep', 'undecided'] as const;
export type FeeOutcome = (typeof FEE_OUTCOMES)[number];

/** Where the contract goes; `chosen`: the admin must say; `unchanged`: its status stays. */
type ContractOutcome = 'active' | 'off-market' | 'chosen' | 'unchanged';

interface Ending {
  by: readonly TransferActor[];
  /** `chosen`: the admin must say. */
  fee: FeeOutcome | 'chosen';
  contract: ContractOutcome;
  /** The reason as a sentence. */
  words: string;
}

/**
 * Every way in which a transfer ends without being completed. It says where the fee and the contract go under the standard
 * rule, and it is the only place that does: the sentence of the rule is TRANSFER_FEE_RULE in fee-promise.ts.
 */
export const ENDINGS = {
  'holder-declined': {
    by: ['holder'],
    fee: 'refund',
    contract: 'active',
    words: 'The seller declined the transfer.',
  },
  'holder-silent': {
    by: ['clock'],
    fee: 'refund',
    contract: 'off-market',
    words: 'The seller did not answer in time.',
  },
  'buyer-withdrew-early': {
    by: ['buyer'],
    fee: 'refund',
    contract: 'active',
    words: 'The buyer withdrew before both sides had accepted.',
  },
  'buyer-silent': {
    by: ['clock'],
    fee: 'refund',
    contract: 'active',
    words: 'The buyer did not answer in time.',
  },
  'not-approved': {
    by: ['holder', 'buyer', 'clock'],
    fee: 'refund',
    contract: 'active',
    words: 'The buyer was not approved.',
  },
  'not-transferable': {
    by: ['holder', 'buyer', 'clock'],
    fee: 'refund',
    contract: 'off-market',
    words: 'The contract cannot be transferred.',
  },
  /** Nothing shows that the buyer's word is true, so the contract keeps its facts and can be relisted. */
  'refusal-unanswered': {
    by: ['clock'],
    fee: 'refund',
    contract: 'off-market',
    words: 'The buyer said that something stops the transfer, and the seller did not answer.',
  },
  'rofr-used': {
    by: ['holder', 'buyer', 'clock'],
    fee: 'refund',
    contract: 'off-market',
    words: 'The resort used its right to buy first.',
  },
  'third-party-stalled': {
    by: ['holder', 'buyer', 'clock'],
    fee: 'refund',
    contract: 'active',
    words: 'The company behind the contract did not answer.',
  },
  'both-stalled': {
    by: ['holder', 'buyer', 'clock'],
    fee: 'refund',
    contract: 'active',
    words: 'A step that needed both sides was not done.',
  },
  'holder-withdrew': {
    by: ['holder'],
    fee: 'refund',
    contract: 'off-market',
    words: 'The seller withdrew.',
  },
  'holder-stalled': {
    by: ['buyer'],
    fee: 'refund',
    contract: 'off-market',
    words: 'The seller did not do their step in time.',
  },
  'buyer-withdrew': { by: ['buyer'], fee: 'keep', contract: 'active', words: 'The buyer withdrew.' },
  'buyer-stalled': {
    by: ['holder'],
    fee: 'keep',
    contract: 'active',
    words: 'The buyer did not do their step in time.',
  },
  'terms-differ': {
    by: ['admin'],
    fee: 'chosen',
    contract: 'chosen',
    words: 'The contract was not as listed.',
  },
  'charged-back': {
    by: ['provider'],
    fee: 'none',
    contract: 'active',
    words: 'The buyer’s bank took the fee back.',
  },
  'admin-cancelled': {
    by: ['admin'],
    fee: 'chosen',
    contract: 'chosen',
    words: 'Handover ended the transfer.',
  },
  /** An admin set the contract's status, and has yet to decide about the fee. */
  'status-changed': {
    by: ['admin'],
    fee: 'undecided',
    contract: 'unchanged',
    words: 'Handover changed the status of the contract.',
  },
  /** Refunded by an admin or in the provider's dashboard: the purchase gives the contract back itself. */
  refunded: {
    by: ['admin', 'provider'],
    fee: 'refund',
    contract: 'unchanged',
    words: 'The fee was refunded.',
  },
  /** A sale of a test payment mode that is no longer configured. */
  'test-closed': {
    by: ['provider'],
    fee: 'none',
    contract: 'unchanged',
    words: 'The test payment was closed.',
  },
} as const satisfies Record<string, Ending>;

export type EndReason = keyof typeof ENDINGS;
export const END_REASONS = Object.keys(ENDINGS) as readonly EndReason[];

/** A fee that always goes back is kept by no ending and by no admin. The only place where the rule of a purchase is applied. */
export const feeUnder = <Outcome extends Ending['fee']>(
  rule: FeeRule,
  outcome: Outcome,
): Outcome | 'refund' => (rule === 'always-refund' && outcome === 'keep' ? 'refund' : outcome);

/** What an ending does with the fee; `chosen` is what an admin said. */
export function feeAfter(reason: EndReason, rule: FeeRule, chosen?: FeeOutcome): FeeOutcome {
  const outcome = chosen ?? ENDINGS[reason].fee;
  return feeUnder(rule, outcome === 'chosen' ? 'undecided' : outcome);
}

/** Why the contract is off the market after such an ending, which decides if its holder may relist it; others have no reason. */
const LEAVES_MARKET: Partial<Record<EndReason, OffMarketReason>> = {
  'holder-declined': 'withdrawn',
  'holder-silent': 'holder-silent',
  'holder-withdrew': 'withdrawn',
  'holder-stalled': 'holder-silent',
  'refusal-unanswered': 'holder-silent',
  'not-transferable': 'not-transferable',
  'rofr-used': 'rofr-used',
};

export const offMarketReasonOf = (reason: EndReason): OffMarketReason | null => LEAVES_MARKET[reason] ?? null;

/**
 * More refunds of this kind than `count` in `days` would make paying a free way to block contracts. Where the fee always
 * goes back, stepping back after the acceptance is free, too, and counts.
 */
export const EARLY_WITHDRAWALS = {
  reasons: {
    standard: ['buyer-withdrew-early', 'buyer-silent'],
    'always-refund': ['buyer-withdrew-early', 'buyer-silent', 'buyer-withdrew', 'buyer-stalled'],
  },
  count: 3,
  days: 30,
} as const satisfies { reasons: Record<FeeRule, readonly EndReason[]>; count: number; days: number };

/**
 * The most transfers of one buyer that wait for their acceptance: each takes a contract off the market. Companies buy
 * several contracts with one account, so it is far above what a person needs.
 */
const MOST_PROPOSALS = 100;

/**
 * Whether a buyer may pay for another contract. Unaccepted proposals count as early withdrawals for a buyer who already has
 * one, so that parallel payments cannot bypass the limit.
 */
export const mayPayAgain = (earlyWithdrawals: number, proposals: number): boolean =>
  proposals < MOST_PROPOSALS &&
  (earlyWithdrawals === 0 || earlyWithdrawals + proposals < EARLY_WITHDRAWALS.count);
