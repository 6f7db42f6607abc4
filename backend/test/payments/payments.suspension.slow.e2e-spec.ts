import { describe, expect, it } from '@jest/globals';
import { restApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { authorise, apis, idOf, listContract, rest } from '../support/payments.js';
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

const suspend = async (person: Person) =>
  expect(
    await admin.rest('POST', `/api/admin/users/${person.id}/suspend`, { reason: 'a test' }),
  ).toMatchObject({ status: 200 });
const reinstate = (person: Person) => admin.rest('POST', `/api/admin/users/${person.id}/reinstate`);

async function expectNotCharged(intent: string, cause: string): Promise<void> {
  await until(async () => (await purchaseOf(intent))?.status === 'released');
  expect(await purchaseOf(intent)).toMatchObject({ cause });
  expect(await provider.intent(intent)).toMatchObject({ status: 'canceled' });
  expect(await provider.charged(intent)).toBe(0);
}

async function expectForSale(contractId: string): Promise<void> {
  const next = await product.member();
  expect(await rest.complete(next, await authorise(provider, next, contractId))).toMatchObject({ ok: true });
}

describe('a suspended buyer is not charged', () => {
  it('when the card is confirmed after the suspension: the payment was cancelled with it', async () => {
    const contract = await listContract(seller);
    const intent = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
    await suspend(buyer);
    await expectNotCharged(intent, 'account-suspended');
    await expect(provider.confirm(intent)).rejects.toThrow(/canceled/);
    await expectForSale(contract.id);
  });

  it('when the card is confirmed before the payment could be cancelled', async () => {
    const contract = await listContract(seller);
    const intent = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
    // the job of the suspension is away, as if its worker had died: the webhook alone must not charge
    await product.database.query('update users set suspended_at = now() where id = $1', [buyer.id]);
    await provider.confirm(intent);
    await provider.knobs({ webhooks: { paused: false } });
    await expectNotCharged(intent, 'account-suspended');
    await expectForSale(contract.id);
  });

  it('when the card was authorized before: the hold is released at once', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await suspend(buyer);
    await expectNotCharged(intent, 'account-suspended');
  });

  it('when the suspension comes in the moment before the claim', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    points.onReach = async (name) => {
      if (name !== 'settle:before-write') return;
      points.onReach = null;
      await suspend(buyer);
    };
    await rest.complete(buyer, intent);
    await expectNotCharged(intent, 'account-suspended');
    await expectForSale(contract.id);
  });

  it('when the process died between the claim and the charge', async () => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    points.onReach = (name) => {
      if (name === 'settle:before-capture') throw new Error('the process dies here');
    };
    expect(await rest.complete(buyer, intent)).toMatchObject({ ok: false });
    expect(await purchaseOf(intent)).toMatchObject({ status: 'claimed' });
    points.onReach = null;
    await suspend(buyer);
    await expectNotCharged(intent, 'account-suspended');
    await expectForSale(contract.id);
  });

  it('when suspension and purchase run at the same time: sold before it or not charged, never in between', async () => {
    for (let round = 0; round < 10; round++) {
      const racer = await product.member();
      const contract = await listContract(seller);
      const intent = await authorise(provider, racer, contract.id);
      await Promise.all([rest.complete(racer, intent), suspend(racer)]);
      const ENDS = ['captured', 'released', 'refunded'];
      await until(async () => ENDS.includes((await purchaseOf(intent))?.status ?? ''));
      const { status } = (await purchaseOf(intent)) ?? {};
      expect(await provider.charged(intent)).toBe(status === 'captured' ? 2500 : 0);
      const { status: sold } = dataOf(
        await seller.viaRest<{ status: string }>('GET', `/api/contracts/${contract.id}`),
      );
      expect(sold).toBe(status === 'captured' ? 'pending' : 'active');
    }
  });

  it.each(apis)('and reads why after being reinstated, through %s', async (_name, api) => {
    const contract = await listContract(seller);
    const intent = await authorise(provider, buyer, contract.id);
    await suspend(buyer);
    await expectNotCharged(intent, 'account-suspended');
    await reinstate(buyer);
    await buyer.signIn();
    const answer = await api.complete(buyer, intent);
    expect(answer).toMatchObject({ ok: false, code: 'PAYMENT_REQUIRED' });
    expect(answer.message).toContain('suspended');
    expect(answer.message).toContain('You were not charged.');
  });
});

describe('buyers are not charged for the contract of a suspended seller', () => {
  it('when a dialog is open: its payment is cancelled at once', async () => {
    const contract = await listContract(seller);
    const [opened, held] = [
      idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret),
      await authorise(provider, await product.member(), contract.id),
    ];
    await suspend(seller);
    await expectNotCharged(opened, 'not-for-sale');
    await expectNotCharged(held, 'not-for-sale');
    expect(await rest.complete(buyer, opened)).toMatchObject({ code: 'NOT_FOR_SALE' });
  });

  it('when an admin has set it to active again: it is for sale once the seller is reinstated', async () => {
    const contract = await listContract(seller);
    const early = await authorise(provider, buyer, contract.id);
    await product.database.query('update users set suspended_at = now() where id = $1', [seller.id]);
    expect(await rest.complete(buyer, early)).toMatchObject({ code: 'NOT_FOR_SALE' });
    await expectNotCharged(early, 'not-for-sale');
    expect(await rest.pay(buyer, contract.id)).toMatchObject({ code: 'NOT_FOR_SALE' });
    await reinstate(seller);
    await expectForSale(contract.id);
  });
});

it('a deletion settles the open payments of the account at once', async () => {
  const contract = await listContract(seller);
  const intent = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
  dataOf(await restApi.deleteUser(admin, buyer.id));
  await expectNotCharged(intent, 'account-deleted');
});
