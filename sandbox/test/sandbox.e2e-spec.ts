import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { openPool } from './sandbox-pool.js';
import { startHost } from './sandbox-host.js';

/**
 * One contract, two targets: what our payments rely on must hold at the sandbox and, given a test key, at
 * Stripe itself.
 */
const realKey = process.env.STRIPE_TEST_SECRET_KEY;

const FEE = { amount: 2500, currency: 'usd', allowed_payment_method_types: ['card'] };
const HOLD = { ...FEE, capture_method: 'manual' as const };

/** The SDK's own HTTP client keeps headers in an object, its fetch client in `Headers`. */
function headerOf({ lastResponse }: { lastResponse: { headers: object } }, name: string): unknown {
  const { headers } = lastResponse;
  return headers instanceof Headers ? headers.get(name) : Reflect.get(headers, name);
}

function contract(connect: () => Promise<{ stripe: Stripe; close: () => Promise<void> }>): void {
  let stripe: Stripe;
  let close: () => Promise<void>;
  beforeAll(async () => ({ stripe, close } = await connect()));
  afterAll(() => close());

  const held = () => stripe.paymentIntents.create({ ...HOLD, confirm: true, payment_method: 'pm_card_visa' });
  /** What a refused call throws. */
  const refusal = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
    try {
      await call;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) return error;
      throw error;
    }
    throw new Error('was not refused');
  };

  describe('life of an intent', () => {
    it('creates one that waits for a card', async () => {
      const intent = await stripe.paymentIntents.create({
        ...HOLD,
        metadata: { contractId: 'c-1', buyerId: 'b-1' },
      });
      expect(intent).toMatchObject({
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount: 2500,
        amount_capturable: 0,
        capture_method: 'manual',
        livemode: false,
        latest_charge: null,
        metadata: { contractId: 'c-1', buyerId: 'b-1' },
      });
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
      expect(intent.lastResponse.requestId).toMatch(/^req_/);
      expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
        id: intent.id,
        metadata: intent.metadata,
      });
    });

    it('authorises, then captures', async () => {
      const created = await stripe.paymentIntents.create(HOLD);
      const intent = await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' });
      expect(intent).toMatchObject({
        status: 'requires_capture',
        amount_capturable: 2500,
        amount_received: 0,
      });
      const captured = await stripe.paymentIntents.capture(
        intent.id,
        {},
        { idempotencyKey: `capture-${intent.id}` },
      );
      expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 2500 });
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge'],
      });
      expect(charge).toMatchObject({
        object: 'charge',
        captured: true,
        amount_captured: 2500,
        amount_refunded: 0,
        paid: true,
        status: 'succeeded',
        payment_intent: intent.id,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      });
    });

    it('captures a part and releases the rest', async () => {
      const captured = await stripe.paymentIntents.capture((await held()).id, { amount_to_capture: 1000 });
      expect(captured).toMatchObject({ status: 'succeeded', amount_received: 1000, amount_capturable: 0 });
    });

    it('cancels a hold without taking money', async () => {
      const canceled = await stripe.paymentIntents.cancel((await held()).id, {
        cancellation_reason: 'abandoned',
      });
      expect(canceled).toMatchObject({
        status: 'canceled',
        cancellation_reason: 'abandoned',
        amount_received: 0,
      });
      expect(canceled.canceled_at).toEqual(expect.any(Number));
    });

    it('takes the money at once with automatic capture', async () => {
      const intent = await stripe.paymentIntents.create({
        ...FEE,
        confirm: true,
        payment_method: 'pm_card_visa',
      });
      expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2500 });
    });

    it('changes amount and metadata before the confirmation', async () => {
      const { id } = await stripe.paymentIntents.create({ ...HOLD, metadata: { a: '1', b: '2' } });
      const changed = await stripe.paymentIntents.update(id, { amount: 3000, metadata: { a: '', c: '3' } });
      expect(changed).toMatchObject({ amount: 3000, metadata: { b: '2', c: '3' } });
      expect(changed.metadata).not.toHaveProperty('a');
    });

    it('lists the newest first, page by page', async () => {
      const older = await stripe.paymentIntents.create(HOLD);
      const newer = await stripe.paymentIntents.create(HOLD);
      const page = await stripe.paymentIntents.list({ limit: 1 });
      expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
      const next = await stripe.paymentIntents.list({ limit: 1, starting_after: newer.id });
      expect(next.data.map((intent) => intent.id)).toEqual([older.id]);
    });
  });

  describe('wrong states', () => {
    const unexpected = (message: string) => ({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      code: 'payment_intent_unexpected_state',
      message: expect.stringContaining(message),
    });

    it('captures once only', async () => {
      const { id } = await held();
      await stripe.paymentIntents.capture(id);
      expect(await refusal(stripe.paymentIntents.capture(id))).toMatchObject({
        ...unexpected('This PaymentIntent could not be captured because it has a status of succeeded.'),
        payment_intent: { id, status: 'succeeded' },
      });
    });

    it('never cancels what was paid', async () => {
      const { id } = await held();
      await stripe.paymentIntents.capture(id);
      expect(await refusal(stripe.paymentIntents.cancel(id))).toMatchObject(
        unexpected('You cannot cancel this PaymentIntent because it has a status of succeeded.'),
      );
    });

    it('never captures what was canceled', async () => {
      const { id } = await held();
      await stripe.paymentIntents.cancel(id);
      expect(await refusal(stripe.paymentIntents.capture(id))).toMatchObject(
        unexpected('This PaymentIntent could not be captured because it has a status of canceled.'),
      );
    });

    it('confirms only with a card, and only once', async () => {
      const { id } = await stripe.paymentIntents.create(FEE);
      expect(await refusal(stripe.paymentIntents.confirm(id))).toMatchObject(
        unexpected("You cannot confirm this PaymentIntent because it's missing a payment method."),
      );
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      expect(
        await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
      ).toMatchObject(unexpected('You cannot confirm this PaymentIntent because it has already succeeded'));
    });

    it('captures no more than is held', async () => {
      const { id } = await held();
      expect(await refusal(stripe.paymentIntents.capture(id, { amount_to_capture: 2501 }))).toMatchObject({
        statusCode: 400,
        param: 'amount_to_capture',
      });
    });
  });

  describe('declined cards', () => {
    it.each([
      ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
      [
        'pm_card_visa_chargeDeclinedInsufficientFunds',
        'card_declined',
        'insufficient_funds',
        'Your card has insufficient funds.',
      ],
      ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
      ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
      ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined, 'Your card has expired.'],
      [
        'pm_card_chargeDeclinedIncorrectCvc',
        'incorrect_cvc',
        undefined,
        "Your card's security code is incorrect.",
      ],
      [
        'pm_card_chargeDeclinedProcessingError',
        'processing_error',
        undefined,
        'An error occurred while processing your card. Try again in a little bit.',
      ],
    ])('%s', async (method, code, declineCode, message) => {
      const { id } = await stripe.paymentIntents.create(HOLD);
      const error = await refusal(stripe.paymentIntents.confirm(id, { payment_method: method }));
      expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, message });
      if (declineCode) expect(error.decline_code).toBe(declineCode);
      expect(error.charge).toMatch(/^ch_/);
      const intent = await stripe.paymentIntents.retrieve(id);
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        payment_method: null,
        amount_capturable: 0,
        last_payment_error: { type: 'card_error', code, message },
      });
      // A second card may still pay.
      const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
      expect(paid).toMatchObject({ status: 'requires_capture', last_payment_error: null });
    });
  });

  it('asks for 3-D Secure where the card wants it', async () => {
    const { id } = await stripe.paymentIntents.create(HOLD);
    const intent = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://example.com/back',
    });
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: 'https://example.com/back' } },
    });
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled', next_action: null });
  });

  describe('refunds', () => {
    const paid = () =>
      stripe.paymentIntents.create({ ...FEE, confirm: true, payment_method: 'pm_card_visa' });

    it('gives everything back, once', async () => {
      const { id } = await paid();
      const refund = await stripe.refunds.create({ payment_intent: id, reason: 'requested_by_customer' });
      expect(refund).toMatchObject({
        object: 'refund',
        amount: 2500,
        status: 'succeeded',
        payment_intent: id,
      });
      expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
        expand: ['latest_charge'],
      });
      expect(charge).toMatchObject({ refunded: true, amount_refunded: 2500 });
      expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
        statusCode: 400,
        code: 'charge_already_refunded',
        message: expect.stringMatching(/^Charge ch_\w+ has already been refunded\.$/),
      });
    });

    it('gives parts back, never more than the whole', async () => {
      const { id } = await paid();
      await stripe.refunds.create({ payment_intent: id, amount: 1000 });
      expect(await refusal(stripe.refunds.create({ payment_intent: id, amount: 2000 }))).toMatchObject({
        statusCode: 400,
        message: 'Refund amount ($20.00) is greater than unrefunded amount on charge ($15.00)',
      });
      const { data } = await stripe.refunds.list({ payment_intent: id });
      expect(data.map((refund) => refund.amount)).toEqual([1000]);
    });
  });

  describe('idempotency', () => {
    const key = () => `contract-${Date.now()}-${Math.random()}`;

    it('answers the same to the same', async () => {
      const idempotencyKey = key();
      const first = await stripe.paymentIntents.create(HOLD, { idempotencyKey });
      const again = await stripe.paymentIntents.create(HOLD, { idempotencyKey });
      expect(again.id).toBe(first.id);
      expect(headerOf(again, 'idempotent-replayed')).toBe('true');
    });

    it('refuses the key for anything else', async () => {
      const idempotencyKey = key();
      await stripe.paymentIntents.create(HOLD, { idempotencyKey });
      expect(
        await refusal(stripe.paymentIntents.create({ ...HOLD, amount: 2600 }, { idempotencyKey })),
      ).toMatchObject({
        statusCode: 400,
        type: 'StripeIdempotencyError',
        message: expect.stringContaining(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        ),
      });
    });

    it('repeats a decline', async () => {
      const { id } = await stripe.paymentIntents.create(HOLD);
      const idempotencyKey = key();
      const confirm = () =>
        stripe.paymentIntents.confirm(
          id,
          { payment_method: 'pm_card_visa_chargeDeclined' },
          { idempotencyKey },
        );
      const first = await refusal(confirm());
      const again = await refusal(confirm());
      expect(again).toMatchObject({ statusCode: 402, charge: first.charge });
    });
  });

  describe('refused parameters', () => {
    it.each([
      ['no amount', { currency: 'usd' }, { param: 'amount', code: 'parameter_missing' }],
      ['an amount too small', { amount: 49, currency: 'usd' }, { param: 'amount', code: 'amount_too_small' }],
      [
        'an amount too large',
        { amount: 100_000_000, currency: 'usd' },
        { param: 'amount', code: 'amount_too_large' },
      ],
      [
        'a fraction',
        { amount: 10.5, currency: 'usd' },
        { param: 'amount', code: 'parameter_invalid_integer' },
      ],
      ['no currency', { amount: 2500 }, { param: 'currency', code: 'parameter_missing' }],
      ['an unknown currency', { amount: 2500, currency: 'xyz' }, { param: 'currency' }],
      ['an unknown name', { ...FEE, colour: 'red' }, { param: 'colour', code: 'parameter_unknown' }],
      [
        'the old list of methods',
        { ...FEE, payment_method_types: ['card'] },
        { param: 'payment_method_types' },
      ],
      ['a wrong word', { ...FEE, capture_method: 'later' }, { param: 'capture_method' }],
    ])('%s', async (_name, params, error) => {
      const call = stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);
      expect(await refusal(call)).toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
        ...error,
      });
    });

    it('an intent that is not there', async () => {
      expect(await refusal(stripe.paymentIntents.retrieve('pi_missing'))).toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
        param: 'intent',
        message: "No such payment_intent: 'pi_missing'",
      });
    });
  });

  it('writes an event for what happened', async () => {
    const intent = await held();
    const { data } = await stripe.events.list({
      type: 'payment_intent.amount_capturable_updated',
      limit: 20,
    });
    const event = data.find((candidate) => (candidate.data.object as { id?: string }).id === intent.id);
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { status: 'requires_capture' } },
    });
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });
  });
}

describe('payment contract at the sandbox', () => {
  contract(async () => {
    const { pool, close } = await openPool();
    const host = await startHost(pool);
    return { stripe: host.stripe, close: async () => (await host.close(), close()) };
  });
});

(realKey ? describe : describe.skip)('payment contract at Stripe (needs STRIPE_TEST_SECRET_KEY)', () => {
  contract(async () => {
    if (!realKey?.startsWith('sk_test_')) throw new Error('STRIPE_TEST_SECRET_KEY must be a test key');
    return {
      stripe: new Stripe(realKey, { apiVersion: Stripe.API_VERSION }),
      close: async () => undefined,
    };
  });
});
