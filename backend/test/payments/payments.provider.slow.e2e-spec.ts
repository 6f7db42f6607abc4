import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Config } from '../../src/common/config/config.js';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { authorise, idOf, listContract, Provider, rest } from '../support/payments.js';
import { stagePurchase } from '../support/payments/purchase-stage.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let provider: Provider;
let seller: Person;
let buyer: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  [seller, buyer, other, admin] = await Promise.all([
    product.member(),
    product.member(),
    product.member(),
    product.admin(),
  ]);
});
afterAll(() => product.stop());
// only what a test asks for happens: no webhooks
beforeEach(() => provider.knobs({ reset: true, webhooks: { paused: true } }));

interface Row {
  id: string;
  status: string;
  cause: string;
  holds: boolean;
}

const sweep = () => product.app.get(PaymentsSweeper).sweep();
const sql = <Result extends object = object>(text: string, values: unknown[] = []) =>
  product.database.query<Result>(text, values);
const rowOf = async (contractId: string, person: Person) =>
  (
    await sql<Row>(
      `select id, status, cause, holds_contract as holds from purchases
       where contract_id = $1 and buyer_id = $2 order by id desc limit 1`,
      [contractId, person.id],
    )
  )[0] as Row;
const statusOf = async (contractId: string) =>
  (await seller.rest('GET', `/api/contracts/${contractId}`)).body.status as string;

async function makeDue(id: string, age = '61 seconds'): Promise<void> {
  await sql(
    `update purchases set next_look_at = now(), updated_at = updated_at - $2::interval,
       created_at = created_at - $2::interval where id = $1`,
    [id, age],
  );
}

async function bought(as = buyer) {
  const { contract, intent } = await stagePurchase(provider, seller, as);
  return { contract, intent, id: (await rowOf(contract.id, as)).id };
}

/** What the provider answers after a change of account: 404. */
const forget = (intent: string) => sql(`delete from sandbox.objects where id = $1 or intent = $1`, [intent]);

describe('after a change of the payment mode', () => {
  /** The row as another mode left it: the present provider does not know its payment. */
  async function fromMode(mode: string, { intent, id }: { intent: string; id: string }): Promise<void> {
    await forget(intent);
    await sql('update purchases set mode = $2 where id = $1', [id, mode]);
  }

  it('an open payment is closed and its buyer can open another one', async () => {
    const contract = await listContract(seller);
    const intent = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
    const { id } = await rowOf(contract.id, buyer);
    await fromMode('test', { intent, id });
    // before any sweep: the buyer presses Buy
    const next = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
    expect(next).not.toBe(intent);
    const [old] = await sql<Row>('select status, cause from purchases where id = $1', [id]);
    expect(old).toEqual({ status: 'released', cause: 'mode-changed' });
    await provider.confirm(next);
    expect(await rest.complete(buyer, next)).toMatchObject({ ok: true, data: { status: 'completed' } });
  });

  it('a sweep releases what was never charged, whatever its status', async () => {
    for (const status of ['created', 'authorised', 'releasing']) {
      const contract = await listContract(seller);
      const intent = await authorise(provider, buyer, contract.id);
      const { id } = await rowOf(contract.id, buyer);
      await fromMode('test', { intent, id });
      await sql('update purchases set status = $2 where id = $1', [id, status]);
      await sweep();
      expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'released', cause: 'mode-changed' });
      expect(await rest.complete(buyer, intent)).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    }
  });

  it('a claim is undone and its contract is for sale again', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    const { id } = await rowOf(contract.id, buyer);
    await fromMode('test', { intent, id });
    await sql(`update contracts set status = 'pending' where id = $1`, [contract.id]);
    await sql(`update purchases set status = 'claimed', holds_contract = true where id = $1`, [id]);
    await sweep();
    expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'released', holds: false });
    expect(await statusOf(contract.id)).toBe('active');
  });

  it('a test sale is closed, its contract is for sale again, and its parties can be deleted', async () => {
    const [owner, customer] = [await product.member(), await product.member()];
    const contract = await listContract(owner);
    const intent = await authorise(provider, customer, contract.id);
    dataOf(await rest.complete(customer, intent));
    const { id } = await rowOf(contract.id, customer);
    await fromMode('test', { intent, id });
    await sweep();
    expect(await rowOf(contract.id, customer)).toMatchObject({
      status: 'closed',
      cause: 'mode-changed',
      holds: false,
    });
    expect(await statusOf(contract.id)).toBe('active');
    expect(await rest.refund(admin, id, 'Too late')).toMatchObject({ code: 'CONFLICT' });
    expect(await rest.complete(customer, intent)).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await rest.purchase(customer, id))).toMatchObject({ status: 'closed' });
    expect(await rest.complete(other, await authorise(provider, other, contract.id))).toMatchObject({
      ok: true,
    });
    expect((await admin.rest('DELETE', `/api/admin/users/${customer.id}`)).status).toBeLessThan(300);
  });

  it('a test refund that was under way is closed', async () => {
    const { contract, intent, id } = await bought();
    await fromMode('test', { intent, id });
    await sql(`update purchases set status = 'refunding' where id = $1`, [id]);
    await sweep();
    expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'closed', holds: false });
  });

  it('a sale for real money stays a sale, and cannot be refunded with keys of another mode', async () => {
    const { contract, intent, id } = await bought();
    await fromMode('live', { intent, id });
    await sweep();
    expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'captured', holds: true });
    expect(await rest.refund(admin, id, 'With the wrong keys')).toMatchObject({ code: 'CONFLICT' });
    expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'captured', holds: true });
    await sql(`update purchases set status = 'refunding', refund_round = 1 where id = $1`, [id]);
    await sweep();
    expect(await rowOf(contract.id, buyer)).toMatchObject({
      status: 'refund-failed',
      cause: 'mode-changed',
      holds: true,
    });
    const contractNow = await statusOf(contract.id);
    expect(contractNow).toBe('pending');
  });
});

