import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { MailData } from '../jobs/mail.job.js';
import { emailsOf } from '../users/accounts.js';
import { PaymentsMode } from './payments.mode.js';
import type { FreedContract } from './payments.sale.js';
import type { Purchase } from './purchase/purchase.entity.js';

/** Tells both parties about a refund, in the transaction that records it. */
@Injectable()
export class PaymentsRefundMails {
  /**
   * The buyer is told of every refund, the seller only if the contract was sold. `contract` is its new status, or null if
   * the refund left its status as it was.
   */
  async send(tx: Tx, purchase: Purchase, contract: FreedContract | null): Promise<void> {
    const { id, buyerId, sellerId, capturedAt, refundRound } = purchase;
    const emails = await emailsOf(tx, [buyerId, sellerId]);
    const data: MailData['refund-buyer'] = {
      contractId: purchase.contractId,
      contractTitle: purchase.contractTitle,
      amount: purchase.amount,
      purchaseId: id,
      purchasedAt: capturedAt ?? purchase.createdAt,
      contract,
      isTest: purchase.mode !== PaymentsMode.LIVE,
    };
    const [buyer, seller] = [emails.get(buyerId), emails.get(sellerId)];
    const key = (template: string) => ({ key: `${template}:${id}:${refundRound}` });
    if (buyer) await enqueue(tx, 'mail', { template: 'refund-buyer', to: buyer, data }, key('refund-buyer'));
    if (seller && capturedAt)
      await enqueue(tx, 'mail', { template: 'refund-seller', to: seller, data }, key('refund-seller'));
  }
}
