import { addMs, HOUR_MS } from '@handover/domain/days';
import { Injectable } from '@nestjs/common';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus, STATUS_RULES } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { MailData, MailJob, PaymentAlert } from '../jobs/mail.job.js';
import { readAcceptHours } from '../settings/setting.rows.js';
import { emailsOf, lockAccounts } from '../users/accounts.js';
import { PaymentsMode } from './payments.mode.js';
import type { Purchase } from './purchase/purchase.entity.js';

const { ACTIVE, CANCELLED } = ContractStatus;
const GONE = '(account deleted)';
const SOLD = STATUS_RULES[ACTIVE].purchaseLeadsTo as ContractStatus;

/** Whether both accounts may take part in a sale, or the reason why not. */
export type PartiesState = 'free' | 'account-deleted' | 'account-suspended' | 'not-for-sale';

/** The status of a contract after its purchase gave it back. */
export type FreedContract = ContractStatus.ACTIVE | ContractStatus.CANCELLED;

/** What a sale changes apart from the purchase, always in the transaction that moves the purchase. */
@Injectable()
export class PaymentsSale {
  constructor(private readonly contracts: ContractsService) {}

  /** Locks in the one order that every sale uses: both accounts, then the contract. The purchase is locked last. */
  async lock(tx: Tx, purchase: Purchase): Promise<{ parties: PartiesState; contract: Contract | null }> {
    const parties = await this.lockParties(tx, purchase);
    return { parties, contract: await this.contracts.lock(tx, purchase.contractId) };
  }

  /** Keeps both accounts from being deleted or suspended until the transaction ends. */
  async lockParties(
    tx: Tx,
    { buyerId, sellerId }: Pick<Purchase, 'buyerId' | 'sellerId'>,
  ): Promise<PartiesState> {
    const parties = await lockAccounts(tx, [buyerId, sellerId]);
    if (parties.length < 2 || parties.some(({ isDeleted }) => isDeleted)) return 'account-deleted';
    const suspended = parties.find(({ mayAct }) => !mayAct);
    if (!suspended) return 'free';
    // a buyer does not learn that the seller is suspended
    return suspended.id === buyerId ? 'account-suspended' : 'not-for-sale';
  }

  /** Takes the contract off the market with the claim, before the card is charged. */
  async begin(tx: Tx, { contractId }: Purchase): Promise<void> {
    if (!(await this.contracts.move(tx, contractId, ACTIVE, SOLD)))
      throw new Error(`Contract ${contractId} was claimed while it was not for sale.`);
  }

  /**
   * Puts the contract of a purchase that no longer holds it back up for sale, or takes it off the market if the end of the
   * transfer or an admin chose that with the refund, or the seller may not sell. The answer is null, and nothing changes, if an admin has set another
   * status since the sale.
   */
  async free(tx: Tx, purchase: Purchase): Promise<FreedContract | null> {
    const { contractId, sellerId, takeOffMarket, offMarketReason } = purchase;
    const [seller] = await lockAccounts(tx, [sellerId]);
    const to = takeOffMarket || !seller?.mayAct ? CANCELLED : ACTIVE;
    const reason = seller?.mayAct ? offMarketReason : 'removed';
    return (await this.contracts.move(tx, contractId, SOLD, to, reason)) ? to : null;
  }

  /** Sends the mails of a paid sale. They are sent once, because their jobs commit with this one transition. */
  async finish(tx: Tx, purchase: Purchase): Promise<void> {
    const { buyerId, sellerId, contractId } = purchase;
    const emails = await emailsOf(tx, [buyerId, sellerId]);
    const [buyerEmail, sellerEmail] = [emails.get(buyerId), emails.get(sellerId)];
    const data: MailData['purchase-buyer'] = {
      contractId,
      contractTitle: purchase.contractTitle,
      amount: purchase.amount,
      purchaseId: purchase.id,
      purchasedAt: purchase.capturedAt as string,
      acceptBy: addMs(purchase.capturedAt as string, (await readAcceptHours(tx)) * HOUR_MS),
      feeRule: purchase.terms?.feeRule ?? 'standard',
    };
    if (buyerEmail) await this.mail(tx, purchase, { template: 'purchase-buyer', to: buyerEmail, data });
    if (sellerEmail) await this.mail(tx, purchase, { template: 'purchase-seller', to: sellerEmail, data });
    await this.mail(tx, purchase, {
      template: 'purchase-operator',
      to: null,
      data: {
        ...data,
        buyerEmail: buyerEmail ?? GONE,
        sellerEmail: sellerEmail ?? GONE,
        paymentIntentId: purchase.paymentIntentId as string,
      },
    });
    await enqueue(tx, 'release-others', { contractId }, { key: `release-others:${contractId}` });
  }

  /**
   * Mails a refund, to the buyer always, to the seller only if the contract was sold. `contract` is its new status, or
   * null if the refund left its status as it was.
   */
  async mailRefund(tx: Tx, purchase: Purchase, contract: FreedContract | null): Promise<void> {
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

  /** Mails the operator: each of these needs a person, and a dispute has a deadline at the provider. */
  async alert(tx: Tx, purchase: Purchase, alert: PaymentAlert): Promise<void> {
    const { id, contractId, contractTitle, amount, createdAt, capturedAt, paymentIntentId } = purchase;
    const purchasedAt = capturedAt ?? createdAt;
    const facts = { contractId, contractTitle, amount, purchaseId: id, purchasedAt, paymentIntentId };
    const data: MailData['payment-alert'] = { ...facts, alert, cause: purchase.cause };
    const key = `payment-alert:${alert}:${id}:${purchase.refundRound}`;
    await enqueue(tx, 'mail', { template: 'payment-alert', to: null, data }, { key });
  }

  private async mail(tx: Tx, { id }: Purchase, job: MailJob): Promise<void> {
    await enqueue(tx, 'mail', job, { key: `${job.template}:${id}` });
  }
}
