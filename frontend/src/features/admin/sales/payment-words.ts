import type { AdminPurchaseFieldsFragment, PurchaseStatus } from '../../../generated/admin-sales';

interface State {
  label: string;
  tone: 'primary' | 'amber' | 'neutral';
  /** What happens next, and whether an admin has to do it. */
  next: string;
}

export const purchaseStates: Record<PurchaseStatus, State> = {
  CREATED: { label: 'Payment opened', tone: 'neutral', next: 'The buyer has not confirmed a card yet.' },
  AUTHORISED: { label: 'Card authorized', tone: 'amber', next: 'Nothing is charged yet.' },
  CLAIMED: { label: 'Contract claimed', tone: 'amber', next: 'The card is being charged.' },
  CAPTURED: { label: 'Paid', tone: 'primary', next: '' },
  RELEASING: { label: 'Hold being released', tone: 'amber', next: 'Nothing is charged.' },
  RELEASED: { label: 'Hold released', tone: 'neutral', next: 'Nothing was charged.' },
  REFUNDING: { label: 'Refund in progress', tone: 'amber', next: "The buyer's bank books it within days." },
  REFUNDED: { label: 'Refunded', tone: 'neutral', next: 'The buyer got the fee back.' },
  REFUND_FAILED: { label: 'Refund failed', tone: 'amber', next: 'Next: refund it again.' },
  DISPUTED: {
    label: 'Disputed',
    tone: 'amber',
    next: "Next: answer the dispute in the provider's dashboard.",
  },
  CHARGED_BACK: { label: 'Charged back', tone: 'amber', next: 'The bank gave the fee back to the buyer.' },
  KEPT: { label: 'Fee kept', tone: 'neutral', next: 'The transfer ended, and the fee is not refunded.' },
  UNDECIDED: {
    label: 'Fee undecided',
    tone: 'amber',
    next: 'Next: decide whether the fee is refunded or kept.',
  },
  CLOSED: { label: 'Test sale closed', tone: 'neutral', next: 'No money moved.' },
  FAILED: { label: 'Payment failed', tone: 'neutral', next: 'Nothing was charged.' },
};

/** What changed the state of a purchase. */
export const movers: Readonly<Record<string, string>> = {
  buyer: 'the buyer',
  webhook: 'the payment provider',
  sweeper: 'an automatic check',
  admin: 'an admin',
  transfer: 'the end of the transfer',
};

/** The next step in one sentence; that of a paid purchase depends on its contract. */
export function nextStep({
  status,
  contract,
}: Pick<AdminPurchaseFieldsFragment, 'status' | 'contract'>): string {
  if (status !== 'CAPTURED') return purchaseStates[status].next;
  switch (contract?.status) {
    case 'PENDING':
      return 'Next: buyer and seller go through the transfer.';
    case 'COMPLETED':
      return 'The contract was handed over.';
    case 'CANCELLED':
      return 'Next: refund the fee, because the contract was cancelled.';
    default:
      return 'Next: set the status of the contract, or refund the fee.';
  }
}
