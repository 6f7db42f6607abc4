import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { openPool } from './sandbox-pool.js';
import { PUBLISHABLE_KEY, SECRET_KEY, startHost, type Host } from './sandbox-host.js';

/** What only the sandbox can do: cards by their digits, the 3-D Secure page, webhooks, faults, time, the ledger. */
const HOLD = {
  amount: 2500,
  currency: 'usd',
  capture_method: 'manual',
} as const;
type Opened = Awaited<ReturnType<typeof openPool>>;

let database: Opened;
let host: Host;
const points: string[] = [];
beforeAll(async () => {
  database = await openPool();
  host = await startHost(database.pool, { onPoint: (name) => void points.push(name) });
});
afterAll(async () => {
  await host.close();
  await database.close();
});
beforeEach(() => host.knobs({ reset: true }));

const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}, options?: Stripe.RequestOptions) =>
  host.stripe.paymentIntents.create({ ...HOLD, allowed_payment_method_types: ['card'], ...more }, options);
const held = () => create({ confirm: true, payment_method: 'pm_card_visa' });
const card = (number: string, more: object = {}): Stripe.PaymentMethodCreateParams => ({
  type: 'card',
  card: { number, exp_month: 12, exp_year: 2040, cvc: '123', ...more },
});
const eventsOf = (id: string, type?: string) =>
  host.received.filter(
    (event) => (event.data.object as { id: string }).id === id && (type === undefined || event.type === type),
  );

