import { beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentsSettle } from '../../src/payments/settling/payments.settle.js';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { dataOf } from '../support/lists.js';
import {
  apis,
  authorise,
  listContract,
  rest,
  watchMails,
  type AdminPurchaseShown,
} from '../support/payments.js';
import {
  admin,
  buyer,
  points,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';

startPayments();

let mailsOf: (contractId: string) => Promise<string[]>;
beforeAll(async () => void (mailsOf = await watchMails(product)));

async function sell(as: Person = buyer, card?: string) {
  const contract = await listContract(seller);
  const intent = await authorise(provider, as, contract.id, card);
  expect(dataOf(await rest.complete(as, intent))).toMatchObject({ status: 'completed' });
  const { id } = (await purchaseOf(intent)) as { id: string };
  return { contractId: contract.id, intent, id };
}
const statusOf = async (contractId: string) =>
  dataOf(await seller.viaRest<{ status: string }>('GET', `/api/contracts/${contractId}`)).status;
const refundMails = async (contractId: string) =>
  (
    await product.database.query<{ template: string; to: string; contract: string | null }>(
      `select payload->>'template' as template, payload->>'to' as "to", payload->'data'->>'contract' as contract
       from mails_queued where payload->'data'->>'contractId' = $1 and payload->>'template' like 'refund-%' order by 1`,
      [contractId],
    )
  ).map(({ template, to, contract }) => [template, to, contract]);
const bothTold = (contract: string | null) => [
  ['refund-buyer', buyer.email, contract],
  ['refund-seller', seller.email, contract],
];
const settle = (intent: string) => product.app.get(PaymentsSettle).settle(intent, { actor: 'webhook' });
const setStatus = (id: string, status: string) =>
  admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status });

describe.each(apis)('a refund through %s', (_name, api) => {
  it('puts the pending contract back up for sale and tells buyer and seller, once', async () => {
    const { contractId, intent, id } = await sell();
    expect(await statusOf(contractId)).toBe('pending');
    expect(dataOf(await api.refund(admin, id, 'The lender refused.'))).toMatchObject({ status: 'refunded' });
    expect(await statusOf(contractId)).toBe('active');
    expect(await refundMails(contractId)).toEqual(bothTold('active'));
    // webhooks, the sweeper and a second admin come late
    await Promise.all([settle(intent), settle(intent), product.app.get(PaymentsSweeper).sweep(3_600_000)]);
    expect(await api.refund(admin, id, 'Once more.')).toMatchObject({ code: 'CONFLICT' });
    expect(await refundMails(contractId)).toHaveLength(2);
    const next = await product.member();
    expect(await api.complete(next, await authorise(provider, next, contractId))).toMatchObject({ ok: true });
    expect(await statusOf(contractId)).toBe('pending');
    // the end of the first purchase, read again, leaves the second alone
    await settle(intent);
    expect(await statusOf(contractId)).toBe('pending');
  });

  it('takes the contract off the market if the admin chooses that', async () => {
    const { contractId, id } = await sell();
    const refunded = dataOf(await api.refund(admin, id, 'The lease has ended.', true));
    expect(refunded).toMatchObject({ status: 'refunded' });
    expect(await statusOf(contractId)).toBe('cancelled');
    expect(await refundMails(contractId)).toEqual(bothTold('cancelled'));
    const [entry] = await product.database.query<{ after: object }>(
      `select after from audit_entries where action = 'purchase.refund' and target_id = $1`,
      [id],
    );
    expect(entry?.after).toEqual({ reason: 'The lease has ended.', takeOffMarket: true });
  });

  it.each(['completed', 'cancelled', 'active'])(
    'leaves a contract that an admin set to %s',
    async (status) => {
      const { contractId, id } = await sell();
      expect(await setStatus(contractId, status)).toMatchObject({ ok: true });
      dataOf(await api.refund(admin, id, 'A gesture of goodwill.'));
      expect(await statusOf(contractId)).toBe(status);
      expect(await refundMails(contractId)).toEqual(bothTold(null));
    },
  );
});

it('keeps the contract pending until the bank has taken the refund', async () => {
  await provider.knobs({ refundSettleMs: 300 });
  const { contractId, intent, id } = await sell(buyer, 'pm_card_pendingRefund');
  expect(dataOf(await rest.refund(admin, id, 'A slow bank.', true))).toMatchObject({ status: 'refunding' });
  expect(await statusOf(contractId)).toBe('pending');
  expect(await refundMails(contractId)).toEqual([]);
  await until(async () => (await settle(intent))?.status === 'refunded');
  expect(await statusOf(contractId)).toBe('cancelled');
  expect(await refundMails(contractId)).toEqual(bothTold('cancelled'));
});

