import type { PurchaseFieldsFragment } from '../../generated/account';

type Status = PurchaseFieldsFragment['status'];
type Tone = 'amber' | 'neutral' | 'primary';

const waiting = { label: 'Not paid yet', tone: 'neutral' } as const;
const inProgress = { label: 'Processing', tone: 'amber' } as const;

/** What a payment's status means for the buyer or seller. */
const labels: Partial<Record<Status, { label: string; tone: Tone }>> = {
  CREATED: waiting,
  AUTHORISED: inProgress,
  CLAIMED: inProgress,
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

const partlyRefunded = { label: 'Partly refunded', tone: 'primary' } as const;

type Shown = Pick<PurchaseFieldsFragment, 'status' | 'amountRefunded'>;

/** `isBuyer` is unset on a receipt, which shows the state of the payment itself. */
export function purchaseState(
  { status, amountRefunded }: Shown,
  isBuyer?: boolean,
): { label: string; tone: Tone } {
  if (status === 'CAPTURED' && amountRefunded > 0) return partlyRefunded;
  if (status === 'CAPTURED' && isBuyer !== undefined)
    return { label: isBuyer ? 'Bought' : 'Sold: buyer paid the fee', tone: 'primary' };
  return labels[status] ?? { label: 'In review', tone: 'amber' };
}

/** True once money has moved, so that there is a receipt to print. */
export const hasReceipt = ({ capturedAt }: PurchaseFieldsFragment) => capturedAt !== null;
