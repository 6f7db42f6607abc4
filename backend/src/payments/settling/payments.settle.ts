import { ruleAtClaim } from '@handover/domain/fee-rule';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { AvailabilityService } from '../../availability/availability.service.js';
import { isUuid } from '../../common/api/paging.js';
import { Database, type Tx } from '../../database/database.js';
import { lockBuyer } from '../../users/accounts.js';
import { amountRefunded, errandOf, nextStep, type Situation } from './payments.decide.js';
import { PaymentsErrands } from './payments.errands.js';
import { PaymentsMissing } from './payments.missing.js';
import { PaymentPoints } from './payments.points.js';
import { ContractQueue } from './contract-queue.js';
import { PaymentsSale, type PartiesState } from '../payments.sale.js';
import type { ProviderPayment } from '../provider/provider.payment.js';
import { PurchaseBook, type Mover } from '../purchase/purchase.book.js';
import { Purchase } from '../purchase/purchase.entity.js';
import { COMPETING, OPEN } from '../purchase/purchase.groups.js';
import { PurchaseStatus } from '../purchase/purchase.status.js';
import { BuyerQuestions, PaymentsReservations, type ReservationCause } from '../payments.reservations.js';

/** A 3-D Secure step takes minutes; after this time the buyer has left the dialog. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const PATIENCE_MS = 3_000;
/** Requests that one purchase can need in one call: capture, refund, and one repetition of each. */
const MOST_ERRANDS = 5;
const ONE_SALE = 'purchases_one_sale';

interface State {
  purchase: Purchase;
  payment: ProviderPayment;
}

/**
 * The only way in which a purchase changes: read the payment, write what follows from it, make the request that is left
 * to make, read again. Called for the buyer, the webhook and the sweeper, any number of times, in any order and from
 * several processes; every call leads to the same result.
 */
@Injectable()
export class PaymentsSettle {
  private readonly queue = new ContractQueue(PATIENCE_MS);

  constructor(
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly sale: PaymentsSale,
    private readonly missing: PaymentsMissing,
    private readonly errands: PaymentsErrands,
    private readonly points: PaymentPoints,
    private readonly buyers: BuyerQuestions,
    private readonly availability: AvailabilityService,
    private readonly reservations: PaymentsReservations,
  ) {}

  /** The purchase after every step that is possible now; null if the payment is not ours. `seen`: read a moment ago. */
  async settle(paymentIntentId: string, by: Mover, seen?: Purchase): Promise<Purchase | null> {
    const known = seen ?? (await this.book.findByIntent(paymentIntentId));
    if (known && this.missing.isOfOtherMode(known)) return this.missing.endOtherMode(known.id, by);
    const payment = await this.errands.look(paymentIntentId, known);
    if (!payment) return known && this.missing.endMissing(known.id, by);
    const purchase = known ?? (await this.adopt(payment));
    return purchase && this.drive(purchase, payment, by);
  }

  private async drive(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    let now = { purchase, payment };
    for (let errands = 0; ; errands++) {
      now = await this.advance(now.purchase, now.payment, by);
      const errand = errandOf(now.purchase, now.payment);
      if (!errand || errands >= MOST_ERRANDS) return now.purchase;
      now.payment = await this.errands.run(errand, now.purchase, now.payment);
    }
  }

  /**
   * Buyers who can still be first are processed one at a time per contract, including the charge, so that after a refused
   * card the next buyer gets the contract. Purchases that can no longer win skip the contract lock.
   */
  private async advance(purchase: Purchase, payment: ProviderPayment, by: Mover): Promise<State> {
    if (OPEN.includes(purchase.status)) {
      const first = await this.queue.run(purchase.contractId, async () =>
        (await this.isSoldToAnother(purchase)) ? null : this.claimAndCharge(purchase, payment, by),
      );
      if (first) return first;
    }
    return {
      purchase: await this.database.transaction((tx) => this.writeUnsold(tx, purchase, payment, by)),
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
      // another process sold it despite the lock: the unique index held, and this purchase has lost on the second read
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (code !== '23505' || constraint !== ONE_SALE) throw error;
      return this.database.transaction((tx) => this.writeLocked(tx, purchase, payment, by));
    }
  }

