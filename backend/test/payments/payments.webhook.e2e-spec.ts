import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { Config } from '../../src/common/config/config.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import {
  authorise,
  idOf,
  listContract,
  ONE_MAIL_EACH,
  Provider,
  rest,
  watchMails,
} from '../support/payments.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let provider: Provider;
let mailsOf: (contractId: string) => Promise<string[]>;
let seller: Person;
let buyer: Person;
let secret: string;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  mailsOf = await watchMails(product);
  [seller, buyer] = await Promise.all([product.member(), product.member()]);
  secret = product.app.get(Config).stripeWebhookSecret;
});
afterAll(() => product.stop());

const statusOf = async (paymentIntentId: string) =>
  (
    await product.database.query<{ status: string }>(
      'select status from purchases where payment_intent_id = $1',
      [paymentIntentId],
    )
  )[0]?.status;

interface Delivery {
  payload: string;
  header: string;
}

function notice(
  intentId: string,
  { type = 'payment_intent.succeeded', id = `evt_${randomUUID()}` } = {},
): string {
  return JSON.stringify(
    {
      id,
      object: 'event',
      type,
      livemode: false,
      data: { object: { id: intentId, object: 'payment_intent' } },
    },
    null,
    2,
  );
}
const signed = (payload: string, key = secret, timestamp?: number): Delivery => ({
  payload,
  header: Stripe.webhooks.generateTestHeaderString({ payload, secret: key, ...(timestamp && { timestamp }) }),
});
const post = ({ payload, header }: Delivery, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header, ...headers },
    body: payload,
  });
const eventsOf = (intentId: string) =>
  product.database.query('select id from payment_events where payment_intent_id = $1', [intentId]);

it('completes the purchase of a buyer who closed the window', async () => {
  const contract = await listContract(seller);
  const id = await authorise(provider, buyer, contract.id);
  await until(async () => (await statusOf(id)) === 'captured');
  expect(await provider.charged(id)).toBe(2500);
  expect(await rest.complete(buyer, id)).toMatchObject({ ok: true, data: { status: 'completed' } });
  expect(await mailsOf(contract.id)).toEqual(ONE_MAIL_EACH);
});

it('comes to the same with notices doubled, shuffled and late', async () => {
  await provider.knobs({ webhooks: { duplicates: 3, shuffleMs: 800, delayMs: 100 } });
  const sold: { contract: string; intent: string }[] = [];
  for (let count = 0; count < 4; count++) {
    const contract = await listContract(seller);
    sold.push({ contract: contract.id, intent: await authorise(provider, buyer, contract.id) });
  }
  await until(async () => (await provider.ledger()).deliveries.pending === 0);
  for (const { contract, intent } of sold) {
    await until(async () => (await statusOf(intent)) === 'captured');
    expect(await provider.charged(intent)).toBe(2500);
    expect(await mailsOf(contract)).toEqual(ONE_MAIL_EACH);
  }
  await provider.knobs({ webhooks: { duplicates: 0, shuffleMs: 0, delayMs: 0 } });
});

describe('with the provider silent', () => {
  beforeAll(async () => void (await provider.knobs({ webhooks: { paused: true } })));

  it('believes no notice: a payment that is not made stays unpaid', async () => {
    const contract = await listContract(seller);
    const id = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
    expect((await post(signed(notice(id)))).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf(id)).toBe('created');
    await provider.confirm(id);
    expect((await post(signed(notice(id, { type: 'payment_intent.canceled' })))).status).toBe(200);
    await until(async () => (await statusOf(id)) === 'captured');
  });

  it('keeps one event per id', async () => {
    const contract = await listContract(seller);
    const id = await authorise(provider, buyer, contract.id);
    const payload = notice(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(signed(payload))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(await eventsOf(id)).toHaveLength(1);
    await until(async () => (await statusOf(id)) === 'captured');
    expect(await mailsOf(contract.id)).toEqual(ONE_MAIL_EACH);
  });

  it('refuses every forged, changed, stale or unsigned notice, session or not', async () => {
    const contract = await listContract(seller);
    const id = await authorise(provider, buyer, contract.id);
    const good = signed(notice(id));
    const forged: Delivery[] = [
      signed(good.payload, 'whsec_guessed'),
      { ...good, payload: good.payload.replace('succeeded', 'Succeeded') },
      { ...good, payload: JSON.stringify(JSON.parse(good.payload)) },
      { ...good, header: '' },
      { ...good, header: good.header.replace('v1=', 'v0=') },
      { ...good, header: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      signed(good.payload, secret, Math.floor(Date.now() / 1000) - 3600),
    ];
    for (const delivery of forged)
      for (const cookie of ['', buyer.cookie]) {
        const answer = await post(delivery, cookie ? { cookie } : {});
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
      }
    expect((await fetch(`${product.url}/api/stripe/webhook`, { method: 'POST' })).status).toBe(400);
    expect(await eventsOf(id)).toHaveLength(0);
    expect(await statusOf(id)).toBe('created');
  });

  it('answers many webhook events without waiting for the provider, and settles afterwards', async () => {
    const contract = await listContract(seller);
    const id = await authorise(provider, buyer, contract.id);
    const latencyMs = 5_000;
    await provider.knobs({ api: { latencyMs } });
    const times: number[] = [];
    for (let count = 0; count < 20; count++) {
      const began = performance.now();
      expect((await post(signed(notice(id)))).status).toBe(200);
      times.push(performance.now() - began);
    }
    await provider.knobs({ api: { latencyMs: 0 } });
    expect(Math.min(...times)).toBeLessThan(latencyMs);
    await until(async () => (await statusOf(id)) === 'captured');
  });

  it('takes up a payment whose answer we died before noting, and keeps notices of foreign ones', async () => {
    const contract = await listContract(seller);
    const id = await authorise(provider, buyer, contract.id);
    await product.database.query(
      'update purchases set payment_intent_id = null where payment_intent_id = $1',
      [id],
    );
    expect((await post(signed(notice(id)))).status).toBe(200);
    await until(async () => (await statusOf(id)) === 'captured');

    const foreign = await provider.stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
    expect((await post(signed(notice(foreign.id)))).status).toBe(200);
    expect((await post(signed(notice('pi_of_another_account')))).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await eventsOf(foreign.id)).toHaveLength(1);
    expect(await provider.intent(foreign.id)).toMatchObject({ status: 'requires_payment_method' });
  });
});
