import type { PurchaseFieldsFragment } from '../../generated/account';

type Status = PurchaseFieldsFragment['status'];
type Tone = 'amber' | 'neutral' | 'primary';

const waiting = { label: 'Not paid yet', tone: 'neutral' } as const;
const inProgress = { label: 'Being completed', tone: 'amber' } as const;

/** What a payment's state means for the person who looks at it. */
const labels: Partial<Record<Status, { label: string; tone: Tone }>> = {
  CREATED: waiting,
  AUTHORISED: inProgress,
  CLAIMED: inProgress,
  CAPTURED: { label: 'Paid', tone: 'primary' },
  RELEASING: { label: 'Not charged', tone: 'neutral' },
  RELEASED: { label: 'Not charged', tone: 'neutral' },
  FAILED: { label: 'Not charged', tone: 'neutral' },
  REFUNDING: { label: 'Being refunded', tone: 'amber' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
};

export const purchaseState = (status: Status): { label: string; tone: Tone } =>
  labels[status] ?? { label: 'In review', tone: 'amber' };

/** Money moved at least once, so there is something to print. */
export const hasReceipt = ({ capturedAt }: PurchaseFieldsFragment) => capturedAt !== null;
