import { Injectable, Logger } from '@nestjs/common';
import type { Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { alertOf } from './payments.decide.alert.js';
import { PaymentsSale } from '../payments.sale.js';
import { PurchaseBook, type Mover, type Step } from '../purchase/purchase.book.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { PAID_PURCHASE_MOVED, PURCHASE_PAID } from '../purchase/purchase.events.js';
import { PurchaseStatus } from '../purchase/purchase.status.js';

/** Takes one step of a locked purchase with all its effects, in the caller's transaction. */
@Injectable()
export class PaymentsSteps {
  private readonly logger = new Logger(PaymentsSteps.name);

  constructor(
    private readonly book: PurchaseBook,
    private readonly sale: PaymentsSale,
    private readonly events: Events,
  ) {}

  async take(tx: Tx, purchase: Purchase, step: Step, by: Mover): Promise<Purchase> {
    if (step.cause === 'mismatch')
      this.logger.error(`Payment ${purchase.paymentIntentId} is not what purchase ${purchase.id} asked for.`);
    const moved = await this.book.move(tx, purchase, step, by);
    if (moved.status === PurchaseStatus.CLAIMED) await this.sale.begin(tx, moved);
    const isSold = purchase.status === PurchaseStatus.CLAIMED && moved.status === PurchaseStatus.CAPTURED;
    if (isSold) await this.sale.finish(tx, moved);
    const contract = isFreed(purchase, moved) ? await this.sale.free(tx, moved) : null;
    if (moved.status === PurchaseStatus.REFUNDED && !purchase.refundedAt)
      await this.sale.mailRefund(tx, moved, contract);
    const alert = alertOf(purchase.status, moved);
    if (alert) await this.sale.alert(tx, moved, alert);
    if (isSold) await this.events.emit(tx, PURCHASE_PAID, moved);
    else if (purchase.capturedAt && step.cause !== 'transfer-ended')
      await this.events.emit(tx, PAID_PURCHASE_MOVED, { before: purchase, after: moved });
    return moved;
  }
}

/**
 * The purchase gives its contract back: the charge failed, the fee was refunded, or a test sale ended. A lost dispute is
 * decided by an admin, because it says nothing about whether the transfer goes on.
 */
const isFreed = (before: Purchase, { holdsContract, status }: Purchase): boolean =>
  before.holdsContract && !holdsContract && status !== PurchaseStatus.CHARGED_BACK;
