import { PurchaseStatus } from './purchase.status.js';

const NOT_PAID = 'The fee has not been paid.';
const NOT_CHARGED = 'Nothing was charged.';

const SENTENCES: Record<PurchaseStatus, string> = {
  [PurchaseStatus.CREATED]: NOT_PAID,
  [PurchaseStatus.AUTHORISED]: NOT_PAID,
  [PurchaseStatus.CLAIMED]: 'The charge is still under way.',
  [PurchaseStatus.CAPTURED]: 'The fee is paid.',
  [PurchaseStatus.RELEASING]: NOT_CHARGED,
  [PurchaseStatus.RELEASED]: NOT_CHARGED,
  [PurchaseStatus.FAILED]: NOT_CHARGED,
  [PurchaseStatus.REFUNDING]: 'The refund is under way.',
  [PurchaseStatus.REFUNDED]: 'The fee was refunded.',
  [PurchaseStatus.REFUND_FAILED]: 'The refund failed, and can be tried again under Sales.',
  [PurchaseStatus.DISPUTED]: 'The buyer’s bank is reviewing the payment.',
  [PurchaseStatus.CHARGED_BACK]: 'The buyer’s bank took the fee back.',
  [PurchaseStatus.KEPT]: 'The fee was kept when the transfer ended.',
  [PurchaseStatus.UNDECIDED]: 'The transfer ended, and an admin has to decide about the fee.',
  [PurchaseStatus.CLOSED]: 'It was a test payment, and it has ended.',
};

/** Where a purchase stands, as a sentence for people. */
export const sentenceOf = (status: PurchaseStatus): string => SENTENCES[status];
