import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentPoints } from '../../src/payments/settling/payments.points.js';
import { PaymentsErrands } from '../../src/payments/settling/payments.errands.js';
import { PaymentsSettle } from '../../src/payments/settling/payments.settle.js';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { PurchaseBook } from '../../src/payments/purchase/purchase.book.js';
import { FAULTS } from '../../../sandbox/server/knobs.js';
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
import { PASSWORD, type Person } from '../support/person.js';

let product: TestApp;
let provider: Provider;
let points: PaymentPoints;
let mailsOf: (contractId: string) => Promise<string[]>;
let seller: Person;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  points = product.app.get(PaymentPoints);
  mailsOf = await watchMails(product);
});
afterAll(() => product.stop());
// nothing but the sweeper goes on with what was left behind
beforeEach(async () => {
  [seller, buyer, other] = await Promise.all([product.member(), product.member(), product.member()]);
  await provider.knobs({ reset: true, webhooks: { paused: true } });
});
afterEach(() => void (points.onReach = null));

interface Row {
  id: string;
  status: string;
  cause: string;
  holds: boolean;
}
const purchaseOf = async (contractId: string, person: Person) =>
  (
    await product.database.query<Row>(
      `select id, status, cause, holds_contract as holds from purchases
       where contract_id = $1 and buyer_id = $2 order by id desc limit 1`,
      [contractId, person.id],
    )
  )[0] as Row;
const statusOf = async (contractId: string) =>
  (await seller.rest('GET', `/api/contracts/${contractId}`)).body.status as string;
const setStatus = (contractId: string, status: string) =>
  product.database.query('update contracts set status = $2 where id = $1', [contractId, status]);

/** Time passes, then the sweeper comes by. */
async function sweepLater(age = '31 seconds'): Promise<void> {
  await product.database.query(
    `update purchases set next_look_at = next_look_at - $1::interval, updated_at = updated_at - $1::interval,
       created_at = created_at - $1::interval where next_look_at is not null`,
    [age],
  );
  await product.app.get(PaymentsSweeper).sweep();
}

it('keeps the claim of a process while another one has read the payment before the buyer paid', async () => {
  const contract = await listContract(seller);
  const intent = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
  const unpaid = await product.app.get(PaymentsErrands).look(intent, null);
  const created = await product.app.get(PurchaseBook).findByIntent(intent);
  if (!unpaid || !created) throw new Error('The payment was not opened.');
  expect(unpaid.state).toBe('open');
  await provider.confirm(intent);
  const settle = product.app.get(PaymentsSettle);
  points.onReach = async (name) => {
    if (name !== 'settle:claimed') return;
    points.onReach = null;
    // called directly, because the queue of a contract holds back only the calls of its own process
    await settle['claimAndCharge'](created, unpaid, { actor: 'webhook' });
  };
  expect(dataOf(await rest.complete(buyer, intent))).toEqual({ status: 'completed' });
  expect(points.onReach).toBeNull();
  const moves = await product.database.query<{ to: string }>(
    'select "to" from purchase_transitions where purchase_id = $1 order by id',
    [created.id],
  );
  expect(moves.map(({ to }) => to)).toEqual(['created', 'authorised', 'claimed', 'captured']);
});

