import { Injectable } from '@nestjs/common';
import { isUuid } from '../common/paging.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { amountRefunded, errandOf, nextStep, type Situation } from './payments.decide.js';
import { PaymentsErrands } from './payments.errands.js';
import { PaymentsMissing } from './payments.missing.js';
import { PaymentPoints } from './payments.points.js';
import { ContractQueue } from './payments.queue.js';
import { PaymentsSale, type PartiesState } from './payments.sale.js';
import { PaymentsSteps } from './payments.steps.js';
import type { ProviderPayment } from './provider/provider.payment.js';
import { PurchaseBook, type Mover } from './purchase.book.js';
import type { Purchase } from './purchase.entity.js';
import { OPEN, PurchaseStatus } from './purchase.status.js';

/** A 3-D Secure step or a look for the card takes minutes; after this nobody is behind the dialog. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const PATIENCE_MS = 3_000;
/** Steps a purchase can make in one go: capture, give back, and one more try of each. */
const MOST_ERRANDS = 5;
const ONE_SALE = 'purchases_one_sale';

interface State {
  purchase: Purchase;
  payment: ProviderPayment;
}

/**
 * The only way a purchase goes on: look at the payment, write down what follows from it, do what is left to do at
 * the provider, look again. Called by the buyer, the webhook and the sweeper, any number of times, in any order, from
 * several processes; every call leads to the same end.
 */
@Injectable()
export class PaymentsSettle {
  private readonly queue = new ContractQueue(PATIENCE_MS);

  constructor(
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly contracts: ContractsService,
    private readonly sale: PaymentsSale,
    private readonly steps: PaymentsSteps,
    private readonly missing: PaymentsMissing,
    private readonly errands: PaymentsErrands,
    private readonly points: PaymentPoints,
  ) {}

  /** The purchase as far as it could go now; null if the payment is none of ours. */
  async settle(paymentIntentId: string, by: Mover): Promise<Purchase | null> {
    const known = await this.book.findByIntent(paymentIntentId);
    if (known && this.missing.isOfOtherMode(known)) return this.missing.endOtherMode(known.id, by);
    const payment = await this.errands.look(paymentIntentId, known);
    if (!payment) return known && this.missing.endMissing(known.id, by);
    const purchase = known ?? (await this.adopt(payment));
    return purchase && this.goOn(purchase, payment, by);
  }

  private async goOn(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    let now = { purchase, payment };
    for (let errands = 0; ; errands++) {
      now = await this.advance(now.purchase, now.payment, by);
      const errand = errandOf(now.purchase, now.payment);
      if (!errand || errands >= MOST_ERRANDS) return now.purchase;
      now.payment = await this.errands.run(errand, now.purchase, now.payment);
    }
  }

  /**
   * Whoever could still be the first waits for their turn and is charged within it, so that a refused card loses
   * nobody's chance. Whoever has lost already steps aside: a crowd of losers must not queue for a lock.
   */
  private async advance(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<State> {
    if (OPEN.includes(purchase.status)) {
      const first = await this.queue.run(purchase.contractId, async () =>
        (await this.isSoldToAnother(purchase)) ? null : this.claimAndCharge(purchase, payment, by),
      );
      if (first) return first;
    }
    return {
      purchase: await this.database.transaction((tx) => this.writeAside(tx, purchase, payment, by)),
      payment,
    };
  }

  private async isSoldToAnother({ id, contractId }: Purchase): Promise<boolean> {
    const holder = await this.book.findHolder(this.database, contractId);
    return holder !== null && holder.id !== id && holder.capturedAt !== null;
  }

  private async claimAndCharge(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<State> {
    const written = await this.write(purchase, payment, by);
    if (errandOf(written, payment) !== 'capture') return { purchase: written, payment };
    const charged = await this.errands.run('capture', written, payment);
    return { purchase: await this.write(written, charged, by), payment: charged };
  }

  private async write(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    await this.points.reach('settle:before-write', purchase);
    try {
      const written = await this.database.transaction((tx) => this.writeLocked(tx, purchase, payment, by));
      await this.points.reach(`settle:${written.status}`, written);
      return written;
    } catch (error) {
      // another process sold it in spite of the lock: the index held, and seen anew this one has lost
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (code !== '23505' || constraint !== ONE_SALE) throw error;
      return this.database.transaction((tx) => this.writeLocked(tx, purchase, payment, by));
    }
  }

  /** Parties locked, then contract, then purchase: the only place where a sale begins or is undone. */
  private async writeLocked(tx: Tx, asked: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    const parties = await this.sale.lockParties(tx, asked);
    const contract = await this.contracts.lock(tx, asked.contractId);
    const purchase = await this.book.lock(tx, asked.id);
    const holder = await this.book.findHolder(tx, asked.contractId);
    const sale = saleOf({
      isTaken: holder !== null && holder.id !== asked.id,
      isForSale: contract?.forSale ?? false,
      isSameTerms: contract?.termsVersion === purchase.termsVersion,
      parties,
    });
    return this.takeSteps(tx, purchase, payment, sale, by);
  }

  /** For what cannot become a sale any more: the purchase alone is locked. */
  private async writeAside(tx: Tx, { id }: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    const purchase = await this.book.lock(tx, id);
    // claimed since we looked: whoever did that goes on with it
    if (purchase.status === PurchaseStatus.CLAIMED) return purchase;
    return this.takeSteps(tx, purchase, payment, 'taken', by);
  }

  private async takeSteps(
    tx: Tx,
    locked: Purchase,
    payment: ProviderPayment,
    sale: Situation['sale'],
    by: Mover,
  ): Promise<Purchase> {
    let purchase = await this.book.noteAmountRefunded(tx, locked, amountRefunded(locked, payment));
    const abandoned = Date.parse(purchase.createdAt) < Date.now() - ABANDONED_AFTER_MS;
    for (;;) {
      const step = nextStep({ purchase, payment, sale, abandoned });
      if (!step) return purchase;
      purchase = await this.steps.take(tx, purchase, step, by);
    }
  }

  /**
   * A payment that no row names yet: we died between asking for it and noting its id. Its own purchase takes it up;
   * where that one has another payment by now, this one is closed, and nobody was charged.
   */
  private async adopt(payment: ProviderPayment): Promise<Purchase | null> {
    const { purchaseId } = payment;
    const purchase = isUuid(purchaseId) ? await this.book.find(purchaseId) : null;
    if (!purchase) return null;
    const tied = await this.book.tie(purchase.id, payment.id);
    if (tied) return tied;
    await this.errands.close(payment, purchase);
    return null;
  }
}

interface SaleFacts {
  isTaken: boolean;
  isForSale: boolean;
  /** The contract still has the terms that the buyer was shown. */
  isSameTerms: boolean;
  parties: PartiesState;
}

function saleOf(now: SaleFacts): Situation['sale'] {
  if (now.isTaken) return 'taken';
  if (now.parties !== 'free') return now.parties;
  if (!now.isForSale) return 'not-for-sale';
  return now.isSameTerms ? 'free' : 'terms-changed';
}
