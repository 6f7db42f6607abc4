import { Injectable } from '@nestjs/common';
import type { Errand } from './payments.decide.js';
import { PaymentPoints } from './payments.points.js';
import { ProviderError, type ProviderPayment } from '../provider/provider.payment.js';
import { PurchaseBook } from '../purchase/purchase.book.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { MAY_HOLD } from '../purchase/purchase.groups.js';
import { PurchaseStatus } from '../purchase/purchase.status.js';
import { StripeClient } from '../provider/stripe.client.js';

/** The requests to the provider that settling makes. If an answer is lost, the payment is read again. */
@Injectable()
export class PaymentsErrands {
  constructor(
    private readonly book: PurchaseBook,
    private readonly provider: StripeClient,
    private readonly points: PaymentPoints,
  ) {}

  /** The payment as it is now, with its refunds if the purchase was or is being refunded. */
  look(paymentIntentId: string, purchase: Purchase | null): Promise<ProviderPayment | null> {
    return this.provider.look(paymentIntentId, { refunds: purchase !== null && isPaidBack(purchase) });
  }

  /** Makes the request and returns the payment afterwards. */
  async run(errand: Errand, purchase: Purchase, payment: ProviderPayment): Promise<ProviderPayment> {
    await this.points.reach(`settle:before-${errand}`, purchase);
    const seen = await this.ask(errand, purchase, payment);
    await this.points.reach(`settle:after-${errand}`, purchase);
    return seen;
  }

  /** Cancels or refunds a payment that belongs to no purchase. */
  async close({ id, state }: ProviderPayment, purchase: Purchase): Promise<void> {
    const errand = state === 'taken' ? 'refund' : 'cancel';
    if (state === 'cancelled') return;
    const stray = { id: `${purchase.id}:${id}`, attempts: purchase.attempts, refundRound: 0 };
    try {
      await this.provider[errand](id, stray);
    } catch (error) {
      if (error instanceof ProviderError && usesUpKey(errand, error)) await this.book.useUpKey(purchase);
      throw error;
    }
  }

  private async ask(errand: Errand, purchase: Purchase, payment: ProviderPayment): Promise<ProviderPayment> {
    try {
      const answer = await this.provider[errand](payment.id, purchase);
      if (answer) return answer;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.problem === 'unavailable') throw error;
      if (usesUpKey(errand, error)) await this.book.useUpKey(purchase);
      const seen = await this.lookAgain(purchase, payment);
      const isUndone = seen.state === payment.state || (errand === 'capture' && seen.state === 'open');
      return error.problem === 'refused' && isUndone ? afterRefusal(errand, purchase, seen) : seen;
    }
    return this.lookAgain(purchase, payment);
  }

  private async lookAgain(purchase: Purchase, { id }: ProviderPayment): Promise<ProviderPayment> {
    const seen = await this.look(id, purchase);
    if (!seen) throw new ProviderError('missing', id);
    return seen;
  }
}

/**
 * The provider stores its answer under the key for a day, so a failed request is repeated with a new key. So is a refused
 * cancel: a payment that cannot be cancelled now may be cancelled a moment later, and repeating it does no harm.
 */
const usesUpKey = (errand: Errand, { problem }: ProviderError): boolean =>
  problem === 'broken' || (problem === 'refused' && errand === 'cancel');

function afterRefusal(errand: Errand, purchase: Purchase, seen: ProviderPayment): ProviderPayment {
  if (errand === 'capture') return { ...seen, captureRefused: true };
  if (errand === 'cancel') throw new ProviderError('refused', `cancel ${seen.id}`);
  const refused = { status: 'failed' as const, amount: seen.taken, round: purchase.refundRound };
  return { ...seen, refunds: [refused, ...seen.refunds] };
}

const isPaidBack = ({ status, amountRefunded }: Purchase): boolean =>
  amountRefunded > 0 || status === PurchaseStatus.REFUNDED || MAY_HOLD.includes(status);
