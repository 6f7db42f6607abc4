import type { ProviderPayment } from '../provider/provider.payment.js';
import type { Step } from '../purchase/purchase.book.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { PurchaseStatus } from '../purchase/purchase.status.js';
import { PaymentsMode } from '../payments.mode.js';

export interface Situation {
  purchase: Purchase;
  payment: ProviderPayment;
  /** Whether this purchase could still have the contract; `free` after a charge-back if its transfer goes on. */
  sale:
    | 'free'
    | 'taken'
    | 'not-for-sale'
    | 'not-offered'
    | 'account-deleted'
    | 'account-suspended'
    | 'terms-changed'
    | 'reserved'
    | 'not-chosen'
    | 'too-many-proposals';
  /** The dialog was opened so long ago that the buyer must have left. */
  abandoned: boolean;
}

/**
 * The next step of a purchase, derived from the provider's payment and our own tables; null if there is none. A pure
 * function, so that the order of the callers does not matter. Called again after each step.
 */
export function nextStep(situation: Situation): Step | null {
  switch (situation.purchase.status) {
    case PurchaseStatus.CREATED:
      return fromCreated(situation);
    case PurchaseStatus.AUTHORISED:
      return fromAuthorised(situation);
    case PurchaseStatus.CLAIMED:
      return fromClaimed(situation);
    case PurchaseStatus.RELEASING:
      return fromReleasing(situation);
    case PurchaseStatus.REFUNDING:
      return fromRefunding(situation);
    case PurchaseStatus.RELEASED:
      return fromReleased(situation);
    case PurchaseStatus.CAPTURED:
    case PurchaseStatus.KEPT:
    case PurchaseStatus.UNDECIDED:
    case PurchaseStatus.REFUND_FAILED:
      return fromPaid(situation);
    case PurchaseStatus.REFUNDED:
      return fromRefunded(situation);
    case PurchaseStatus.DISPUTED:
    case PurchaseStatus.CHARGED_BACK:
      return fromDisputed(situation);
    default:
      return null;
  }
}

function fromCreated({ purchase, payment, sale, abandoned }: Situation): Step | null {
  if (payment.state === 'cancelled') return { action: 'release', cause: 'cancelled-at-provider' };
  if (!isOurs(purchase, payment)) return reject(payment, 'mismatch');
  if (payment.state === 'held' || payment.state === 'taken')
    return { action: 'authorise', cause: 'card-authorised' };
  if (payment.state === 'processing') return null;
  if (sale !== 'free') return { action: 'release', cause: sale };
  return abandoned ? { action: 'release', cause: 'abandoned' } : null;
}

function fromAuthorised({ purchase, payment, sale }: Situation): Step | null {
  if (payment.state === 'cancelled')
    return { action: 'release', cause: payment.holdExpired ? 'hold-expired' : 'cancelled-at-provider' };
  if (!isOurs(purchase, payment)) return reject(payment, 'mismatch');
  if (sale !== 'free') return reject(payment, sale);
  return payment.state === 'held' || payment.state === 'taken' ? { action: 'claim', cause: 'first' } : null;
}

function fromClaimed({ purchase, payment, sale }: Situation): Step | null {
  switch (payment.state) {
    case 'taken':
      return isOurs(purchase, payment)
        ? { action: 'capture', cause: 'paid' }
        : { action: 'giveBack', cause: 'mismatch' };
    case 'cancelled':
      return { action: 'fail', cause: payment.holdExpired ? 'hold-expired' : 'cancelled-at-provider' };
    case 'held':
    case 'open':
      // suspended between the claim and the charge, for example while the process was down
      if (sale === 'account-suspended') return { action: 'release', cause: sale };
      return payment.captureRefused ? { action: 'release', cause: 'capture-refused' } : null;
    default:
      return null;
  }
}

function fromReleasing({ purchase, payment }: Situation): Step | null {
  if (payment.state === 'cancelled') return { action: 'finishRelease', cause: purchase.cause };
  // charged although it was to be cancelled: refund it
  return payment.state === 'taken' ? { action: 'giveBack', cause: purchase.cause } : null;
}

/** Usually cancelled long ago; charged only if it was released while the provider could not be asked. */
function fromReleased({ purchase, payment }: Situation): Step | null {
  return payment.state === 'taken' && !isReturned(payment)
    ? { action: 'giveBack', cause: purchase.cause }
    : null;
}

function fromRefunding({ purchase, payment }: Situation): Step | null {
  if (isReturned(payment)) return { action: 'noteRefunded', cause: purchase.cause };
  // wait for the outcome of a pending refund first
  if (isDisputed(payment) && !payment.refunds.some(({ status }) => status === 'pending')) return DISPUTE;
  const mine = payment.refunds.filter((refund) => refund.round === purchase.refundRound);
  return mine.some((refund) => refund.status === 'failed')
    ? { action: 'noteRefundFailed', cause: 'refund-refused' }
    : null;
}

