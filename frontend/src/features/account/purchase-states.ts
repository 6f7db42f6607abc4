import type { PurchaseFieldsFragment } from '../../generated/account';

interface State {
  label: string;
  tone: 'amber' | 'neutral' | 'primary';
}

/** What a payment's status means for the buyer or seller. */
const labels: Partial<Record<PurchaseFieldsFragment['status'], State>> = {
  CREATED: { label: 'Not paid yet', tone: 'neutral' },
  AUTHORISED: { label: 'Processing', tone: 'amber' },
  CLAIMED: { label: 'Processing', tone: 'amber' },
  CAPTURED: { label: 'Paid', tone: 'primary' },
  RELEASING: { label: 'Not charged', tone: 'neutral' },
  RELEASED: { label: 'Not charged', tone: 'neutral' },
  FAILED: { label: 'Not charged', tone: 'neutral' },
  REFUNDING: { label: 'Refund in progress', tone: 'amber' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
  CHARGED_BACK: { label: 'Returned by the bank', tone: 'neutral' },
  KEPT: { label: 'Fee kept', tone: 'neutral' },
  UNDECIDED: { label: 'Waiting for a decision', tone: 'amber' },
  CLOSED: { label: 'Test payment ended', tone: 'neutral' },
};

/** `isBuyer` is unset on a receipt, which shows the state of the payment itself. */
export function purchaseState(
  { status, amountRefunded }: Pick<PurchaseFieldsFragment, 'status' | 'amountRefunded'>,
  isBuyer?: boolean,
): State {
  if (status === 'CAPTURED' && amountRefunded > 0) return { label: 'Partly refunded', tone: 'primary' };
  if (status === 'CAPTURED' && isBuyer !== undefined)
    return { label: isBuyer ? 'Bought' : 'Sold: buyer paid the fee', tone: 'primary' };
  return labels[status] ?? { label: 'In review', tone: 'amber' };
}

/** True once money has moved, so that there is a receipt to print. */
export const hasReceipt = ({ capturedAt }: PurchaseFieldsFragment) => capturedAt !== null;
