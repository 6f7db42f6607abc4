import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import {
  authorise,
  apis,
  bankDisputes,
  listContract,
  Provider,
  rest,
  watchMails,
  type AdminPurchaseShown,
} from '../support/payments.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let provider: Provider;
let seller: Person;
let buyer: Person;
let admin: Person;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  [seller, buyer, admin] = await Promise.all([product.member(), product.member(), product.admin()]);
  await provider.knobs({ refundSettleMs: 1_000 });
  await watchMails(product);
});
afterAll(() => product.stop());

async function buy(card?: string) {
  const contract = await listContract(seller);
  const intent = await authorise(provider, buyer, contract.id, card);
  await until(async () => (await rest.complete(buyer, intent)).data?.status === 'completed');
  const purchase = await find(intent);
  return { contract, intent, id: purchase.id };
}
const find = async (intent: string): Promise<AdminPurchaseShown> =>
  dataOf(await rest.all(admin, { q: intent })).items[0] as AdminPurchaseShown;
const reaches = (intent: string, status: string) => until(async () => (await find(intent)).status === status);

describe.each(apis)('a refund through %s', (_name, api) => {
  it('gives the fee back with a reason that stays, once', async () => {
    const { intent, id } = await buy();
    const refunded = dataOf(await api.refund(admin, id, '  The seller changed their mind. '));
    expect(refunded).toMatchObject({
      status: 'refunded',
      refundReason: 'The seller changed their mind.',
      refundedAt: expect.any(String),
      refundable: false,
    });
    expect(refunded.history.slice(-2)).toMatchObject([
      { from: 'captured', to: 'refunding', cause: 'admin-refund', by: 'admin', byUserId: admin.id },
      { from: 'refunding', to: 'refunded' },
    ]);
    expect(await provider.charged(intent)).toBe(0);
    expect(await api.refund(admin, id, 'Once more')).toMatchObject({ code: 'CONFLICT' });
    expect((await provider.ledger()).refunds.filter((refund) => refund.intent === intent)).toHaveLength(1);
    expect(await rest.complete(buyer, intent)).toMatchObject({ code: 'CONFLICT' });
    const trail = await product.database.query(
      `select 1 from audit_entries where action = 'purchase.refund' and target_id = $1`,
      [id],
    );
    expect(trail).toHaveLength(1);
  });

  it('is for admins, for paid purchases, and needs a reason', async () => {
    const { id } = await buy();
    for (const party of [buyer, seller])
      expect(await api.refund(party, id, 'I want it back')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.refund(product.visitor(), id, 'Hello there')).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await api.refund(admin, id, ' ')).toMatchObject({ code: 'VALIDATION' });
    expect(await api.refund(admin, 'nonsense', 'No such thing')).toMatchObject({ code: 'NOT_FOUND' });
    const contract = await listContract(seller);
    dataOf(await rest.pay(buyer, contract.id));
    const [open] = dataOf(await rest.all(admin, { q: contract.id })).items;
    expect(await api.refund(admin, open?.id ?? '', 'Nothing paid yet')).toMatchObject({ code: 'CONFLICT' });
  });
});

it('two admins at once give it back once', async () => {
  const { intent, id } = await buy();
  const answers = await Promise.all([1, 2, 3].map(() => rest.refund(admin, id, 'Both of us')));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  await reaches(intent, 'refunded');
  expect((await provider.ledger()).refunds.filter((refund) => refund.intent === intent)).toHaveLength(1);
});

it('waits for a slow bank, and the contract with it', async () => {
  const { intent, id, contract } = await buy('pm_card_pendingRefund');
  expect(dataOf(await rest.refund(admin, id, 'Slow bank'))).toMatchObject({ status: 'refunding' });
  const holder = await product.database.query(
    'select 1 from purchases where contract_id = $1 and holds_contract',
    [contract.id],
  );
  expect(holder).toHaveLength(1);
  await reaches(intent, 'refunded');
});

it('comes back to the admin where the bank does not take it, and can be tried again', async () => {
  const { intent, id } = await buy('pm_card_refundFail');
  dataOf(await rest.refund(admin, id, 'The account is closed'));
  await reaches(intent, 'refund-failed');
  expect(await find(intent)).toMatchObject({ refundable: true, refundedAt: null });
  expect(await provider.charged(intent)).toBe(2500);
  dataOf(await rest.refund(admin, id, 'Another try'));
  const { refunds } = await provider.ledger();
  expect(refunds.filter((refund) => refund.intent === intent)).toHaveLength(2);
});

it('survives a provider that fails in the middle', async () => {
  for (const fault of ['fail', 'failAfter', 'cutAfter']) {
    const { intent, id } = await buy();
    await provider.knobs({ next: { 'refunds.create': { [fault]: 1 } } });
    dataOf(await rest.refund(admin, id, `With ${fault}`));
    await reaches(intent, 'refunded');
    expect((await provider.ledger()).refunds.filter((refund) => refund.intent === intent)).toHaveLength(1);
  }
});

it("notes a refund made in the provider's dashboard", async () => {
  const { intent } = await buy();
  await provider.stripe.refunds.create({ payment_intent: intent });
  await reaches(intent, 'refunded');
  expect((await find(intent)).history.at(-1)).toMatchObject({ cause: 'refunded-at-provider', by: 'webhook' });
});