describe('dying between two steps', () => {
  const STEPS = [
    'settle:before-write',
    'settle:claimed',
    'settle:before-capture',
    'settle:after-capture',
    'settle:captured',
    'sandbox payment_intents.capture:before',
    'sandbox payment_intents.capture:after-commit',
  ];

  it.each(STEPS)('at %s: the sweeper brings the sale to its end, once', async (point) => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    let died = 0;
    points.onReach = (name) => {
      if (name !== point || died++) return;
      throw new Error(`died at ${point}`);
    };
    const answer = await rest.complete(buyer, intent);
    expect(died).toBeGreaterThan(0);
    // whatever was said, it was not a refusal
    if (!answer.ok) expect(answer.code).toBe('INTERNAL');
    await sweepLater();
    await until(async () => (await purchaseOf(contract.id, buyer)).status === 'captured');
    expect(await statusOf(contract.id)).toBe('pending');
    expect(await provider.charged(intent)).toBe(2500);
    expect(await mailsOf(contract.id)).toEqual(ONE_MAIL_EACH);
    expect(await rest.complete(buyer, intent)).toMatchObject({ ok: true, data: { status: 'completed' } });
  });

  it.each(['settle:releasing', 'settle:before-cancel', 'settle:after-cancel'])(
    'at %s: the loser is released all the same',
    async (point) => {
      const contract = await listContract(seller);
      const intent = await authorise(provider, buyer, contract.id);
      await setStatus(contract.id, 'cancelled');
      points.onReach = (name) => {
        if (name === point) throw new Error(`died at ${point}`);
      };
      await rest.complete(buyer, intent);
      points.onReach = null;
      await sweepLater();
      await until(async () => (await purchaseOf(contract.id, buyer)).status === 'released');
      expect(await provider.intent(intent)).toMatchObject({ status: 'canceled', received: 0 });
    },
  );

  it.each(['open:before-provider', 'open:after-provider'])(
    'at %s: the next attempt continues, and an abandoned intent is closed',
    async (point) => {
      const contract = await listContract(seller);
      points.onReach = (name) => {
        if (name === point) throw new Error(`died at ${point}`);
      };
      expect(await rest.pay(buyer, contract.id)).toMatchObject({ code: 'INTERNAL' });
      expect(await rest.pay(other, contract.id)).toMatchObject({ code: 'INTERNAL' });
      points.onReach = null;
      const intent = await authorise(provider, buyer, contract.id);
      const { intents } = await provider.ledger();
      expect(
        intents.filter(
          ({ metadata }) => metadata.contractId === contract.id && metadata.buyerId === buyer.id,
        ),
      ).toHaveLength(1);
      expect(await rest.complete(buyer, intent)).toMatchObject({ ok: true });
      await sweepLater('61 seconds');
      await until(async () => ['failed', 'released'].includes((await purchaseOf(contract.id, other)).status));
    },
  );

  it.each(['open:before-provider', 'open:after-provider'])(
    'at %s: a purchase whose terms are edited then is released, and keeps no account',
    async (point) => {
      const contract = await listContract(seller);
      points.onReach = async (name) => {
        if (name !== point) return;
        points.onReach = null;
        await seller.viaRest('PUT', `/api/listings/${contract.id}`, { monthlyPayment: 45900 });
        throw new Error(`died at ${point}`);
      };
      expect(await rest.pay(buyer, contract.id)).toMatchObject({ code: 'INTERNAL' });
      expect(await purchaseOf(contract.id, buyer)).toMatchObject({ status: 'releasing' });
      await sweepLater('61 seconds');
      expect(await purchaseOf(contract.id, buyer)).toMatchObject({
        ...{ status: 'released', cause: 'terms-changed', holds: false },
      });
      expect(await buyer.viaRest('DELETE', '/api/user', { password: PASSWORD })).toMatchObject({ ok: true });
    },
  );
});

describe('a provider that fails', () => {
  const CASES = ['payment_intents.create', 'payment_intents.retrieve', 'payment_intents.capture'].flatMap(
    (operation) => FAULTS.map((fault) => [operation, fault] as const),
  );

  it.each(CASES)('%s, %s: sold once, charged once, told once', async (operation, fault) => {
    const contract = await listContract(seller);
    await provider.knobs({ next: { [operation]: { [fault]: 1 } } });
    let opened = await rest.pay(buyer, contract.id);
    if (!opened.ok) {
      expect(opened.code).toBe('PAYMENT_PROVIDER');
      opened = await rest.pay(buyer, contract.id);
    }
    const intent = idOf(dataOf(opened).clientSecret);
    await provider.knobs({ reset: true, webhooks: { paused: true } });
    await provider.confirm(intent);
    await provider.knobs({ next: { [operation]: { [fault]: 1 } } });
    const answer = await rest.complete(buyer, intent);
    expect(answer).toMatchObject({ ok: true });
    await sweepLater();
    await until(async () => (await purchaseOf(contract.id, buyer)).status === 'captured');
    expect(await provider.charged(intent)).toBe(2500);
    expect(await mailsOf(contract.id)).toEqual(ONE_MAIL_EACH);
  });

  it('down for long: the buyer is asked to wait, the contract is kept, then it is sold', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await provider.knobs({ faults: { 'payment_intents.capture': { failRate: 1 } } });
    expect(await rest.complete(buyer, intent)).toMatchObject({ ok: true, data: { status: 'processing' } });
    expect(await purchaseOf(contract.id, buyer)).toMatchObject({ status: 'claimed', holds: true });
    expect(await rest.pay(other, contract.id)).toMatchObject({ code: 'NOT_FOR_SALE' });
    await provider.knobs({ faults: {} });
    await sweepLater();
    expect(await rest.complete(buyer, intent)).toMatchObject({ ok: true, data: { status: 'completed' } });
    expect(await provider.charged(intent)).toBe(2500);
  });

  it('a hold that is gone: the claim is undone and the next buyer has their chance', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    points.onReach = async (name) => {
      if (name === 'settle:before-capture') await provider.stripe.paymentIntents.cancel(intent);
    };
    const answer = await rest.complete(buyer, intent);
    points.onReach = null;
    expect(answer).toMatchObject({ code: 'PAYMENT_REQUIRED' });
    expect(answer.message).toContain('not charged');
    expect(await purchaseOf(contract.id, buyer)).toMatchObject({ status: 'failed', holds: false });
    expect(await statusOf(contract.id)).toBe('active');
    expect(await mailsOf(contract.id)).toEqual([]);
    expect(await rest.complete(other, await authorise(provider, other, contract.id))).toMatchObject({
      ok: true,
    });
  });
});

