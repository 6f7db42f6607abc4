import { addMs, HOUR_MS } from '@handover/domain/days';
import { Injectable, Logger } from '@nestjs/common';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus, STATUS_RULES } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue, enqueueAll } from '../jobs/jobs.js';
import type { MailData, MailJob, PaymentAlert } from '../jobs/mail.job.js';
import { readAcceptHours } from '../settings/setting.rows.js';
import { emailsOf, lockAccounts } from '../users/accounts.js';
import { PAID_PURCHASE_MOVED, PURCHASE_PAID, SALE_GAVE_BACK } from './payments.events.js';
import { PaymentsMode } from './payments.mode.js';
import { PurchaseBook, type Mover, type Step } from './purchase/purchase.book.js';
import type { Purchase } from './purchase/purchase.entity.js';
import { PurchaseStatus } from './purchase/purchase.status.js';

const { ACTIVE, CANCELLED } = ContractStatus;
const GONE = '(account deleted)';
const SOLD = STATUS_RULES[ACTIVE].purchaseLeadsTo as ContractStatus;

/** Whether both accounts may take part in a sale, or the reason why not. */
export type PartiesState = 'free' | 'account-deleted' | 'account-suspended' | 'not-for-sale';

/** The status of a contract after its purchase gave it back. */
export type FreedContract = ContractStatus.ACTIVE | ContractStatus.CANCELLED;

/** Moves a locked purchase, and changes with it what a sale changes elsewhere, in the caller's transaction. */
@Injectable()
export class PaymentsSale {
  private readonly logger = new Logger(PaymentsSale.name);

  constructor(
    private readonly contracts: ContractsService,
    private readonly book: PurchaseBook,
    private readonly events: Events,
  ) {}

  /** Takes one step of a locked purchase with all its effects. */
  async take(tx: Tx, purchase: Purchase, step: Step, by: Mover): Promise<Purchase> {
    if (step.cause === 'mismatch')
      this.logger.error(`Payment ${purchase.paymentIntentId} is not what purchase ${purchase.id} asked for.`);
    const moved = await this.book.move(tx, purchase, step, by);
    if (moved.status === PurchaseStatus.CLAIMED) await this.begin(tx, moved);
    const isSold = purchase.status === PurchaseStatus.CLAIMED && moved.status === PurchaseStatus.CAPTURED;
    if (isSold) await this.finish(tx, moved);
    const contract = isFreed(purchase, moved) ? await this.free(tx, moved) : null;
    if (moved.status === PurchaseStatus.REFUNDED && !purchase.refundedAt)
      await this.mailRefund(tx, moved, contract);
    const alert = alertOf(purchase.status, moved);
    if (alert) await this.alert(tx, moved, alert);
    if (isSold) await this.events.emit(tx, PURCHASE_PAID, moved);
    else if (purchase.capturedAt && step.cause !== 'transfer-ended')
      await this.events.emit(tx, PAID_PURCHASE_MOVED, { before: purchase, after: moved });
    return moved;
  }

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
    if (!(await this.contracts.move(tx, contractId, SOLD, to, reason))) return null;
    // a refused card ended no transfer
    if (to === ACTIVE && purchase.capturedAt) await this.events.emit(tx, SALE_GAVE_BACK, { contractId });
    return to;
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
    const mails: MailJob[] = [
      {
        template: 'purchase-operator',
        to: null,
        data: {
          ...data,
          buyerEmail: buyerEmail ?? GONE,
          sellerEmail: sellerEmail ?? GONE,
          paymentIntentId: purchase.paymentIntentId as string,
        },
      },
    ];
    if (buyerEmail) mails.push({ template: 'purchase-buyer', to: buyerEmail, data });
    if (sellerEmail) mails.push({ template: 'purchase-seller', to: sellerEmail, data });
    await enqueueAll(tx, [
      ...mails.map((payload) => ({
        name: 'mail' as const,
        payload,
        key: `${payload.template}:${purchase.id}`,
      })),
      { name: 'release-others', payload: { contractId }, key: `release-others:${contractId}` },
    ]);
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
}

/**
 * The purchase gives its contract back: the charge failed, the fee was refunded, or a test sale ended. A lost dispute is
 * decided by an admin, because it says nothing about whether the transfer goes on.
 */
const isFreed = (before: Purchase, { holdsContract, status }: Purchase): boolean =>
  before.holdsContract && !holdsContract && status !== PurchaseStatus.CHARGED_BACK;

/** The alert to mail to the operator after a step; null for most steps. */
export function alertOf(from: PurchaseStatus, { status }: Pick<Purchase, 'status'>): PaymentAlert | null {
  switch (status) {
    case PurchaseStatus.DISPUTED:
      return from === PurchaseStatus.REFUNDED ? 'disputed-after-refund' : 'disputed';
    case PurchaseStatus.REFUND_FAILED:
      return 'refund-failed';
    case PurchaseStatus.RELEASED:
      // the charge may have gone through before the provider could no longer be asked
      return from === PurchaseStatus.CLAIMED ? 'charge-unknown' : null;
    default:
      return null;
  }
}
