import { Injectable, Logger } from '@nestjs/common';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { errandOf, nextStep, type Errand, type Situation } from './payments.decide.js';
import { PaymentPoints } from './payments.points.js';
import { ContractQueue } from './payments.queue.js';
import { PaymentsSale } from './payments.sale.js';
import { ProviderError, type ProviderPayment } from './provider.payment.js';
import { PurchaseBook, type Mover, type Step } from './purchase.book.js';
import type { Purchase } from './purchase.entity.js';
import { MAY_HOLD, PurchaseStatus } from './purchase.status.js';
import { StripeClient } from './stripe.client.js';

/** A 3-D Secure step or a look for the card takes minutes; after this nobody is behind the dialog. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const PATIENCE_MS = 3_000;
/** Steps a purchase can make in one go: capture, give back, and one more try of each. */
const MOST_ERRANDS = 5;
const ONE_SALE = 'purchases_one_sale';

/**
 * The only way a purchase goes on: look at the payment, write down what follows from it, do what is left to do at
 * the provider, look again. Called by the buyer, the webhook and the sweeper, any number of times, in any order, from
 * several processes; every call leads to the same end.
 */
@Injectable()
export class PaymentsSettle {
  private readonly logger = new Logger(PaymentsSettle.name);
  private readonly queue = new ContractQueue(PATIENCE_MS);

  constructor(
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly contracts: ContractsService,
    private readonly sale: PaymentsSale,
    private readonly provider: StripeClient,
    private readonly points: PaymentPoints,
  ) {}

  /** The purchase as far as it could go now; null where the payment is none of ours. */
  async settle(paymentIntentId: string, by: Mover): Promise<Purchase | null> {
    const known = await this.book.findByIntent(paymentIntentId);
    const payment = await this.provider.look(paymentIntentId, {
      refunds: known !== null && isPaidBack(known),
    });
    if (!payment) return known;
    const purchase = known ?? (await this.adopt(payment));
    return purchase && this.goOn(purchase, payment, by);
  }

  private async goOn(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    let seen = payment;
    for (let errands = 0; ; errands++) {
      const { written, after } = await this.queue.run(purchase.contractId, () =>
        this.writeAndCharge(purchase, seen, by),
      );
      const errand = errandOf(written, after);
      if (!errand || errands >= MOST_ERRANDS) return written;
      seen = await this.run(errand, written, after);
    }
  }

  /** The winner is charged before the next in the queue is looked at, so that a refused card loses nobody's chance. */
  private async writeAndCharge(purchase: Purchase, payment: ProviderPayment, by: Mover) {
    const written = await this.write(purchase, payment, by);
    if (errandOf(written, payment) !== 'capture') return { written, after: payment };
    const after = await this.run('capture', written, payment);
    return { written: await this.write(written, after, by), after };
  }

  /** One transaction: contract locked, then purchase; every step that follows from what was seen. */
  private async write(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    await this.points.reach('settle:before-write', purchase);
    try {
      const written = await this.database.transaction((tx) => this.writeIn(tx, purchase, payment, by));
      await this.points.reach(`settle:${written.status}`, written);
      return written;
    } catch (error) {
      // another process sold it in spite of the lock: the index held, and seen anew this one has lost
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (code !== '23505' || constraint !== ONE_SALE) throw error;
      return this.database.transaction((tx) => this.writeIn(tx, purchase, payment, by));
    }
  }

  private async writeIn(tx: Tx, { id, contractId }: Purchase, payment: ProviderPayment, by: Mover) {
    const contract = await this.contracts.lock(tx, contractId);
    let purchase = await this.book.lock(tx, id);
    const holder = await this.book.findHolder(tx, contractId);
    const taken = holder !== null && holder.id !== id;
    const sale: Situation['sale'] = taken ? 'taken' : contract?.forSale ? 'free' : 'not-for-sale';
    const abandoned = Date.parse(purchase.createdAt) < Date.now() - ABANDONED_AFTER_MS;
    for (;;) {
      const step = nextStep({ purchase, payment, sale, abandoned });
      if (!step) return purchase;
      purchase = await this.take(tx, purchase, step, by);
    }
  }

  /** A step with what belongs to it, in the same transaction. */
  private async take(tx: Tx, purchase: Purchase, step: Step, by: Mover): Promise<Purchase> {
    if (step.cause === 'mismatch')
      this.logger.error(`Payment ${purchase.paymentIntentId} is not what purchase ${purchase.id} asked for.`);
    const moved = await this.book.move(tx, purchase, step, by);
    if (moved.status === PurchaseStatus.CLAIMED) await this.sale.begin(tx, moved);
    if (purchase.status === PurchaseStatus.CLAIMED && moved.status === PurchaseStatus.CAPTURED)
      await this.sale.finish(tx, moved);
    if (purchase.status === PurchaseStatus.CLAIMED && !moved.holdsContract) await this.sale.undo(tx, moved);
    return moved;
  }

  /** Asks the provider, then looks: what it says afterwards counts, not how it answered. */
  private async run(errand: Errand, purchase: Purchase, payment: ProviderPayment): Promise<ProviderPayment> {
    let refused = false;
    await this.points.reach(`settle:before-${errand}`, purchase);
    try {
      await this.provider[errand](payment.id, purchase);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.problem === 'broken') await this.book.useUpKey(purchase);
      if (error.problem === 'unavailable') throw error;
      refused = error.problem === 'refused';
    }
    await this.points.reach(`settle:after-${errand}`, purchase);
    const seen = await this.provider.look(payment.id, { refunds: isPaidBack(purchase) });
    if (!seen) throw new ProviderError('missing', payment.id);
    if (refused && seen.state === payment.state) return this.afterRefusal(errand, purchase, seen);
    // asked again under the new key with the next errand
    return seen;
  }

  private afterRefusal(errand: Errand, purchase: Purchase, seen: ProviderPayment): ProviderPayment {
    if (errand === 'capture') return { ...seen, captureRefused: true };
    if (errand === 'cancel') throw new ProviderError('refused', `cancel ${seen.id}`);
    const refused = { status: 'failed' as const, amount: seen.taken, round: purchase.refundRound };
    return { ...seen, refunds: [refused, ...seen.refunds] };
  }

  /**
   * A payment that no row names yet: we died between asking for it and noting its id. Its own purchase takes it up;
   * where that one has another payment by now, this one is closed, and nobody was charged.
   */
  private async adopt(payment: ProviderPayment): Promise<Purchase | null> {
    const { purchaseId } = payment;
    const purchase = purchaseId ? await this.book.find(purchaseId) : null;
    if (!purchase) return null;
    const tied = await this.book.tie(purchase.id, payment.id);
    if (tied) return tied;
    const stray = { id: `${purchase.id}:${payment.id}`, attempts: 0 };
    if (payment.state === 'taken') await this.provider.refund(payment.id, { ...stray, refundRound: 0 });
    else if (payment.state !== 'cancelled') await this.provider.cancel(payment.id, stray);
    return null;
  }
}

const isPaidBack = ({ status }: Purchase): boolean =>
  status === PurchaseStatus.REFUNDED || MAY_HOLD.includes(status);