describe('a payment that the provider does not know any more', () => {
  it.each(['created', 'authorised', 'releasing', 'claimed'])(
    '%s: is released after a minute, and the contract can be bought',
    async (status) => {
      const contract = await listContract(seller);
      const intent = await authorise(provider, buyer, contract.id);
      const { id } = await rowOf(contract.id, buyer);
      await forget(intent);
      const holds = status === 'claimed';
      if (holds) await sql(`update contracts set status = 'pending' where id = $1`, [contract.id]);
      await sql('update purchases set status = $2, holds_contract = $3 where id = $1', [id, status, holds]);
      await sql('update purchases set next_look_at = now() where id = $1', [id]);
      await sweep();
      // an answer like this within the first minute proves nothing
      expect(await rowOf(contract.id, buyer)).toMatchObject({ status });
      await makeDue(id);
      await sweep();
      expect(await rowOf(contract.id, buyer)).toMatchObject({
        status: 'released',
        cause: 'missing-at-provider',
        holds: false,
      });
      expect(await rest.complete(buyer, intent)).toMatchObject({ code: 'PAYMENT_REQUIRED' });
      expect(await statusOf(contract.id)).toBe('active');
      expect(await rest.complete(buyer, await authorise(provider, buyer, contract.id))).toMatchObject({
        ok: true,
      });
    },
  );

  it('a refund: comes back to the admin at once', async () => {
    const { contract, intent, id } = await bought();
    await forget(intent);
    dataOf(await rest.refund(admin, id, 'Provider account was changed'));
    expect(await rowOf(contract.id, buyer)).toMatchObject({
      status: 'refund-failed',
      cause: 'missing-at-provider',
      holds: true,
    });
    expect(dataOf(await rest.all(admin, { q: id })).items[0]).toMatchObject({ refundable: true });
  });

  it('that was only released here is let go, or given back, once the provider knows it again', async () => {
    const contract = await listContract(seller);
    for (const charged of [false, true]) {
      const intent = await authorise(provider, buyer, contract.id);
      const { id } = await rowOf(contract.id, buyer);
      await sql(
        `update purchases set status = 'released', cause = 'missing-at-provider', next_look_at = now() where id = $1`,
        [id],
      );
      if (charged) await provider.stripe.paymentIntents.capture(intent);
      await sweep();
      await until(async () => (await provider.intent(intent)).capturable === 0);
      expect(await provider.charged(intent)).toBe(0);
    }
  });
});

