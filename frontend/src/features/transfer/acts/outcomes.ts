import { REPEATED_REFUNDS } from '@handover/domain/transfers/repeated-refunds';
import type { FeeRule } from '@handover/domain/fee-rule';
import {
  EARLY_WITHDRAWALS,
  ENDINGS,
  feeUnder,
  type EndReason,
} from '@handover/domain/transfers/transfer-endings';
import type { FeeOutcome, TransferParty } from '../../../generated/transfer';

/** What the fee does, to its reader. `fee` is the amount as `formatCents` writes it. */
export function feeWords(
  outcome: Lowercase<FeeOutcome> | 'chosen',
  role: TransferParty | null,
  fee: string,
): string {
  const isBuyer = role === 'BUYER';
  switch (outcome) {
    case 'refund':
      return isBuyer ? `You get the fee of ${fee} back.` : `The buyer gets the fee of ${fee} back.`;
    case 'keep':
      return isBuyer
        ? `Your fee of ${fee} stays with us and is not refunded.`
        : `The buyer’s fee of ${fee} stays with us. You pay nothing.`;
    case 'chosen':
    case 'undecided':
      return 'We will decide about the fee and let both of you know.';
    case 'none':
      return '';
  }
}

const CONTRACT = {
  active: 'The contract is for sale again.',
  'off-market': 'The contract is taken off the market.',
  chosen: 'We will decide whether the contract is for sale again.',
  unchanged: '',
} as const;

interface Paid {
  role: TransferParty | null;
  /** As `formatCents` writes it. */
  fee: string;
  feeRule: FeeRule;
}

/** What an ending does to money and contract, before it is chosen. */
export function consequences(reason: EndReason, { role, fee, feeRule }: Paid): string {
  const ending = ENDINGS[reason];
  return `${feeWords(feeUnder(feeRule, ending.fee), role, fee)} ${CONTRACT[ending.contract]}`.trim();
}

/**
 * An admin decides about repeated refunds; whether this is one, the server decides when the transfer ends. A fee that always
 * goes back waits for no one.
 */
export const ifRepeated = (reason: EndReason, { feeRule }: Paid): string =>
  feeRule === 'standard' && REPEATED_REFUNDS.reasons.includes(reason)
    ? ` If there was such a refund in the last ${REPEATED_REFUNDS.days} days, we check the reason first and decide about the fee.`
    : '';

/** A withdrawal that costs the buyer nothing is possible a few times only. */
export function ifLimited(reason: EndReason, { feeRule }: Paid): string {
  const { reasons, count, days } = EARLY_WITHDRAWALS;
  const counted: readonly EndReason[] = reasons[feeRule];
  return counted.includes(reason) ? ` You can do this up to ${count} times in ${days} days.` : '';
}
