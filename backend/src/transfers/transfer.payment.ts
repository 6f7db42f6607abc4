import type { FeeOutcome } from '@handover/domain/transfers/transfer-endings';
import { isOpen } from '@handover/domain/transfers/transfer-life';
import { outcomeOf } from '@handover/domain/transfers/transfer-moves';
import { isPausedFor } from '@handover/domain/transfers/transfer-pauses';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import type { TransferEnding } from '../payments/payments.transfers.js';
import type { Purchase } from '../payments/purchase/purchase.entity.js';
import { PurchaseStatus as S } from '../payments/purchase/purchase.status.js';

const isRefund = (status: S): boolean => status === S.REFUNDING || status === S.REFUNDED;

/** The move that a change of the purchase's status causes in its transfer; null if none. */
export function moveAfter(
  transfer: Pick<TransferState, 'status' | 'pauseReasons'>,
  from: S,
  to: S,
): Move | null {
  if (!isOpen(transfer.status)) return null;
  const by = 'provider';
  if (isRefund(to)) return { action: 'cancel', by, fee: 'refund', endReason: 'refunded' };
  if (to === S.CLOSED) return { action: 'cancel', by, fee: 'none', endReason: 'test-closed' };
  if (to === S.CHARGED_BACK) return { action: 'charge-back', by };
  const isPaused = isPausedFor(transfer, 'dispute');
  if (to === S.DISPUTED && !isPaused) return { action: 'pause', by, pauseReason: 'dispute' };
  const isReversed = from === S.CHARGED_BACK && to === S.CAPTURED && isPausedFor(transfer, 'charge-back');
  return (from === S.DISPUTED && isPaused) || isReversed ? { action: 'resume', by } : null;
}

/** The fee outcome that a change of the purchase causes in a transfer that has ended; null if it stays as it is. */
export function feeOutcomeAfter(
  { refundedAt }: Pick<Purchase, 'refundedAt'>,
  { status }: Pick<Purchase, 'status'>,
): FeeOutcome | null {
  if (isRefund(status)) return 'refund';
  // the buyer has received the refund: the outcome stays `refund` even if their bank takes the fee as well
  if (status === S.CHARGED_BACK) return refundedAt ? null : 'none';
  return status === S.CLOSED ? 'none' : null;
}

/** `end` decides about the fee and gives the contract back; `free` only gives the contract back. */
type Settlement =
  | { kind: 'end'; ending: TransferEnding }
  | { kind: 'free'; choice: Pick<TransferEnding, 'takeOffMarket' | 'offMarketReason'> };

/** What the move that led to `after` does with the purchase; null if nothing, or if the payment has moved already. */
export function settlementOf(after: TransferState, asked: Move): Settlement | null {
  const outcome = outcomeOf(after, asked);
  if (!outcome) return null;
  const { fee, takeOffMarket, offMarketReason } = outcome;
  if (fee === 'none' || (fee === 'undecided' && takeOffMarket === null))
    return takeOffMarket === null ? null : { kind: 'free', choice: { takeOffMarket, offMarketReason } };
  const reason = asked.by === 'admin' ? asked.note : null;
  return {
    kind: 'end',
    ending: { fee, takeOffMarket: takeOffMarket ?? false, offMarketReason, reason },
  };
}
