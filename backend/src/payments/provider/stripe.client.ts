import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { inSpan } from '../../common/observe/tracing.js';
import { AppError } from '../../common/api/errors.js';
import { Config } from '../../common/config/config.js';
import { sandboxStripeOptions } from '@handover/sandbox/stripe-options';
import { OwnAddress } from './own-address.js';
import {
  ProviderError,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
} from './provider.payment.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { disputeOf, eventOf, paymentOf, refundOf, toProviderError } from './stripe.objects.js';

/** Objects can change their meaning with the version, so it is raised only together with the SDK. */
const API_VERSION = '2026-10-28.endive';
/** The SDK's default of 80 s is longer than a buyer waits. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const EVENTS_PER_PAGE = 100;
const WITH_CHARGE = { expand: ['latest_charge'] };

type KeyedBy = Pick<Purchase, 'id' | 'attempts'>;

/**
 * Requests to the payment provider. The sandbox is called over HTTP as well, so that tests run the code that takes
 * money.
 */
@Injectable()
export class StripeClient {
  private client: Promise<Stripe> | undefined;

  constructor(
    private readonly config: Config,
    private readonly address: OwnAddress,
  ) {}

  /** Opens a payment: a hold on the card when the buyer confirms, no charge. */
  async open(purchase: Purchase): Promise<ProviderPayment> {
    const { id, contractId, buyerId, amount, currency, contractTitle } = purchase;
    const intent = await this.request('paymentIntents.create', (stripe) =>
      stripe.paymentIntents.create(
        {
          amount,
          currency,
          capture_method: 'manual',
          allowed_payment_method_types: ['card'],
          description: `Transfer fee: ${contractTitle}`.slice(0, 500),
          metadata: { contractId, buyerId, purchaseId: id },
        },
        { idempotencyKey: keyOf('open', purchase) },
      ),
    );
    return paymentOf(intent);
  }

  /** The payment as it is now; null if the provider does not know the id. */
  async look(paymentIntentId: string, { refunds = false } = {}): Promise<ProviderPayment | null> {
    try {
      const payment = paymentOf(
        await this.request('paymentIntents.retrieve', (stripe) =>
          stripe.paymentIntents.retrieve(paymentIntentId, WITH_CHARGE),
        ),
      );
      if (refunds || payment.returned > 0) payment.refunds = await this.listRefunds(paymentIntentId);
      if (payment.dispute === 'open') payment.dispute = await this.findDispute(paymentIntentId);
      return payment;
    } catch (error) {
      if (error instanceof ProviderError && error.problem === 'missing') return null;
      throw error;
    }
  }

  /** Charges the authorized card. */
  async capture(paymentIntentId: string, purchase: KeyedBy): Promise<ProviderPayment> {
    const idempotencyKey = keyOf('capture', purchase);
    return paymentOf(
      await this.request('paymentIntents.capture', (stripe) =>
        stripe.paymentIntents.capture(paymentIntentId, WITH_CHARGE, { idempotencyKey }),
      ),
    );
  }

  /** Releases the hold, or closes a payment that was not paid. */
  async cancel(paymentIntentId: string, purchase: KeyedBy): Promise<ProviderPayment> {
    const idempotencyKey = keyOf('cancel', purchase);
    return paymentOf(
      await this.request('paymentIntents.cancel', (stripe) =>
        stripe.paymentIntents.cancel(paymentIntentId, WITH_CHARGE, { idempotencyKey }),
      ),
    );
  }

  /** Starts a full refund. Its outcome is read from the payment, possibly much later. */
  async refund(paymentIntentId: string, purchase: KeyedBy & { refundRound: number }): Promise<void> {
    const { id, refundRound } = purchase;
    await this.request('refunds.create', (stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, metadata: { purchaseId: id, round: String(refundRound) } },
        { idempotencyKey: keyOf(`refund-${refundRound}`, purchase) },
      ),
    );
  }

  /** Parses a webhook's body; throws if the signature is wrong or too old. */
  readEvent(body: unknown, signature: string | undefined): ProviderEvent {
    try {
      const event = Stripe.webhooks.constructEvent(
        body as Buffer,
        signature ?? '',
        this.config.stripeWebhookSecret,
      );
      return eventOf(event);
    } catch (cause) {
      throw new AppError('BAD_REQUEST', 'The signature of this webhook is not valid.', undefined, { cause });
    }
  }

  /** One page of the events since a time, newest first; `before` is the last event of the previous page. */
  async events(since: Date, before?: string): Promise<{ events: ProviderEvent[]; hasMore: boolean }> {
    const { data, has_more: hasMore } = await this.request('events.list', (stripe) =>
      stripe.events.list({
        limit: EVENTS_PER_PAGE,
        created: { gte: Math.floor(since.getTime() / 1000) },
        ...(before && { starting_after: before }),
      }),
    );
    return { events: data.map(eventOf), hasMore };
  }

  private async listRefunds(paymentIntentId: string): Promise<ProviderRefund[]> {
    const { data } = await this.request('refunds.list', (stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return data.map(refundOf);
  }

  private async findDispute(paymentIntentId: string): Promise<ProviderPayment['dispute']> {
    const { data } = await this.request('disputes.list', (stripe) =>
      stripe.disputes.list({ payment_intent: paymentIntentId, limit: 1 }),
    );
    return data[0] ? disputeOf(data[0]) : 'none';
  }

  private async request<Answer>(
    operation: string,
    send: (stripe: Stripe) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const stripe = await this.connect();
      return await inSpan({ name: `stripe ${operation}`, kind: 'client' }, () => send(stripe));
    } catch (error) {
      throw toProviderError(error);
    }
  }

  /** The sandbox is part of our own server, whose port is known only after it listens. */
  private connect(): Promise<Stripe> {
    this.client ??= this.create().catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async create(): Promise<Stripe> {
    return new Stripe(this.config.stripeSecretKey, {
      ...(this.config.paymentsMode === 'sandbox' && sandboxStripeOptions(await this.address.listening())),
      apiVersion: API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }
}

/** Every repetition of a request has the same key, also from another process. */
const keyOf = (verb: string, { id, attempts }: KeyedBy): string => `${verb}:${id}:${attempts}`;
