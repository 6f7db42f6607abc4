import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.js';
import { dataOf } from './support/doors.js';
import {
  authorise,
  doors,
  listContract,
  Provider,
  rest,
  until,
  type AdminPurchaseShown,
} from './support/payments.js';
import type { Person } from './support/person.js';

let product: TestApp;
let provider: Provider;
let seller: Person;
let buyer: Person;
let admin: Person;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  [seller, buyer, admin] = await Promise.all([product.member(), product.member(), product.admin()]);
  await provider.knobs({ refundSettleMs: 300 });
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

describe.each(doors)('a refund through %s', (_name, door) => {
  it('gives the fee back with a reason that stays, once', async () => {
    const { intent, id } = await buy();
    const refunded = dataOf(await door.refund(admin, id, '  The seller changed their mind. '));
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
    expect(await door.refund(admin, id, 'Once more')).toMatchObject({ code: 'CONFLICT' });
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
      expect(await door.refund(party, id, 'I want it back')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.refund(product.visitor(), id, 'Hello there')).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await door.refund(admin, id, ' ')).toMatchObject({ code: 'VALIDATION' });
    expect(await door.refund(admin, 'nonsense', 'No such thing')).toMatchObject({ code: 'NOT_FOUND' });
    const contract = await listContract(seller);
    dataOf(await rest.pay(buyer, contract.id));
    const [open] = dataOf(await rest.all(admin, { q: contract.id })).items;
    expect(await door.refund(admin, open?.id ?? '', 'Nothing paid yet')).toMatchObject({ code: 'CONFLICT' });
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
