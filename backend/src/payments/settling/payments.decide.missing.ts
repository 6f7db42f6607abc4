import type { Step } from '../purchase/purchase.book.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { PAID_UNFINISHED, UNPAID_UNFINISHED } from '../purchase/purchase.groups.js';
import { PurchaseStatus, type Cause } from '../purchase/purchase.status.js';
import { PaymentsMode } from '../payments.mode.js';

/** A payment may be visible at the provider a moment after it was created; after a minute it is missing for good. */
const MISSING_FOR_GOOD_AFTER_MS = 60_000;

/**
 * What follows from a change of the payment mode: the keys of one mode cannot see the payments of another. What was not
 * charged is released, and a test sale is closed. A sale for real money stays one; only its refund comes back to the
 * admin.
 */
export function stepAfterModeChange(purchase: Purchase): Step | null {
  return stepWithoutProvider(purchase, 'mode-changed', purchase.mode !== PaymentsMode.LIVE);
}

/** What follows from a 404 for the payment of a purchase of the present mode. */
export function stepAfterMissing(purchase: Purchase, now: number): Step | null {
  const isRecent = Date.parse(purchase.updatedAt) > now - MISSING_FOR_GOOD_AFTER_MS;
  if (isRecent && UNPAID_UNFINISHED.includes(purchase.status)) return null;
  return stepWithoutProvider(purchase, 'missing-at-provider', false);
}

function stepWithoutProvider({ status }: Purchase, cause: Cause, closesPaid: boolean): Step | null {
  if (UNPAID_UNFINISHED.includes(status)) return { action: 'abandonUnpaid', cause };
  if (closesPaid) return PAID_UNFINISHED.includes(status) ? { action: 'close', cause } : null;
  // the refund cannot be made: an admin has to see it
  return status === PurchaseStatus.REFUNDING ? { action: 'noteRefundFailed', cause } : null;
}