  /** Locks the parties, then the contract, then the purchase. The only place where a sale begins or is undone. */
  private async writeLocked(tx: Tx, asked: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    const { parties, contract } = await this.sale.lock(tx, asked);
    const purchase = await this.book.lock(tx, asked.id);
    const holder = await this.book.findHolder(tx, asked.contractId);
    const sale = saleOf({
      isChargedBack: holder !== null && holder.id !== asked.id,
      isOnMarket: contract?.isOnMarket ?? false,
      isSameTerms: contract?.termsVersion === purchase.termsVersion,
      reservation: contract && (await this.reservations.stopAt(tx, contract, purchase)),
      parties,
    });
    if (sale !== 'free' || !contract) return this.takeSteps(tx, purchase, payment, sale, by);
    const { stop, feeRule } = await this.availability.stateRuleAtClaim(tx, contract);
    if (stop) return this.takeSteps(tx, purchase, payment, 'not-offered', by);
    if (!isPaying(purchase, payment)) return this.takeSteps(tx, purchase, payment, sale, by);
    if (!(await this.mayBuy(tx, purchase)))
      return this.takeSteps(tx, purchase, payment, 'too-many-proposals', by);
    const ruled = await this.book.noteFeeRule(tx, purchase, ruleAtClaim(purchase.terms?.feeRule, feeRule));
    return this.takeSteps(tx, ruled, payment, sale, by);
  }

  /** Under a lock of the buyer's account, so that of several charges at once each counts the others. */
  private async mayBuy(tx: Tx, { id, buyerId }: Purchase): Promise<boolean> {
    await lockBuyer(tx, buyerId);
    const claimed = { buyerId, status: PurchaseStatus.CLAIMED, id: Not(id) };
    return this.buyers.answers.mayBuy(tx, buyerId, await tx.manager.countBy(Purchase, claimed));
  }

  /**
   * For a purchase that cannot become a sale any more. Locks the parties and the contract only if the purchase may give
   * the contract back: one that did not hold it when it was read never holds it again, except after a charge-back that
   * the bank reverses while the transfer goes on.
   */
  private async writeUnsold(tx: Tx, asked: Purchase, payment: ProviderPayment, by: Mover): Promise<Purchase> {
    const isChargedBack = ({ status }: Purchase) => status === PurchaseStatus.CHARGED_BACK;
    if (asked.holdsContract || isChargedBack(asked)) await this.sale.lock(tx, asked);
    const purchase = await this.book.lock(tx, asked.id);
    // claimed since it was read: the process that claimed it continues
    if (purchase.status === PurchaseStatus.CLAIMED) return purchase;
    const goesOn = isChargedBack(purchase) && (await this.buyers.answers.goesOn(tx, purchase.id));
    return this.takeSteps(tx, purchase, payment, goesOn ? 'free' : 'taken', by);
  }

  private async takeSteps(
    tx: Tx,
    locked: Purchase,
    payment: ProviderPayment,
    sale: Situation['sale'],
    by: Mover,
  ): Promise<Purchase> {
    const noted = await this.book.noteCard(tx, locked, payment.card);
    let purchase = await this.book.noteAmountRefunded(tx, noted, amountRefunded(noted, payment));
    const abandoned = Date.parse(purchase.createdAt) < Date.now() - ABANDONED_AFTER_MS;
    for (;;) {
      const step = nextStep({ purchase, payment, sale, abandoned });
      if (!step) return purchase;
      purchase = await this.sale.take(tx, purchase, step, by);
    }
  }

  /**
   * A payment whose id is in no row: the process died between creating it and storing its id. It is stored in its purchase
   * now; if that purchase has another payment already, this one is closed without a charge.
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

/** The card is authorized, and the contract not yet claimed. */
const isPaying = ({ status }: Purchase, { state }: ProviderPayment): boolean =>
  COMPETING.includes(status) && (state === 'held' || state === 'taken');

interface SaleFacts {
  isChargedBack: boolean;
  isOnMarket: boolean;
  /** The contract still has the terms that the buyer was shown. */
  isSameTerms: boolean;
  /** Why this buyer may not have it, as the seller's choice of a candidate says. */
  reservation: ReservationCause | null;
  parties: PartiesState;
}

function saleOf(now: SaleFacts): Situation['sale'] {
  if (now.isChargedBack) return 'taken';
  if (now.parties !== 'free') return now.parties;
  if (!now.isOnMarket) return 'not-for-sale';
  return now.isSameTerms ? (now.reservation ?? 'free') : 'terms-changed';
}
