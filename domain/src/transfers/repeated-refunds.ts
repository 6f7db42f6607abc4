import type { EndReason } from './transfer-endings.js';
import type { TransferState } from './transfer-state.js';

/*
 * After the acceptance a buyer has the seller's contact details and private facts. A refund then costs no one anything,
 * so that one after the other could be asked for without a reason. The first one is made at once; an admin decides about
 * repeated ones.
 */

/** Endings that rest on what a party says of a third party, or on its delay: they count for the buyer. */
const BY_WORD: readonly EndReason[] = [
  'not-approved',
  'not-transferable',
  'rofr-used',
  'refusal-unanswered',
  'third-party-stalled',
  'both-stalled',
];
/**
 * Endings that need the seller's part: they count for the same two members only. The buyer gets the fee back at once, and
 * admins are told of sellers who do this again within the days.
 */
export const STOPPED_BY_SELLER: readonly EndReason[] = ['holder-withdrew', 'holder-stalled'];

export const REPEATED_REFUNDS = {
  reasons: [...BY_WORD, ...STOPPED_BY_SELLER],
  days: 90,
  /** Each of these names who refused and when, so an admin can ask. */
  documented: 3,
} as const;

/** The refusal that ended the transfer names who refused and when. */
export const isDocumented = ({ steps }: Pick<TransferState, 'steps'>): boolean =>
  steps.some(({ status, refusal }) => status === 'refused' && Boolean(refusal?.saidBy && refusal.saidOn));

export interface EarlierRefund {
  /** Also of an admin, if the buyer had said that something stops the transfer, and of the buyer's bank. */
  endReason: EndReason;
  /** The refusal named who at the third party said so, and when. */
  isDocumented: boolean;
  /** It was between the same two members, whoever of them was the buyer. */
  isOfPair: boolean;
}

/**
 * Whether an admin decides about the fee of a transfer that has just ended. `earlier` holds the buyer's endings with a
 * refund within the days, and those of the two members.
 */
export function isRepeatedRefund(
  { endReason, isDocumented }: Omit<EarlierRefund, 'isOfPair'>,
  earlier: readonly EarlierRefund[],
): boolean {
  if (!REPEATED_REFUNDS.reasons.includes(endReason)) return false;
  if (earlier.some(({ isOfPair }) => isOfPair)) return true;
  if (!BY_WORD.includes(endReason)) return false;
  const others = earlier.filter((one) => !STOPPED_BY_SELLER.includes(one.endReason));
  return isDocumented
    ? others.length >= REPEATED_REFUNDS.documented
    : others.some((one) => !one.isDocumented);
}