describe('a browser with the publishable key', () => {
  it.each([
    ['4242424242424242', {}, 'requires_capture'],
    ['5555 5555 5555 4444', {}, 'requires_capture'],
    ['378282246310005', { cvc: '1234' }, 'requires_capture'],
    ['4000000000000002', {}, 'card_declined generic_decline'],
    ['4000000000009995', {}, 'card_declined insufficient_funds'],
    ['4000000000009987', {}, 'card_declined lost_card'],
    ['4000000000009979', {}, 'card_declined stolen_card'],
    ['4000000000000069', {}, 'expired_card '],
    ['4000000000000127', {}, 'incorrect_cvc '],
    ['4000000000000119', {}, 'processing_error '],
    ['4000000000000101', {}, 'incorrect_cvc '],
    ['4242424242424241', {}, 'incorrect_number '],
    ['4242', {}, 'invalid_number '],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month '],
    ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year '],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc '],
    // A Luhn-valid number that is not a test card, so it may be a real one.
    ['4111111111111111', {}, 'card_declined test_mode_live_card'],
  ])('pays with %s %j: %s', async (number, more, outcome) => {
    const { client_secret: secret, id } = await create();
    const attempt = async () => {
      const { id: method } = await host.browser.paymentMethods.create(card(number, more));
      const intent = await host.browser.paymentIntents.confirm(id, {
        payment_method: method,
        client_secret: secret ?? '',
      } as Stripe.PaymentIntentConfirmParams);
      return intent.status;
    };
    const said = await attempt().catch((error: unknown) => {
      const { code, decline_code: decline = '' } = error as Stripe.errors.StripeError;
      return `${code} ${decline}`;
    });
    expect(said).toBe(outcome);
  });

  it('keeps no digits of a card', async () => {
    const method = await host.browser.paymentMethods.create(card('4000000000009995', { cvc: '987' }));
    expect(method.card).toMatchObject({ last4: '9995', brand: 'visa', exp_month: 12, exp_year: 2040 });
    const { rows } = await database.pool.query(
      `with everything as (
         select body::text || hidden::text as text from sandbox.objects
         union all select key || body::text from sandbox.idempotency_keys)
       select count(*)::int as leaks from everything where text ~ '4000000000009995|"cvc": *"987"|: *"987"'`,
    );
    expect(rows).toEqual([{ leaks: 0 }]);
  });

  it('stores at most 300 cards within a minute', async () => {
    await database.pool.query(
      `insert into sandbox.objects (id, kind, body) select 'pm_flood' || n, 'payment_method',
         json_build_object('id', 'pm_flood' || n, 'created', extract(epoch from now())::int)
       from generate_series(1, 300) n`,
    );
    const send = () => host.browser.paymentMethods.create(card('4242424242424242'), { maxNetworkRetries: 0 });
    await expect(send()).rejects.toMatchObject({ statusCode: 429, code: 'rate_limit' });
    expect(await create({ confirm: true, payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'requires_capture',
    });
    await database.pool.query(
      `update sandbox.objects set body = json_build_object('id', id, 'created', extract(epoch from now())::int - 61)
       where id like 'pm_flood%'`,
    );
    await expect(send()).resolves.toMatchObject({ object: 'payment_method' });
  });

  it('sees an intent only with its client secret, and nothing of its metadata', async () => {
    const { id, client_secret: secret } = await create({ metadata: { buyerId: 'b-1' } });
    const shown = await host.browser.paymentIntents.retrieve(id, { client_secret: secret ?? '' });
    expect(shown).toMatchObject({ id, amount: 2500, status: 'requires_payment_method' });
    expect(shown).not.toHaveProperty('metadata');
    expect(shown).not.toHaveProperty('latest_charge');
    await expect(host.browser.paymentIntents.retrieve(id)).rejects.toMatchObject({
      code: 'parameter_missing',
    });
    await expect(
      host.browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_guess` }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'client_secret' });
  });

  it.each([
    ['POST', '/stripe/v1/payment_intents', PUBLISHABLE_KEY, 'secret_key_required'],
    ['POST', '/stripe/v1/refunds', PUBLISHABLE_KEY, 'secret_key_required'],
    ['GET', '/stripe/v1/events', PUBLISHABLE_KEY, 'secret_key_required'],
    ['GET', '/ledger', PUBLISHABLE_KEY, 'secret_key_required'],
    ['POST', '/knobs', PUBLISHABLE_KEY, 'secret_key_required'],
    ['GET', '/stripe/v1/events', 'sk_live_somebody', 'api_key_invalid'],
  ])('%s %s is refused to %s', async (method, path, key, code) => {
    const { status, json } = await host.request(method, path, undefined, key);
    expect([status, json.error.code]).toEqual([401, code]);
  });
});

describe('3-D Secure for a plain REST client', () => {
  const challenged = async (method = 'pm_card_authenticationRequired') => {
    const { id } = await create();
    const intent = await host.stripe.paymentIntents.confirm(id, {
      payment_method: method,
      return_url: 'https://shop.example/back?a=1',
    });
    const url = new URL(intent.next_action?.redirect_to_url?.url ?? '');
    return { id, path: url.pathname.replace('/sandbox', '') };
  };

  it('completes', async () => {
    const { id, path } = await challenged();
    expect((await host.request('GET', `${path}/details`)).json).toMatchObject({
      amount: 2500,
      last4: '3184',
      open: true,
    });
    const { json } = await host.request('POST', `${path}/complete`);
    expect(json).toMatchObject({ status: 'requires_capture', open: false });
    expect(json.returnUrl).toMatch(
      /^https:\/\/shop\.example\/back\?a=1&payment_intent=pi_.*redirect_status=succeeded$/,
    );
    const intent = await host.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
  });

  it('fails, and stays so', async () => {
    const { id, path } = await challenged();
    expect((await host.request('POST', `${path}/fail`)).json.returnUrl).toMatch(/redirect_status=failed$/);
    expect((await host.request('POST', `${path}/complete`)).json).toMatchObject({
      status: 'requires_payment_method',
    });
    expect(await host.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('completes, and the bank declines all the same', async () => {
    const { id, path } = await challenged('pm_card_threeDSecureRequiredChargeDeclined');
    await host.request('POST', `${path}/complete`);
    const intent = await host.stripe.paymentIntents.retrieve(id);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
  });

  it('knows no other step', async () => {
    expect((await host.request('POST', '/3ds/tds_unknown/complete')).status).toBe(404);
  });
});

describe('webhooks', () => {
  it('arrive signed, with the state of their moment', async () => {
    const { id } = await held();
    await host.stripe.paymentIntents.capture(id);
    await host.until(() => eventsOf(id).length === 3);
    const statuses = eventsOf(id).map((event) => [
      event.type,
      (event.data.object as Stripe.PaymentIntent).status,
    ]);
    expect(Object.fromEntries(statuses)).toEqual({
      'payment_intent.created': 'requires_confirmation',
      'payment_intent.amount_capturable_updated': 'requires_capture',
      'payment_intent.succeeded': 'succeeded',
    });
  });

  it('come again until they are taken', async () => {
    await host.knobs({ webhooks: { retryMs: 20 } });
    await host.until(async () => (await host.ledger()).deliveries.pending === 0);
    host.answers.push(500, 503, 400);
    const { id } = await create();
    await host.until(() => eventsOf(id).length === 1);
    // it is noted after the answer, so perhaps a moment later than the event is here
    const attempts = async () =>
      (
        await database.pool.query<{ attempts: number }>(
          'select attempts from sandbox.deliveries where event = $1',
          [eventsOf(id)[0]?.id],
        )
      ).rows.map((row) => row.attempts);
    await host.until(async () => (await attempts())[0] === 4);
    expect(await attempts()).toEqual([4]);
  });

  it('are doubled, dropped, delayed and paused by knobs', async () => {
    await host.knobs({ webhooks: { duplicates: 2 } });
    const doubled = await create();
    await host.until(() => eventsOf(doubled.id).length === 3);
    expect(new Set(eventsOf(doubled.id).map((event) => event.id)).size).toBe(1);

    await host.knobs({ reset: true, webhooks: { dropRate: 1 } });
    const dropped = await create();
    await host.knobs({ reset: true, webhooks: { paused: true } });
    const paused = await create();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([...eventsOf(dropped.id), ...eventsOf(paused.id)]).toEqual([]);

    await host.knobs({ reset: true, webhooks: { delayMs: 400 } });
    await host.until(() => eventsOf(paused.id).length === 1);
    const start = Date.now();
    const delayed = await create();
    await host.until(() => eventsOf(delayed.id).length === 1);
    expect(Date.now() - start).toBeGreaterThanOrEqual(400);
    expect(eventsOf(dropped.id)).toEqual([]);
  });

  it('overtake each other when shuffled', async () => {
    await host.knobs({ webhooks: { shuffleMs: 400 } });
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await create()).id);
    await host.until(() => ids.every((id) => eventsOf(id).length === 1));
    const order = host.received
      .map((event) => (event.data.object as { id: string }).id)
      .filter((id) => ids.includes(id));
    expect(order).not.toEqual(ids);
  });

  it('go on in a process that comes later', async () => {
    await host.knobs({ webhooks: { paused: true } });
    const { id } = await create();
    const later = await startHost(database.pool);
    await later.knobs({ reset: true });
    await host.until(
      () =>
        eventsOf(id).length +
          later.received.filter((e) => (e.data.object as { id: string }).id === id).length ===
        1,
    );
    await later.close();
  });
});

describe('idempotency', () => {
  it('lets one of two simultaneous requests through', async () => {
    await host.knobs({ api: { latencyMs: 30 } });
    const idempotencyKey = `race-${Date.now()}`;
    const options = { idempotencyKey, maxNetworkRetries: 0 };
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => create({}, options)));
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as { statusCode: number; code: string }] : [],
    );
    expect(new Set(ids).size).toBe(1);
    refusals.forEach((error) =>
      expect([error.statusCode, error.code]).toEqual([409, 'idempotency_key_in_use']),
    );
    expect((await create({}, { idempotencyKey })).id).toBe(ids[0]);
  });

  it('repeats a stored 500, and a new key goes on', async () => {
    const { id } = await held();
    await host.knobs({ next: { 'payment_intents.capture': { failAfter: 1 } } });
    const capture = (idempotencyKey: string) =>
      host.stripe.paymentIntents.capture(id, {}, { idempotencyKey });
    await expect(capture(`${id}-1`)).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
    await expect(capture(`${id}-1`)).rejects.toMatchObject({ statusCode: 500 });
    // The money was taken all the same: ask, then decide.
    expect(await host.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
    });
    await expect(capture(`${id}-2`)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('heals a cut connection by itself', async () => {
    const { id } = await held();
    await host.knobs({ next: { 'payment_intents.capture': { cutAfter: 1 } } });
    expect(await host.stripe.paymentIntents.capture(id)).toMatchObject({ status: 'succeeded' });
    await host.knobs({ next: { 'payment_intents.create': { cut: 1 } } });
    expect(await create()).toMatchObject({ status: 'requires_payment_method' });
  });
});

describe('faults', () => {
  it('fail before the effect, or ask to slow down', async () => {
    const { id } = await held();
    await host.knobs({ faults: { 'payment_intents.capture': { failRate: 1 } } });
    await expect(host.stripe.paymentIntents.capture(id)).rejects.toMatchObject({ statusCode: 500 });
    await host.knobs({ faults: { '*': { rateLimitRate: 1 } } });
    await expect(host.stripe.paymentIntents.retrieve(id, {}, { maxNetworkRetries: 0 })).rejects.toMatchObject(
      {
        statusCode: 429,
        type: 'StripeRateLimitError',
      },
    );
    await host.knobs({ reset: true });
    expect(await host.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  });

  it('refuses knobs that do not exist', async () => {
    expect((await host.knobs({ colour: 1 })).json.error.message).toBe('Unknown knob: colour');
    expect((await host.knobs({ faults: { '*': { failrate: 1 } } })).status).toBe(400);
    expect((await host.knobs({ webhooks: { paused: 'yes' } })).status).toBe(400);
  });

  it('names the points of every operation', async () => {
    points.length = 0;
    const { id } = await held();
    await host.stripe.paymentIntents.capture(id);
    expect(points.filter((name) => name.startsWith('payment_intents.capture'))).toEqual([
      'payment_intents.capture:before',
      'payment_intents.capture:after-effect',
      'payment_intents.capture:after-commit',
    ]);
  });
});

describe('time', () => {
  it('deletes cards that were not used for a day', async () => {
    const { payment_method: used } = await held();
    const { id: unused } = await host.browser.paymentMethods.create(card('4242424242424242'));
    await database.pool.query(
      `update sandbox.objects set body = (body::jsonb || '{"created": 1700000000}')::json where id in ($1, $2)`,
      [used, unused],
    );
    const restarted = await startHost(database.pool);
    const isKept = async (id: unknown) =>
      (await database.pool.query('select from sandbox.objects where id = $1', [id])).rowCount === 1;
    await restarted.until(async () => !(await isKept(unused)));
    await restarted.close();
    expect(await isKept(used)).toBe(true);
  });

  it('lets a hold expire', async () => {
    await host.knobs({ holdSeconds: 1 });
    const { id } = await held();
    await host.until(async () => (await host.stripe.paymentIntents.retrieve(id)).status === 'canceled');
    expect(await host.stripe.paymentIntents.retrieve(id)).toMatchObject({
      cancellation_reason: 'automatic',
      amount_capturable: 0,
      amount_received: 0,
    });
    await expect(host.stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it.each([
    ['pm_card_pendingRefund', 'pending', 'succeeded', 2500],
    ['pm_card_refundFail', 'succeeded', 'failed', 0],
  ])('settles a refund to %s: %s, then %s', async (method, first, last, returned) => {
    await host.knobs({ refundSettleMs: 300 });
    const { id } = await create({ capture_method: 'automatic', confirm: true, payment_method: method });
    const refund = await host.stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe(first);
    await host.until(async () => (await host.stripe.refunds.retrieve(refund.id)).status === last);
    await host.until(() => eventsOf(refund.id, 'refund.updated').length === 1);
    const { charges } = await host.ledger();
    expect(charges.find((charge) => charge.intent === id)).toMatchObject({
      amount_captured: 2500,
      amount_returned: returned,
    });
  });
});

it('opens a dispute, and refunds nothing disputed', async () => {
  const { id } = await create({ confirm: true, payment_method: 'pm_card_createDispute' });
  await host.stripe.paymentIntents.capture(id);
  const { data } = await host.stripe.disputes.list({ payment_intent: id });
  expect(data).toMatchObject([{ amount: 2500, reason: 'fraudulent', status: 'needs_response' }]);
  await host.until(() => eventsOf(data[0]?.id ?? '', 'charge.dispute.created').length === 1);
  await expect(host.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

it('captures once, however many ask at once, and never what is canceled', async () => {
  const { id } = await held();
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => host.stripe.paymentIntents.capture(id)),
    ...Array.from({ length: 10 }, () => host.stripe.paymentIntents.cancel(id)),
  ]);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  const { charges } = await host.ledger();
  const charge = charges.find((candidate) => candidate.intent === id);
  expect([0, 2500]).toContain(charge?.amount_captured);
});

it('refunds no more than was paid, however many ask at once', async () => {
  const { id } = await create({ capture_method: 'automatic', confirm: true, payment_method: 'pm_card_visa' });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => host.stripe.refunds.create({ payment_intent: id, amount: 1000 })),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2);
});

describe('malformed requests', () => {
  const post = (body: string) =>
    host.request('POST', '/stripe/v1/payment_intents', new URLSearchParams(body));
  it.each([
    ['amount=2500&currency=usd&metadata[__proto__][x]=1'],
    ['amount=2500&currency=usd&metadata=text'],
    ['amount=2500&currency=usd&metadata[a][b]=1'],
    ['amount[x]=2500&currency=usd'],
    ['amount=2500&amount[x]=1&currency=usd'],
    ['amount=2500&currency=usd&description=%00'],
    ['amount=99999999999999999999&currency=usd'],
    ['amount=2500&currency=usd&expand=latest_charge'],
    ['amount=2500&currency=usd&expand[]=nothing'],
    [`amount=2500&currency=usd&metadata[${'k'.repeat(41)}]=1`],
    ['a[b][c][d][e][f][g][h]=1'],
  ])('%s', async (body) => {
    const { status, json } = await post(body);
    expect([status, json.error.type]).toEqual([400, 'invalid_request_error']);
  });

  it('a body too large', async () => {
    expect((await post(`description=${'x'.repeat(70_000)}`)).status).toBe(413);
  });

  it('an unknown path', async () => {
    const { status, json } = await host.request('GET', '/stripe/v1/customers');
    expect([status, json.error.message]).toEqual([
      404,
      expect.stringContaining('Unrecognized request URL (GET: /v1/customers)'),
    ]);
  });
});

it('shows a ledger that agrees with the API', async () => {
  const { id } = await held();
  await host.stripe.paymentIntents.capture(id);
  const refund = await host.stripe.refunds.create({ payment_intent: id, amount: 500 });
  const { intents, charges, refunds } = await host.ledger();
  expect(intents.find((intent) => intent.id === id)).toMatchObject({
    status: 'succeeded',
    received: 2500,
    capturable: 0,
  });
  expect(charges.find((charge) => charge.intent === id)).toMatchObject({
    captured: true,
    amount_captured: 2500,
    amount_returned: 500,
  });
  expect(refunds.find((candidate) => candidate.id === refund.id)).toMatchObject({ intent: id, amount: 500 });
  expect(host.errors).toEqual([]);
  expect(SECRET_KEY).toMatch(/^sk_sandbox_/);
});