it("follows a refund that was made in the provider's dashboard", async () => {
  const { contractId, intent } = await sell();
  await provider.stripe.refunds.create({ payment_intent: intent });
  await settle(intent);
  expect(await statusOf(contractId)).toBe('active');
  expect(await refundMails(contractId)).toEqual(bothTold('active'));
});

it('does not put the contract of a suspended seller back up for sale', async () => {
  const { contractId, id } = await sell();
  dataOf(await admin.viaRest('POST', `/api/admin/users/${seller.id}/suspend`, { reason: 'Under review.' }));
  dataOf(await rest.refund(admin, id, 'The seller is suspended.'));
  const [contract] = await product.database.query('select status from contracts where id = $1', [contractId]);
  expect(contract).toEqual({ status: 'cancelled' });
});

it('survives a crash between the refund at the provider and its record', async () => {
  const { contractId, intent, id } = await sell();
  points.onReach = (point) => {
    if (point === 'settle:after-refund') throw new Error('The process dies here.');
  };
  await rest.refund(admin, id, 'Crash.');
  points.onReach = null;
  expect(await purchaseOf(intent)).toMatchObject({ status: 'refunding' });
  expect(await statusOf(contractId)).toBe('pending');
  await Promise.all(Array.from({ length: 8 }, () => settle(intent)));
  expect(await statusOf(contractId)).toBe('active');
  expect(await refundMails(contractId)).toEqual(bothTold('active'));
  expect((await provider.ledger()).refunds.filter((refund) => refund.intent === intent)).toHaveLength(1);
});

it('has one owner while buyers rush to the contract that is being refunded', async () => {
  const rivals = await Promise.all(Array.from({ length: 6 }, () => product.member()));
  for (let round = 0; round < 5; round++) {
    const { contractId, intent, id } = await sell();
    const rush = rivals.map(async (rival) => {
      let intent = '';
      await until(async () => {
        const answer = await rest.pay(rival, contractId);
        intent = answer.data?.clientSecret.split('_secret_')[0] ?? '';
        return intent !== '';
      });
      await provider.confirm(intent).catch(() => null);
      return rest.complete(rival, intent);
    });
    const refunds = await Promise.all(
      ['One.....', 'Two.....'].map((reason) => rest.refund(admin, id, reason)),
    );
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(1);
    const answers = await Promise.all([...rush, settle(intent)]);
    expect(answers.slice(0, -1).filter((answer) => (answer as { ok: boolean }).ok)).toHaveLength(1);
    expect(await statusOf(contractId)).toBe('pending');
    const held = await product.database.query(
      `select status from purchases where contract_id = $1 and holds_contract`,
      [contractId],
    );
    expect(held).toEqual([{ status: 'captured' }]);
    expect(await provider.charged(intent)).toBe(0);
    expect(await refundMails(contractId)).toEqual(bothTold('active'));
    expect((await mailsOf(contractId)).filter((name) => name === 'purchase-buyer')).toHaveLength(2);
  }
});

describe.each(apis)('what a person has to do with a contract, through %s', (name, api) => {
  const nothing = name === 'REST' ? { code: 'NOT_FOUND' } : { ok: true, data: null };

  it('is shown to its buyer and, without the card, to its seller; nothing to others', async () => {
    const contract = await listContract(seller);
    expect(await api.mine(buyer, contract.id)).toMatchObject(nothing);
    const intent = await authorise(provider, buyer, contract.id);
    dataOf(await rest.complete(buyer, intent));
    expect(dataOf(await api.mine(buyer, contract.id))).toMatchObject({
      status: 'captured',
      cardBrand: 'visa',
      cardLast4: '4242',
    });
    expect(dataOf(await api.mine(seller, contract.id))).toMatchObject({
      status: 'captured',
      cardBrand: null,
      cardLast4: null,
    });
    const { id } = (await purchaseOf(intent)) as { id: string };
    expect(dataOf(await api.purchase(buyer, id)).cardLast4).toBe('4242');
    expect(dataOf(await api.purchase(seller, id)).cardLast4).toBeNull();
    expect(dataOf(await api.sold(seller)).items[0]?.cardLast4).toBeNull();
    expect(await api.mine(await product.member(), contract.id)).toMatchObject(nothing);
    expect(await api.mine(buyer, 'nonsense')).toMatchObject(nothing);
    const [all] = dataOf(await api.all(admin, { q: id })).items as [AdminPurchaseShown];
    expect(all.cardLast4).toBe('4242');
    dataOf(await rest.refund(admin, id, 'Changed their mind.'));
    expect(dataOf(await api.mine(buyer, contract.id))).toMatchObject({ status: 'refunded' });
    expect(await api.mine(seller, contract.id)).toMatchObject(nothing);
  });

  it('is nothing for a buyer whose card was let go', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await settleAsTaken(contract.id);
    await settle(intent);
    expect(await api.mine(buyer, contract.id)).toMatchObject(nothing);
  });

  const settleAsTaken = (id: string) => setStatus(id, 'cancelled');
});
