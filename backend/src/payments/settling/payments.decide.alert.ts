import type { PaymentAlert } from '../../jobs/mail.job.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { PurchaseStatus as S } from '../purchase/purchase.status.js';

/** The alert to mail to the operator after a step; null for most steps. */
export function alertOf(from: S, { status }: Pick<Purchase, 'status'>): PaymentAlert | null {
  switch (status) {
    case S.DISPUTED:
      return from === S.REFUNDED ? 'disputed-after-refund' : 'disputed';
    case S.REFUND_FAILED:
      return 'refund-failed';
    case S.RELEASED:
      // the charge may have gone through before the provider could no longer be asked
      return from === S.CLAIMED ? 'charge-unknown' : null;
    default:
      return null;
  }
}