describe('a cancel that the provider refuses', () => {
  const setStatus = (intent: string, status: string) =>
    sql(
      `update sandbox.objects set body = jsonb_set(body::jsonb, '{status}', to_jsonb($2::text)) where id = $1`,
      [intent, status],
    );

  it('is asked again, under a new key, with every sweep: the hold is gone soon after it can be', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await setStatus(intent, 'processing');
    await expect(provider.stripe.paymentIntents.cancel(intent)).rejects.toThrow('status of processing');
    const { id } = await rowOf(contract.id, buyer);
    await sql(`update purchases set status = 'releasing', cause = 'taken' where id = $1`, [id]);
    for (const age of ['5 seconds', '10 minutes']) {
      await makeDue(id, age);
      await sweep();
      expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'releasing' });
      // due again before the sweep after next
      const [{ seconds } = { seconds: NaN }] = await sql<{ seconds: number }>(
        'select extract(epoch from next_look_at - now())::int as seconds from purchases where id = $1',
        [id],
      );
      expect(seconds).toBeLessThanOrEqual(25);
    }
    await setStatus(intent, 'requires_capture');
    await makeDue(id, '0 seconds');
    await sweep();
    expect(await provider.intent(intent)).toMatchObject({ status: 'canceled', capturable: 0 });
    expect(await rowOf(contract.id, buyer)).toMatchObject({ status: 'released' });
  });
});

describe('a provider account that is shared', () => {
  it('notices about payments of others are not kept', async () => {
    const foreign = await provider.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      metadata: { purchaseId: 'order 17' },
    });
    const elsewhere = await provider.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      metadata: { purchaseId: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' },
    });
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await sweep();
    const kept = await sql<{ id: string }>(
      'select distinct payment_intent_id as id from payment_events where payment_intent_id = any($1)',
      [[foreign.id, elsewhere.id, intent]],
    );
    expect(kept.map(({ id }) => id)).toEqual([intent]);
  });

  it('one that is looked at all the same is looked at once, without an error', async () => {
    const foreign = await provider.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      metadata: { purchaseId: 'order 17' },
    });
    await sql(
      `insert into payment_events (id, type, payment_intent_id, received_at)
       values ('evt_foreign', 'payment_intent.created', $1, now() - interval '1 minute')`,
      [foreign.id],
    );
    await sweep();
    const [event] = await sql<{ handled: boolean }>(
      `select handled_at is not null as handled from payment_events where id = 'evt_foreign'`,
      [],
    );
    expect(event).toEqual({ handled: true });
  });
});

describe("the sandbox's own keys and controls", () => {
  const ask = (url: string, path: string, key: string) =>
    fetch(`${url}/sandbox${path}`, { headers: { authorization: `Bearer ${key}` } });

  it('have no constant key, and in production there are no knobs and no ledger', async () => {
    for (const production of [false, true]) {
      const instance = await startApp({
        STRIPE_SECRET_KEY: '',
        ...(production && {
          NODE_ENV: 'production',
          PAYMENTS_SANDBOX: 'true',
          PUBLIC_URL: 'http://localhost',
        }),
      });
      try {
        const { stripeSecretKey } = instance.app.get(Config);
        expect((await ask(instance.url, '/stripe/v1/payment_intents', stripeSecretKey)).status).toBe(200);
        expect((await ask(instance.url, '/stripe/v1/payment_intents', 'sk_sandbox_handover')).status).toBe(
          401,
        );
        for (const path of ['/knobs', '/ledger'])
          expect((await ask(instance.url, path, stripeSecretKey)).status).toBe(production ? 404 : 200);
      } finally {
        await instance.stop();
      }
    }
  });
});