function fromPaid({ payment }: Situation): Step | null {
  if (isReturned(payment)) return { action: 'noteRefunded', cause: 'refunded-at-provider' };
  return isDisputed(payment) ? DISPUTE : null;
}

function fromRefunded({ payment }: Situation): Step | null {
  // lost already: `disputed` comes before `charged-back`, so that the history shows both
  if (isDisputed(payment)) return DISPUTE;
  return !isReturned(payment) && isBounced(payment)
    ? { action: 'noteRefundFailed', cause: 'refund-refused' }
    : null;
}

function fromDisputed({ purchase, payment, sale }: Situation): Step | null {
  if (payment.dispute === 'won') {
    if (isReturned(payment)) return { action: 'noteRefunded', cause: 'dispute-won' };
    return { action: afterWin(purchase, sale), cause: 'dispute-won' };
  }
  const isLost = payment.dispute === 'lost' && purchase.status === PurchaseStatus.DISPUTED;
  return isLost ? { action: 'lose', cause: 'dispute-lost' } : null;
}

function afterWin({ refundRound, keptAt, holdsContract }: Purchase, sale: Situation['sale']): Step['action'] {
  if (refundRound > 0) return 'winOwingRefund';
  if (keptAt) return 'winKept';
  // without its contract, which is free again and perhaps sold to another buyer, the refund is still owed
  return holdsContract || sale === 'free' ? 'win' : 'winOwingRefund';
}

const DISPUTE: Step = { action: 'dispute', cause: 'dispute-opened' };

const isDisputed = ({ dispute }: ProviderPayment): boolean => dispute === 'open' || dispute === 'lost';

/**
 * Cents refunded so far. Two looks can be written in the wrong order, so the amount only falls if a refund is known to
 * have failed.
 */
export function amountRefunded(
  { amount, amountRefunded: known }: Purchase,
  payment: ProviderPayment,
): number {
  const mayFall = payment.refunds.some(({ status }) => status === 'failed');
  const seen = Math.min(Math.max(payment.returned, 0), amount);
  return mayFall ? seen : Math.max(seen, known);
}

/** True if buyer, contract, amount, currency and mode match our row, and the full amount was charged if any. */
export function isOurs(purchase: Purchase, payment: ProviderPayment): boolean {
  return (
    payment.id === purchase.paymentIntentId &&
    payment.purchaseId === purchase.id &&
    payment.buyerId === purchase.buyerId &&
    payment.contractId === purchase.contractId &&
    payment.amount === purchase.amount &&
    payment.currency === purchase.currency &&
    payment.live === (purchase.mode === PaymentsMode.LIVE) &&
    (payment.state !== 'taken' || payment.taken === purchase.amount)
  );
}

const reject = (payment: ProviderPayment, cause: Step['cause']): Step => ({
  action: payment.state === 'taken' ? 'giveBack' : 'release',
  cause,
});

/** All of the charge was refunded, and no refund was returned by the bank. */
function isReturned({ taken, returned, refunds }: ProviderPayment): boolean {
  if (taken === 0) return false;
  if (refunds.length === 0) return returned >= taken;
  return sumOf(refunds, 'succeeded') >= taken;
}

const isBounced = ({ refunds }: ProviderPayment): boolean =>
  refunds.some((refund) => refund.status === 'failed') &&
  !refunds.some((refund) => refund.status === 'pending');

const sumOf = (refunds: ProviderPayment['refunds'], status: string): number =>
  refunds.filter((refund) => refund.status === status).reduce((sum, refund) => sum + refund.amount, 0);

/** A request to the provider that a purchase in its present status still needs. */
export type Errand = 'capture' | 'cancel' | 'refund';

export function errandOf(purchase: Purchase, payment: ProviderPayment): Errand | null {
  switch (purchase.status) {
    case PurchaseStatus.CLAIMED:
      // open: read before the buyer paid while another process claimed it, or left so by a refused capture
      return payment.state === 'held' || payment.state === 'open' ? 'capture' : null;
    case PurchaseStatus.RELEASING:
    case PurchaseStatus.RELEASED:
      return payment.state === 'cancelled' || payment.state === 'taken' ? null : 'cancel';
    case PurchaseStatus.REFUNDING: {
      const asked = payment.refunds.some(
        (refund) => refund.status === 'pending' || refund.round === purchase.refundRound,
      );
      return asked ? null : 'refund';
    }
    default:
      return null;
  }
}
