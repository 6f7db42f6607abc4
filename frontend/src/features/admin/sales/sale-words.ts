import type {
  AdminPurchaseFieldsFragment,
  AdminTransferFieldsFragment,
} from '../../../generated/admin-sales';
import { nextStep as nextOfPayment, purchaseStates } from './payment-words';
import { nextStep as nextOfTransfer } from './transfer-words';

/** A payment attempt, and the transfer that it led to once the fee was paid. */
export interface Sale {
  purchase: AdminPurchaseFieldsFragment;
  transfer: AdminTransferFieldsFragment | null;
}

/** An admin's own status of the contract ends the transfer, while the payment stays as it is. */
const isUndecided = ({ purchase, transfer }: Sale): boolean =>
  purchase.status === 'CAPTURED' && transfer?.feeOutcome === 'UNDECIDED';

/** The state of the payment. */
export const paymentBadgeOf = (sale: Sale) =>
  purchaseStates[isUndecided(sale) ? 'UNDECIDED' : sale.purchase.status];

/** Of these the transfer says nothing, unless it is paused for them. */
const OWN_SENTENCE = ['REFUND_FAILED', 'DISPUTED', 'CHARGED_BACK'];

/** Where the sale stands, and whether an admin has to do something. */
export function noteOf({ purchase, transfer }: Sale, now: string): string {
  const ofPayment = nextOfPayment(purchase);
  if (!transfer) return ofPayment;
  const ofTransfer = nextOfTransfer({ ...transfer, purchase }, now);
  const isPausedForIt = transfer.pauseReasons.some(
    (reason) => reason === 'DISPUTE' || reason === 'CHARGE_BACK',
  );
  return OWN_SENTENCE.includes(purchase.status) && !isPausedForIt ? `${ofPayment} ${ofTransfer}` : ofTransfer;
}