it('notes a dispute, and keeps the contract while it lasts', async () => {
  const { intent, id, contract } = await buy('pm_card_createDispute');
  await reaches(intent, 'disputed');
  expect(await rest.refund(admin, id, 'Already questioned')).toMatchObject({ code: 'CONFLICT' });
  await product.database.query(`update contracts set status = 'active' where id = $1`, [contract.id]);
  expect(await rest.pay(await product.member(), contract.id)).toMatchObject({ code: 'NOT_FOR_SALE' });
  expect(await rest.complete(buyer, intent)).toMatchObject({ ok: true });
});

describe('a part that was refunded in the dashboard', () => {
  it('is shown to the buyer and the admin, and the rest can be refunded', async () => {
    const { intent, id } = await buy();
    await provider.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    await until(async () => (await find(intent)).amountRefunded === 1000);
    for (const [, api] of apis) {
      expect(dataOf(await api.purchase(buyer, id))).toMatchObject({
        status: 'captured',
        amountRefunded: 1000,
      });
      expect(dataOf(await api.all(admin, { q: id })).items[0]).toMatchObject({
        status: 'captured',
        amountRefunded: 1000,
        refundable: true,
      });
    }
    dataOf(await rest.refund(admin, id, 'The rest too'));
    await reaches(intent, 'refunded');
    expect(await find(intent)).toMatchObject({ amountRefunded: 2500 });
    expect(await provider.charged(intent)).toBe(0);
  });
});

describe('a dispute beside a refund', () => {
  const alertsOf = async (id: string) =>
    (
      await product.database.query<{ alert: string }>(
        `select payload->'data'->>'alert' as alert from mails_queued
         where payload->>'template' = 'payment-alert' and payload->'data'->>'purchaseId' = $1`,
        [id],
      )
    )
      .map(({ alert }) => alert)
      .sort();
  const holds = async (id: string) =>
    (
      await product.database.query<{ holds: boolean }>(
        'select holds_contract as holds from purchases where id = $1',
        [id],
      )
    )[0]?.holds;

  it('after a failed refund: disputed, the operator is told of both, once each', async () => {
    const { intent, id } = await buy('pm_card_refundFail');
    dataOf(await rest.refund(admin, id, 'The account is closed'));
    await reaches(intent, 'refund-failed');
    for (let time = 0; time < 3; time++) await bankDisputes(product, intent, 'needs_response');
    expect(await find(intent)).toMatchObject({ status: 'disputed', refundable: false });
    expect(await alertsOf(id)).toEqual(['disputed', 'refund-failed']);
    await bankDisputes(product, intent, 'lost');
    expect(await find(intent)).toMatchObject({ status: 'charged-back' });
    expect(await holds(id)).toBe(false);
    // the bank reverses its decision: the contract is free, so the buyer is owed the money
    await bankDisputes(product, intent, 'won');
    expect(await find(intent)).toMatchObject({ status: 'refund-failed', refundable: true });
    expect(await holds(id)).toBe(false);
  });

  it('won after a failed refund: the refund is still owed', async () => {
    const { intent, id } = await buy('pm_card_refundFail');
    dataOf(await rest.refund(admin, id, 'The account is closed'));
    await reaches(intent, 'refund-failed');
    await bankDisputes(product, intent, 'needs_response');
    await bankDisputes(product, intent, 'won');
    expect(await find(intent)).toMatchObject({ status: 'refund-failed' });
    // this bank took the refund first and sent it back later: the contract was free by then
    expect(await holds(id)).toBe(false);
  });

  it('won without a refund: it is a sale again', async () => {
    const { intent, id } = await buy();
    await bankDisputes(product, intent, 'needs_response');
    expect(await find(intent)).toMatchObject({ status: 'disputed' });
    await bankDisputes(product, intent, 'won');
    expect(await find(intent)).toMatchObject({ status: 'captured' });
    expect(await holds(id)).toBe(true);
  });

  it('opened before the refund was asked for: disputed, and no refund is made', async () => {
    const { intent, id } = await buy();
    await product.database.query(
      `update sandbox.objects set body = jsonb_set(body::jsonb, '{disputed}', 'true') where kind = 'charge' and intent = $1`,
      [intent],
    );
    await product.database.query(
      `insert into sandbox.objects (id, kind, intent, body)
       values ('du_' || $1, 'dispute', $1, json_build_object('id', 'du_' || $1, 'object', 'dispute', 'status', 'needs_response'))`,
      [intent],
    );
    dataOf(await rest.refund(admin, id, 'I did not know of the dispute'));
    expect(await find(intent)).toMatchObject({ status: 'disputed' });
    expect((await provider.ledger()).refunds.filter((refund) => refund.intent === intent)).toHaveLength(0);
  });

  it('after a refund: the operator is told, the contract is not held, and it can be sold again', async () => {
    const { contract, intent, id } = await buy();
    dataOf(await rest.refund(admin, id, 'Changed their mind'));
    await reaches(intent, 'refunded');
    await bankDisputes(product, intent, 'needs_response');
    expect(await find(intent)).toMatchObject({ status: 'disputed', amountRefunded: 2500 });
    expect(await alertsOf(id)).toEqual(['disputed-after-refund']);
    expect(await holds(id)).toBe(false);
    expect(await rest.complete(buyer, intent)).toMatchObject({ code: 'CONFLICT' });
    await product.database.query(`update contracts set status = 'active' where id = $1`, [contract.id]);
    const next = await product.member();
    expect(await rest.complete(next, await authorise(provider, next, contract.id))).toMatchObject({
      ok: true,
    });
    await bankDisputes(product, intent, 'won');
    expect(await find(intent)).toMatchObject({ status: 'refunded' });
  });
});
