import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { Provider } from '../support/payments.js';
import { stagePurchase } from '../support/payments/purchase-stage.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let provider: Provider;
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  [seller, buyer] = await Promise.all([product.member(), product.member()]);
  await sweep();
});
afterAll(() => product.stop());
// whatever the provider has to tell is in its list alone
beforeEach(() => provider.knobs({ reset: true, webhooks: { paused: true } }));

const sweep = () => product.app.get(PaymentsSweeper).sweep();
const readUntil = async () =>
  (await product.database.query<{ until: string }>('select until from payment_events_read'))[0]?.until;
const statusOf = async (intent: string) =>
  (
    await product.database.query<{ status: string }>(
      'select status from purchases where payment_intent_id = $1',
      [intent],
    )
  )[0]?.status;

/** Handover was down for so long: what happened at the provider is as long ago, and so is the last look at it. */
async function comeBackAfter(hours: number): Promise<void> {
  await product.database.query(
    `update sandbox.objects
     set body = jsonb_set(body::jsonb, '{created}', to_jsonb((body->>'created')::bigint - $1 * 3600 + 60))
     where kind = 'event'`,
    [hours],
  );
  await product.database.query(`update payment_events_read set until = until - $1 * interval '1 hour'`, [
    hours,
  ]);
}

it('learns of a refund that was made at the provider while it was down for days', async () => {
  const { intent } = await stagePurchase(provider, seller, buyer);
  await sweep();
  await provider.stripe.refunds.create({ payment_intent: intent });
  await comeBackAfter(72);
  await sweep();
  await until(async () => (await statusOf(intent)) === 'refunded');
  // from now on only what is new is read
  expect(Date.parse((await readUntil()) ?? '')).toBeGreaterThan(Date.now() - 90_000);
});

it('reads to the end of a list of several pages', async () => {
  const { intent } = await stagePurchase(provider, seller, buyer);
  await sweep();
  await provider.stripe.refunds.create({ payment_intent: intent });
  for (let count = 0; count < 110; count++)
    await provider.stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  await sweep();
  await until(async () => (await statusOf(intent)) === 'refunded');
});

it('keeps its place where the provider does not answer, and tries again', async () => {
  await sweep();
  const place = await readUntil();
  const { intent } = await stagePurchase(provider, seller, buyer);
  await provider.stripe.refunds.create({ payment_intent: intent });
  await provider.knobs({ faults: { 'events.list': { failRate: 1 } } });
  await sweep();
  expect(await readUntil()).toEqual(place);
  await provider.knobs({ faults: {} });
  await sweep();
  await until(async () => (await statusOf(intent)) === 'refunded');
});
