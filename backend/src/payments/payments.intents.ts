import { withAgreed } from '@handover/domain/candidates/offer-terms';
import { ruleAtClaim } from '@handover/domain/fee-rule';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { In } from 'typeorm';
import { Config } from '../common/config/config.js';
import { AppError, unauthenticated } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import { notOffered } from '../contracts/contract.availability.js';
import { termsOf } from '../contracts/contract.terms.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { Organisations } from '../organisations/organisations.service.js';
import type { CreatePaymentIntentInput } from './payments.inputs.js';
import { PaymentsMissing } from './settling/payments.missing.js';
import { PaymentPoints } from './settling/payments.points.js';
import { PaymentsSale } from './payments.sale.js';
import { PaymentsSettle } from './settling/payments.settle.js';
import { PaymentIntentSecret } from './payments.types.js';
import { ProviderError, type ProviderPayment } from './provider/provider.payment.js';
import { PurchaseBook, type Mover } from './purchase/purchase.book.js';
import { Purchase } from './purchase/purchase.entity.js';
import { PURCHASE_COLUMNS, toPurchase } from './purchase/purchase.rows.js';
import { OPEN } from './purchase/purchase.groups.js';
import { PurchaseStatus } from './purchase/purchase.status.js';
import { BuyerQuestions, isAgreed, PaymentsReservations, type Agreed } from './payments.reservations.js';
import { StripeClient } from './provider/stripe.client.js';

/** More than one try is needed after a double click, or if an open payment has to be closed first. */
const MOST_TRIES = 3;
const SECOND_CLICK_WAIT_MS = 150;
const SECOND_CLICK_WAITS = 20;
const BUYER: Mover = { actor: 'buyer' };

/** SQL: TypeORM cannot name the partial index of the conflict. */
const INSERT = `insert into purchases as p (contract_id, contract_title, buyer_id, seller_id, amount, mode,
    terms, terms_version, next_look_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '15 seconds')
  on conflict (contract_id, buyer_id) where status in (${sqlList(OPEN)}) do nothing
  returning ${PURCHASE_COLUMNS}`;

