import { expect, it, jest } from '@jest/globals';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { restApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { authorise, idOf, listContract, rest } from '../support/payments.js';
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
import { untilWaiting } from '../support/waiting.js';

startPayments();

const deletionOf = (person: Person) => restApi.deleteUser(admin, person.id);

async function expectReleased(intent: string): Promise<void> {
  await until(async () => (await purchaseOf(intent))?.status === 'released');
  expect(await purchaseOf(intent)).toMatchObject({ cause: 'account-deleted' });
  expect(await provider.intent(intent)).toMatchObject({ status: 'canceled', received: 0 });
}

it('a card confirmed after its buyer was deleted is let go, and the contract stays for sale', async () => {
  // the job that a deletion queues might let the card go before it is confirmed
  const held = jest.spyOn(product.app.get(PaymentsSweeper), 'settleOpenOf').mockResolvedValue();
  const contract = await listContract(seller);
  const intent = idOf(dataOf(await rest.pay(buyer, contract.id)).clientSecret);
  expect(await deletionOf(buyer)).toMatchObject({ ok: true });
  await provider.confirm(intent);
  await provider.knobs({ webhooks: { paused: false } });
  await expectReleased(intent);
  held.mockRestore();
  const next = await product.member();
  expect(await rest.complete(next, await authorise(provider, next, contract.id))).toMatchObject({ ok: true });
});

it('a buyer who is deleted in the moment before the claim is not charged', async () => {
  const contract = await listContract(seller);
  const intent = await authorise(provider, buyer, contract.id);
  points.onReach = async (name) => {
    if (name !== 'settle:before-write') return;
    points.onReach = null;
    expect(await deletionOf(buyer)).toMatchObject({ ok: true });
  };
  await rest.complete(buyer, intent);
  await expectReleased(intent);
});

it('a deletion that comes in the middle of a claim waits for it, and is refused', async () => {
  const contract = await listContract(seller);
  const intent = await authorise(provider, buyer, contract.id);
  let completing: Promise<unknown> | undefined;
  let deleting: Promise<unknown> | undefined;
  await product.database.transaction(async (tx) => {
    await tx.query('select 1 from contracts where id = $1 for update', [contract.id]);
    completing = rest.complete(buyer, intent);
    await untilWaiting(tx, 1, completing);
    deleting = deletionOf(buyer);
    await untilWaiting(tx, 2, deleting);
  });
  expect(await completing).toMatchObject({ ok: true, data: { status: 'completed' } });
  expect(await deleting).toMatchObject({ code: 'CONFLICT' });
});

it("a deleted holder's contract cannot be bought, even where an admin sets it to active again", async () => {
  const contract = await listContract(seller);
  const early = await authorise(provider, buyer, contract.id);
  expect(await deletionOf(seller)).toMatchObject({ ok: true });
  dataOf(await restApi.updateContract(admin, contract.id, { status: 'active' }));
  expect(await rest.pay(await product.member(), contract.id)).toMatchObject({ code: 'NOT_FOR_SALE' });
  const refused = await rest.complete(buyer, early);
  expect(refused).toMatchObject({ code: 'NOT_FOR_SALE' });
  expect(refused.message).toContain('not charged');
  await expectReleased(early);
});
