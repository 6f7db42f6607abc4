import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { AppError } from '../common/api/errors.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { PaymentsMissing } from './settling/payments.missing.js';
import { PaymentsSale } from './payments.sale.js';
import { PurchaseBook, type Mover } from './purchase/purchase.book.js';
import { Purchase } from './purchase/purchase.entity.js';
import { transitionOf } from './purchase/purchase.life.js';
import { sentenceOf } from './purchase/purchase.sentences.js';
import { PurchaseStatus } from './purchase/purchase.status.js';
import type { PurchaseTerms } from './purchase/purchase.terms.js';

/** What the end of a transfer decides about the fee and the contract. */
export interface TransferEnding {
  fee: 'refund' | 'keep' | 'undecided';
  takeOffMarket: boolean;
  /** Why the contract is off the market then; null without a reason of its holder or a third party. */
  offMarketReason: OffMarketReason | null;
  /** An admin's reason. */
  reason?: string | null;
}

/** What a transfer may do with the purchase it belongs to, in the transaction of the transfer's own change. */
@Injectable()
export class PaymentsTransfers {
  constructor(
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly sale: PaymentsSale,
    private readonly missing: PaymentsMissing,
  ) {}

  /** Locks in the order of every sale: both accounts, the contract, the purchase. The transfer is locked after them. */
  async lock(tx: Tx, purchaseId: string): Promise<Purchase> {
    await this.sale.lock(tx, (await this.book.find(purchaseId, tx)) as Purchase);
    return this.book.lock(tx, purchaseId);
  }

  /**
   * Refunds or keeps the fee of a locked purchase, or leaves it to an admin. A refund gives the contract back when the
   * provider has made it, as every refund does; otherwise the contract is given back at once. The queued job asks the
   * provider right after the commit.
   */
  async end(
    tx: Tx,
    purchase: Purchase,
    { fee, takeOffMarket, offMarketReason, reason }: TransferEnding,
    by: Mover,
  ): Promise<void> {
    const { id, status, mode, paymentIntentId } = purchase;
    const action = fee === 'undecided' ? 'leaveUndecided' : fee;
    if (status === PurchaseStatus.KEPT && fee === 'keep') return;
    if (status === PurchaseStatus.DISPUTED)
      return this.note(tx, purchase, { fee, takeOffMarket, offMarketReason, reason });
    if (!transitionOf(status, action, by.actor))
      throw new AppError('CONFLICT', `The fee cannot be decided now. ${sentenceOf(status)}`);
    if (fee === 'refund' && this.missing.isOfOtherMode(purchase))
      throw new AppError(
        'CONFLICT',
        `This was paid in ${mode} mode. Refund it in the payment provider's dashboard, or start Handover with its ${mode} keys.`,
      );
    const choice = { takeOffMarket, offMarketReason, ...(reason && { refundReason: reason }) };
    await tx.manager.update(Purchase, { id }, choice);
    const chosen = Object.assign(new Purchase(), purchase, choice);
    await this.sale.take(tx, chosen, { action, cause: 'transfer-ended' }, by);
    if (fee === 'refund' && paymentIntentId)
      await enqueue(tx, 'settle-payment', { paymentIntentId }, { key: `settle:${paymentIntentId}` });
  }

  /** What the buyers were shown, by purchase; purchases of early releases have none. */
  async termsOf(ids: string[]): Promise<Map<string, PurchaseTerms>> {
    const sold = await this.database.manager.find(Purchase, {
      select: { id: true, terms: true },
      where: { id: In(ids), terms: Not(IsNull()) },
    });
    return new Map(sold.map(({ id, terms }) => [id, terms as PurchaseTerms]));
  }

  /** Gives back the contract of a locked purchase that no longer holds it: the bank took the fee. */
  async free(
    tx: Tx,
    purchase: Purchase,
    choice: Pick<TransferEnding, 'takeOffMarket' | 'offMarketReason'>,
  ): Promise<void> {
    await this.sale.free(tx, Object.assign(new Purchase(), purchase, choice));
  }

  /**
   * The bank has the fee, so it cannot be moved. The contract is given back at once; what was decided holds if the bank
   * gives the fee back: a refund is owed then, unless the fee was kept.
   */
  private async note(
    tx: Tx,
    purchase: Purchase,
    { fee, takeOffMarket, offMarketReason, reason }: TransferEnding,
  ): Promise<void> {
    const { id, holdsContract, keptAt } = purchase;
    await tx.manager.update(
      Purchase,
      { id },
      {
        ...{ takeOffMarket, offMarketReason, holdsContract: false, ...(reason && { refundReason: reason }) },
        keptAt: fee === 'refund' ? null : (keptAt ?? new Date().toISOString()),
      },
    );
    if (holdsContract) await this.free(tx, purchase, { takeOffMarket, offMarketReason });
  }
}
