import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppError } from '../../common/errors.js';
import { Config } from '../../common/config.js';
import { sandboxStripeOptions } from '@handover/sandbox/stripe-options';
import { OwnAddress } from './own-address.js';
import {
  ProviderError,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
} from './provider.payment.js';
import type { Purchase } from '../purchase.entity.js';
import { disputeOf, eventOf, paymentOf, refundOf, toProviderError } from './stripe.objects.js';

/** What an object means can change with the version, so it moves with the SDK only, on purpose. */
const API_VERSION = '2026-10-28.endive';
/** The SDK's own is 80 s: a buyer does not wait that long. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const EVENTS_PER_PAGE = 100;
const WITH_CHARGE = { expand: ['latest_charge'] };

type Asked = Pick<Purchase, 'id' | 'attempts'>;

/**
 * Requests to the payment provider. The sandbox is called over HTTP like
 * the real one, so that the code that runs in a test is the code that takes money.
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
    const intent = await this.ask((stripe) =>
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

  /** The payment as it is now; null where the provider has none by that id. */
  async look(paymentIntentId: string, { refunds = false } = {}): Promise<ProviderPayment | null> {
    try {
      const payment = paymentOf(
        await this.ask((stripe) => stripe.paymentIntents.retrieve(paymentIntentId, WITH_CHARGE)),
      );
      if (refunds || payment.returned > 0) payment.refunds = await this.listRefunds(paymentIntentId);
      if (payment.dispute === 'open') payment.dispute = await this.findDispute(paymentIntentId);
      return payment;
    } catch (error) {
      if (error instanceof ProviderError && error.problem === 'missing') return null;
      throw error;
    }
  }

  /** Charges the card that is held. */
  async capture(paymentIntentId: string, purchase: Asked): Promise<ProviderPayment> {
    const idempotencyKey = keyOf('capture', purchase);
    return paymentOf(
      await this.ask((stripe) =>
        stripe.paymentIntents.capture(paymentIntentId, WITH_CHARGE, { idempotencyKey }),
      ),
    );
  }

  /** Lets the hold go, or closes a payment that nobody made. */
  async cancel(paymentIntentId: string, purchase: Asked): Promise<ProviderPayment> {
    const idempotencyKey = keyOf('cancel', purchase);
    return paymentOf(
      await this.ask((stripe) =>
        stripe.paymentIntents.cancel(paymentIntentId, WITH_CHARGE, { idempotencyKey }),
      ),
    );
  }

  /** Gives all of it back. What became of it shows in the payment, later perhaps. */
  async refund(paymentIntentId: string, purchase: Asked & { refundRound: number }): Promise<void> {
    const { id, refundRound } = purchase;
    await this.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: paymentIntentId, metadata: { purchaseId: id, round: String(refundRound) } },
        { idempotencyKey: keyOf(`refund-${refundRound}`, purchase) },
      ),
    );
  }

  /** A webhook's bytes as an event; throws where the signature is not the provider's or is too old. */
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

  /** What happened since then, newest first; goes on before `before`. */
  async events(since: Date, before?: string): Promise<{ events: ProviderEvent[]; hasMore: boolean }> {
    const { data, has_more: hasMore } = await this.ask((stripe) =>
      stripe.events.list({
        limit: EVENTS_PER_PAGE,
        created: { gte: Math.floor(since.getTime() / 1000) },
        ...(before && { starting_after: before }),
      }),
    );
    return { events: data.map(eventOf), hasMore };
  }

  private async listRefunds(paymentIntentId: string): Promise<ProviderRefund[]> {
    const { data } = await this.ask((stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    );
    return data.map(refundOf);
  }

  private async findDispute(paymentIntentId: string): Promise<ProviderPayment['dispute']> {
    const { data } = await this.ask((stripe) =>
      stripe.disputes.list({ payment_intent: paymentIntentId, limit: 1 }),
    );
    return data[0] ? disputeOf(data[0]) : 'none';
  }

  private async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await this.connect());
    } catch (error) {
      throw toProviderError(error);
    }
  }

  /** The sandbox is our own server, whose port is known once it listens. */
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

/** The same question has the same key, whoever asks it and however often. */
const keyOf = (verb: string, { id, attempts }: Asked): string => `${verb}:${id}:${attempts}`;
