import { Injectable, Logger } from '@nestjs/common';
import { AppError, notFound } from '../common/api/errors.js';
import { refuseParty } from '../common/api/refuse-party.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { AuditService } from '../audit/audit.service.js';
import { Database } from '../database/database.js';
import { Events } from '../database/events.js';
import type { RefundChoice } from './payments.inputs.js';
import { PaymentsLists } from './payments.lists.js';
import { PaymentsMissing } from './settling/payments.missing.js';
import { PaymentsSettle } from './settling/payments.settle.js';
import type { AdminPurchase } from './payments.types.js';
import { ProviderError } from './provider/provider.payment.js';
import { PurchaseBook } from './purchase/purchase.book.js';
import { Purchase } from './purchase/purchase.entity.js';
import { transitionOf } from './purchase/purchase.life.js';
import { sentenceOf } from './purchase/purchase.sentences.js';
import { PAID_PURCHASE_MOVED } from './payments.events.js';

/**
 * Refunds a buyer and keeps the reason. The step that records the refund also puts the contract back up for sale, or takes
 * it off the market if the admin chose that.
 */
@Injectable()
export class PaymentsRefunds {
  private readonly logger = new Logger(PaymentsRefunds.name);

  constructor(
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly settling: PaymentsSettle,
    private readonly missing: PaymentsMissing,
    private readonly lists: PaymentsLists,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  async refund(caller: RequestContext, id: string, choice: RefundChoice): Promise<AdminPurchase> {
    if (!isUuid(id) || !(await this.book.find(id))) throw notFound('Purchase');
    const purchase = await this.begin(caller, id, choice);
    await this.carryOut(purchase, viewerOf(caller).id);
    return this.lists.getForAdmin(id);
  }

  private begin(
    caller: RequestContext,
    id: string,
    { reason, takeOffMarket: chosen }: RefundChoice,
  ): Promise<Purchase> {
    return this.database.transaction(async (tx) => {
      const purchase = await this.book.lock(tx, id);
      refuseParty(caller, [purchase.buyerId, purchase.sellerId]);
      if (!transitionOf(purchase.status, 'refund', 'admin'))
        throw new AppError('CONFLICT', `This purchase cannot be refunded. ${sentenceOf(purchase.status)}`);
      if (this.missing.isOfOtherMode(purchase))
        throw new AppError(
          'CONFLICT',
          `This was paid in ${purchase.mode} mode. Refund it in the payment provider's dashboard, or start Handover with its ${purchase.mode} keys.`,
        );
      // The ending of a transfer has decided about the contract; an admin may override that while the purchase still holds it.
      const takeOffMarket = (purchase.holdsContract ? chosen : null) ?? purchase.takeOffMarket;
      await tx.manager.update(Purchase, { id }, { refundReason: reason, takeOffMarket });
      const by = { actor: 'admin', userId: viewerOf(caller).id } as const;
      const refunding = await this.book.move(tx, purchase, { action: 'refund', cause: 'admin-refund' }, by);
      await this.events.emit(tx, PAID_PURCHASE_MOVED, { before: purchase, after: refunding });
      const target = { type: 'purchase', id } as const;
      const { status, amount } = purchase;
      await this.audit.record(
        tx,
        caller,
        'purchase.refund',
        target,
        { status, amount },
        { reason, takeOffMarket },
      );
      return refunding;
    });
  }

  /** If the provider does not answer, the sweeper makes the refund later. */
  private async carryOut({ paymentIntentId }: Purchase, userId: string): Promise<void> {
    try {
      await this.settling.settle(paymentIntentId as string, { actor: 'admin', userId });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(error.message);
    }
  }
}