describe('the sweeper', () => {
  it('completes what a buyer paid and walked away from, without a webhook', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await sweepLater();
    await until(async () => (await purchaseOf(contract.id, buyer)).status === 'captured');
    expect(await provider.charged(intent)).toBe(2500);
  });

  it('takes up after a start what a crash left behind, without waiting, and no dialog that is open', async () => {
    const [left, open] = [await listContract(seller), await listContract(seller)];
    const intent = await authorise(provider, buyer, left.id);
    points.onReach = (name) => {
      if (name === 'settle:claimed') throw new Error('died');
    };
    expect(await rest.complete(buyer, intent)).toMatchObject({ code: 'INTERNAL' });
    points.onReach = null;
    await authorise(provider, other, open.id);
    await provider.knobs({ faults: { 'events.list': { failRate: 1 } } });
    await product.app.get(PaymentsSweeper).sweep(30_000);
    expect(await purchaseOf(left.id, buyer)).toMatchObject({ status: 'captured' });
    expect(await purchaseOf(open.id, other)).toMatchObject({ status: 'created' });
  });

  it('is never long away from what it has to finish, however long that could not be done', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await provider.knobs({ faults: { 'payment_intents.capture': { failRate: 1 } } });
    await rest.complete(buyer, intent);
    await sweepLater('2 hours');
    const { id } = await purchaseOf(contract.id, buyer);
    const [{ seconds } = { seconds: NaN }] = await product.database.query<{ seconds: number }>(
      'select extract(epoch from next_look_at - now())::int as seconds from purchases where id = $1',
      [id],
    );
    expect(seconds).toBeLessThanOrEqual(60);
    await provider.knobs({ faults: {} });
    await sweepLater('1 minute');
    expect((await purchaseOf(contract.id, buyer)).status).toBe('captured');
  });

  it("finds lost webhooks in the provider's own list of events", async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await product.app.get(PaymentsSweeper).sweep();
    await until(async () => (await purchaseOf(contract.id, buyer)).status === 'captured');
    expect(await provider.charged(intent)).toBe(2500);
  });

  it('closes what was opened for a contract that is withdrawn or gone', async () => {
    for (const withdraw of [
      (id: string) => setStatus(id, 'cancelled'),
      (id: string) => product.database.query('delete from contracts where id = $1', [id]),
    ]) {
      const contract = await listContract(seller);
      const open = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
      const held = await authorise(provider, other, contract.id);
      await withdraw(contract.id);
      await sweepLater('6 seconds');
      await until(async () => {
        const { intents } = await provider.ledger();
        return intents
          .filter(({ id }) => id === open || id === held)
          .every(({ status }) => status === 'canceled');
      });
    }
  });

  it('closes an unpaid intent after a day', async () => {
    const contract = await listContract(seller);
    const open = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
    await sweepLater('23 hours');
    expect(await provider.intent(open)).toMatchObject({ status: 'requires_payment_method' });
    await sweepLater('2 hours');
    expect(await provider.intent(open)).toMatchObject({ status: 'canceled' });
    expect(await purchaseOf(contract.id, buyer)).toMatchObject({ status: 'released', cause: 'abandoned' });
  });

  it('shares the work with other processes', async () => {
    const contracts = await Promise.all(Array.from({ length: 4 }, () => listContract(seller)));
    for (const { id } of contracts) await authorise(provider, buyer, id);
    const sweeper = product.app.get(PaymentsSweeper);
    await Promise.all([sweepLater(), sweeper.sweep(), sweeper.sweep()]);
    for (const { id } of contracts) {
      await until(async () => (await purchaseOf(id, buyer)).status === 'captured');
      expect(await mailsOf(id)).toEqual(ONE_MAIL_EACH);
    }
  });
});