/** Opens payments: at most one at a time per contract and buyer. */
@Injectable()
export class PaymentsIntents {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly contracts: ContractsService,
    private readonly book: PurchaseBook,
    private readonly provider: StripeClient,
    private readonly settling: PaymentsSettle,
    private readonly missing: PaymentsMissing,
    private readonly sale: PaymentsSale,
    private readonly points: PaymentPoints,
    private readonly buyers: BuyerQuestions,
    private readonly reservations: PaymentsReservations,
    private readonly organisations: Organisations,
  ) {}

  async create(
    viewer: Viewer,
    { contractId, termsVersion }: CreatePaymentIntentInput,
  ): Promise<PaymentIntentSecret> {
    await this.limits.take('paymentIntent', viewer.id);
    await this.buyers.answers.refuseBuyer(viewer.id);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const contract = await this.contracts.get(contractId);
      if (await this.organisations.managing(this.database, viewer, contract)) throw ownContract();
      await this.assertForSale(contract, viewer);
      if ((termsVersion ?? contract.termsVersion) !== contract.termsVersion) throw termsChanged();
      const agreed = await this.reservations.agreed(this.database, contract, viewer.id);
      const purchase = await this.openPurchase(viewer, contract, agreed);
      const clientSecret = await this.secretFor(purchase, contract, agreed);
      const feeRule = ruleAtClaim(purchase.terms?.feeRule, contract.feeRule);
      if (clientSecret) return Object.assign(new PaymentIntentSecret(), { clientSecret, feeRule });
    }
    throw new AppError(
      'CONFLICT',
      'Your payment for this contract is being processed. Please wait a moment.',
    );
  }

  private async assertForSale(contract: Contract, viewer: Viewer): Promise<void> {
    const holder = await this.book.findHolder(this.database, contract.id);
    if (holder?.buyerId === viewer.id)
      throw new AppError('NOT_FOR_SALE', 'You have already bought this contract.');
    if (holder || !contract.isOnMarket) throw notForSale();
    this.reservations.refuseOthers(contract, viewer.id);
    if (contract.stateRule.stop) throw notOffered(contract.stateRule);
  }

  /** Our row is written first, so that a crash at any later point can be recovered from it. */
  private async openPurchase(viewer: Viewer, contract: Contract, agreed: Agreed | null): Promise<Purchase> {
    const { id, title, userId: sellerId, transferFee } = contract;
    for (;;) {
      const opened = await this.database.transaction(async (tx) => {
        const parties = await this.sale.lockParties(tx, { buyerId: viewer.id, sellerId });
        if (parties === 'account-suspended') throw unauthenticated();
        if (parties !== 'free') throw notForSale();
        const [row] = await tx.query<object>(INSERT, [
          id,
          title,
          viewer.id,
          sellerId,
          transferFee,
          this.config.paymentsMode,
          JSON.stringify({
            ...(agreed ? withAgreed(termsOf(contract), agreed.agreed) : termsOf(contract)),
            ...{ feeRule: contract.feeRule, ...agreed },
          }),
          contract.termsVersion,
        ]);
        if (!row) return null;
        const purchase = toPurchase(row);
        await this.book.recordOpening(tx, purchase.id);
        return purchase;
      });
      if (opened) return opened;
      const wanted = { contractId: id, buyerId: viewer.id, status: In(OPEN) };
      const known = await this.database.manager.findOneBy(Purchase, wanted);
      if (known) return known;
    }
  }

  /** Null if the purchase cannot be paid any more, so that a new one has to be opened. */
  private async secretFor(
    purchase: Purchase,
    { termsVersion }: Contract,
    agreed: Agreed | null,
  ): Promise<string | null> {
    if (this.missing.isOfOtherMode(purchase)) {
      await this.missing.endOtherMode(purchase.id, BUYER);
      return null;
    }
    const payment = await this.paymentFor(purchase);
    const isUsable =
      payment?.state === 'open' &&
      payment.amount === purchase.amount &&
      purchase.termsVersion === termsVersion &&
      isAgreed(purchase.terms, agreed);
    if (isUsable && purchase.status === PurchaseStatus.CREATED) return payment.clientSecret;
    // paid, finally declined, closed, opened under other terms or unknown to the provider: settle it, then open a new one
    const id = purchase.paymentIntentId ?? payment?.id;
    if (id) await this.orUnreachable(() => this.settling.settle(id, BUYER));
    return null;
  }

  private async paymentFor(purchase: Purchase): Promise<ProviderPayment | null> {
    if (purchase.paymentIntentId) {
      const id = purchase.paymentIntentId;
      return this.orUnreachable(() => this.provider.look(id));
    }
    await this.points.reach('open:before-provider', purchase);
    const payment = await this.openAtProvider(purchase);
    if (!payment) return null;
    await this.points.reach('open:after-provider', purchase);
    return (await this.book.tie(purchase.id, payment.id)) && payment;
  }

  /** Of two concurrent requests with one key the provider refuses one as "in use"; that one waits for the other. */
  private async openAtProvider(purchase: Purchase): Promise<ProviderPayment | null> {
    try {
      return await this.provider.open(purchase);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.problem === 'broken') await this.book.useUpKey(purchase);
      const other = error.inUse ? await this.concurrentPayment(purchase) : null;
      if (other) return other;
      throw unreachable(error);
    }
  }

  private async concurrentPayment({ id }: Purchase): Promise<ProviderPayment | null> {
    for (let waits = 0; waits < SECOND_CLICK_WAITS; waits++) {
      await sleep(SECOND_CLICK_WAIT_MS);
      const purchase = await this.book.find(id);
      if (purchase?.paymentIntentId) return this.provider.look(purchase.paymentIntentId);
    }
    return null;
  }

  private async orUnreachable<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof ProviderError ? unreachable(error) : error;
    }
  }
}

export const termsChanged = (): AppError =>
  new AppError(
    'TERMS_CHANGED',
    'The terms of this contract have changed. You were not charged. Please look at them again.',
  );

export const ownContract = (): AppError =>
  new AppError('OWN_CONTRACT', 'This is your own contract: you cannot buy it.');

export const notForSale = (): AppError =>
  new AppError('NOT_FOR_SALE', 'This contract is not for sale at the moment.');

export const unreachable = (cause?: ProviderError): AppError =>
  new AppError(
    'PAYMENT_PROVIDER',
    'The payment service does not answer right now. You were not charged; please try again in a moment.',
    { retryAfterSeconds: 5 },
    { cause },
  );
