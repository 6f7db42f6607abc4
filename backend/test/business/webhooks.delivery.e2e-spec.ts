import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { WebhookSender } from '../../src/business/webhooks/webhook-sender.js';
import { rest as candidates } from '../support/contracts/candidates.js';
import { Receiver } from '../support/business/receiver.js';
import { rest } from '../support/business/webhooks.js';
import { dataOf } from '../support/lists.js';
import { authorise, listContract, rest as payments } from '../support/payments.js';
import { buyer, product, provider, seller, startPayments } from '../support/payments-stage.js';
import { mailTo } from '../support/product/stored-mails.js';
import { rest as transfers } from '../support/transfers.js';
import { eventually, until } from '../support/until.js';

/* What webhooks are told of, in which order, and what happens while a receiver is down. */

startPayments({ WEBHOOK_ALLOW_LOOPBACK: 'true' });

const ALL = [
  ...['listing.published', 'listing.changed', 'listing.expired', 'listing.off-market', 'listing.reserved'],
  ...['question.asked', 'application.made', 'purchase.completed'],
  ...['transfer.step', 'transfer.ended', 'transfer.completed'],
];

let receiver: Receiver;
let webhookId: string;
beforeEach(async () => {
  receiver = new Receiver();
  const url = await receiver.start();
  const created = dataOf(await rest.create(seller, { url, events: ALL }));
  [webhookId, receiver.secret] = [created.id, created.secret];
});
afterEach(() => receiver.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const run = () => product.app.get(WebhookSender).run();

/** As if so much time had passed for everything that waits. */
async function later(interval: string): Promise<void> {
  const shifted = `next_at = next_at - $2::interval`;
  await rows(`update webhook_deliveries set ${shifted} where webhook_id = $1 and status = 'waiting'`, [
    webhookId,
    interval,
  ]);
  await rows(`update webhooks set failing_since = failing_since - $2::interval where id = $1`, [
    webhookId,
    interval,
  ]);
}

const edit = (id: string, monthlyPayment: number) =>
  seller.viaRest('PUT', `/api/listings/${id}`, { monthlyPayment });
const act = (id: string, action: string) => seller.viaRest('POST', `/api/listings/${id}/${action}`);

it('tells of a listing from its first day to its last', async () => {
  const { id } = await listContract(seller);
  dataOf(await edit(id, 45_000));
  dataOf(await act(id, 'pause'));
  dataOf(await act(id, 'resume'));
  // on a busy machine an answer may come too late, and its event is sent again
  const once = () => new Map(receiver.received.map((event) => [event.id, event.type]));
  await eventually(
    () => Promise.resolve([...once().values()]),
    ['listing.published', 'listing.changed', 'listing.off-market', 'listing.published'],
  );
  expect(receiver.refused).toEqual([]);
});

it('tells of questions, applications, reservations, sales and transfers, without words of anyone', async () => {
  const { id } = await listContract(seller);
  dataOf(await buyer.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Is it still available?' }));
  dataOf(await candidates.saleMode(seller, id, { mode: 'choose' }));
  const application = dataOf(await candidates.apply(buyer, id, { note: 'My own words' }));
  dataOf(await candidates.choose(seller, application.id));
  const intent = await authorise(provider, buyer, id);
  dataOf(await payments.complete(buyer, intent));
  const [transfer] = dataOf(await transfers.mine(buyer)).items;
  dataOf(await transfers.accept(seller, transfer!.id));
  dataOf(await transfers.accept(buyer, transfer!.id));
  dataOf(await transfers.act(buyer, transfer!.id, 'withdraw', { note: 'A private note' }));
  await until(() => Promise.resolve(receiver.types(id).length === 9));

  const told = receiver.received.filter(({ data }) => data.contractId === id);
  expect(told.map(({ type }) => type)).toEqual([
    ...['listing.published', 'question.asked', 'application.made', 'listing.reserved', 'purchase.completed'],
    ...['transfer.step', 'transfer.step', 'listing.published', 'transfer.ended'],
  ]);
  const [, , made, reserved, purchase, begun, accepted, , ended] = told.map(({ data }) => data);
  expect(made).toMatchObject({ applicationId: application.id });
  expect(reserved).toMatchObject({ reservedUntil: expect.any(String) });
  expect(purchase).toMatchObject({ purchaseId: transfer!.purchaseId });
  expect(begun).toMatchObject({ transferId: transfer!.id, steps: [{ key: 'accept', status: 'current' }] });
  expect(accepted).toMatchObject({ status: 'in-progress' });
  expect(ended).toMatchObject({ transferId: transfer!.id, status: 'cancelled' });
  const words = JSON.stringify(told);
  for (const secret of [
    'My own words',
    'A private note',
    'still available',
    buyer.email,
    seller.email,
    '555 0100',
  ])
    expect(words).not.toContain(secret);
});

it('a receiver that is down for two hours gets each event once, in the order of each contract', async () => {
  receiver.answer = 'down';
  const [first, second] = [await listContract(seller), await listContract(seller)];
  for (const payment of [41_000, 42_000, 43_000])
    for (const { id } of [first, second]) dataOf(await edit(id, payment));
  await until(() => Promise.resolve(receiver.asked >= 2));
  // three attempts in 35 minutes, and the next after two hours
  const tries = async () => {
    const { items } = dataOf(await rest.deliveries(seller, webhookId));
    return items.flatMap(({ attempts }) => (attempts.length > 0 ? [attempts.length] : []));
  };
  for (const [index, wait] of ['0', '5 seconds', '5 minutes', '30 minutes'].entries()) {
    await later(wait);
    await run();
    await eventually(tries, [index + 1, index + 1]);
  }
  const { items } = dataOf(await rest.deliveries(seller, webhookId));
  expect(items).toHaveLength(8);
  expect(items.every(({ status }) => status === 'waiting')).toBe(true);
  // only the first event of each contract was tried
  const tried = items.filter(({ attempts }) => attempts.length > 0);
  expect(new Set(tried.map(({ type }) => type))).toEqual(new Set(['listing.published']));
  expect(tried).toHaveLength(2);

  receiver.answer = { status: 200, body: '' };
  await run();
  expect(receiver.received).toEqual([]);
  await later('2 hours');
  await run();
  await until(() => Promise.resolve(receiver.received.length === 8));
  await run();
  expect(new Set(receiver.ids()).size).toBe(8);
  expect(receiver.received).toHaveLength(8);
  for (const { id } of [first, second]) {
    const told = receiver.received.filter(({ data }) => data.contractId === id);
    expect(told.map(({ data }) => data.contract?.monthlyPayment)).toEqual([
      expect.any(Number),
      ...[41_000, 42_000, 43_000],
    ]);
    expect(told[0]!.type).toBe('listing.published');
  }
});

it('is sent ten times at growing intervals, and then the next event comes', async () => {
  receiver.answer = { status: 500, body: 'broken' };
  const { id } = await listContract(seller);
  dataOf(await edit(id, 44_000));
  await until(() => Promise.resolve(receiver.asked === 1));
  const waits: number[] = [];
  const first = async () => dataOf(await rest.deliveries(seller, webhookId)).items.at(-1)!;
  for (let tries = 1; tries <= 9; tries++) {
    await until(async () => (await first()).attempts.length === tries);
    const { nextAttemptAt, attempts } = await first();
    waits.push(Math.round((Date.parse(nextAttemptAt!) - Date.parse(attempts.at(-1)!.at)) / 5000) * 5);
    await rows(`update webhook_deliveries set next_at = now() where webhook_id = $1`, [webhookId]);
    await run();
  }
  const [MINUTE, HOUR] = [60, 3600];
  expect(waits).toEqual([
    ...[5, 5 * MINUTE, 30 * MINUTE],
    ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
  ]);
  await until(async () => (await first()).status === 'failed');
  const answers = (await first()).attempts.map(({ answer }) => answer);
  expect(answers).toEqual([...Array<null>(9).fill(null), 'broken']);
  receiver.answer = { status: 200, body: '' };
  await run();
  await until(() => Promise.resolve(receiver.types(id).includes('listing.changed')));
});

it('is switched off after five days without an accepted event, with an email, and on by a test', async () => {
  receiver.answer = { status: 500, body: '' };
  const { id } = await listContract(seller);
  await until(async () => dataOf(await rest.list(seller))[0]!.failingSince !== null);
  await later('119 hours');
  await run();
  expect(dataOf(await rest.list(seller))).toMatchObject([{ disabledAt: null }]);
  await later('1 hour');
  await run();
  await until(async () => dataOf(await rest.list(seller))[0]!.disabledAt !== null);
  await mailTo(product, seller.email, /webhook was switched off/i);
  dataOf(await edit(id, 44_000));
  await later('5 days');
  const { asked } = receiver;
  await run();
  expect(receiver.asked).toBe(asked);
  expect(dataOf(await rest.deliveries(seller, webhookId)).items).toMatchObject([
    { type: 'listing.published', status: 'failed' },
  ]);

  receiver.answer = { status: 200, body: '' };
  dataOf(await rest.test(seller, webhookId));
  expect(dataOf(await rest.list(seller))).toMatchObject([{ disabledAt: null, failingSince: null }]);
  dataOf(await edit(id, 46_000));
  await until(() => Promise.resolve(receiver.types(id).includes('listing.changed')));
});

it('stays off by its member after it was given up, and begins afresh when they switch it on', async () => {
  receiver.answer = { status: 500, body: '' };
  const { id } = await listContract(seller);
  const giveUp = async () => {
    await until(async () => dataOf(await rest.list(seller))[0]!.failingSince !== null);
    await later('5 days');
    await run();
    await until(async () => dataOf(await rest.list(seller))[0]!.disabledAt !== null);
  };
  await giveUp();
  const off = dataOf(await rest.setActive(seller, webhookId, false));
  expect(off).toMatchObject({ disabledAt: expect.any(String), failingSince: null });
  expect(dataOf(await rest.setActive(seller, webhookId, false))).toEqual(off);
  receiver.answer = { status: 200, body: '' };
  expect(dataOf(await rest.test(seller, webhookId))).toMatchObject({ status: 'delivered' });
  expect(dataOf(await rest.list(seller))).toEqual([off]);

  receiver.answer = { status: 500, body: '' };
  dataOf(await rest.setActive(seller, webhookId, true));
  dataOf(await edit(id, 44_000));
  await giveUp();
  const on = dataOf(await rest.setActive(seller, webhookId, true));
  expect(on).toMatchObject({ disabledAt: null, failingSince: null });
  // the failures until now are no reason to give it up again
  dataOf(await edit(id, 46_000));
  await until(async () => dataOf(await rest.list(seller))[0]!.failingSince !== null);
  await later('119 hours');
  await run();
  expect(dataOf(await rest.list(seller))).toMatchObject([{ disabledAt: null }]);
});

it('an event exists if and only if its change does', async () => {
  const { id } = await listContract(seller);
  await until(() => Promise.resolve(receiver.types(id).length === 1));
  const changed = async (fail: boolean) =>
    product.database.transaction(async (tx) => {
      await tx.query(`select webhook_event(array[$1::uuid], 'listing.changed', $2, '{}')`, [seller.id, id]);
      if (fail) throw new Error('undone');
    });
  await expect(changed(true)).rejects.toThrow('undone');
  await run();
  expect(receiver.types(id)).toEqual(['listing.published']);
  await changed(false);
  await until(() => Promise.resolve(receiver.types(id).length === 2));
});

it('a change costs no row and no job while nobody wants to know', async () => {
  dataOf(await rest.delete(seller, webhookId));
  const { id } = await listContract(seller);
  dataOf(await edit(id, 44_000));
  expect(await rows('select 1 from webhook_events where subject = $1', [id])).toEqual([]);
  expect(await rows('select 1 from webhook_deliveries where subject = $1', [id])).toEqual([]);
});

it('a suspended member is told nothing until they are reinstated', async () => {
  const { id } = await listContract(seller);
  await until(() => Promise.resolve(receiver.types(id).length === 1));
  await rows('update users set suspended_at = now() where id = $1', [seller.id]);
  await rows(`select webhook_event(array[$1::uuid], 'listing.changed', $2, '{}')`, [seller.id, id]);
  await run();
  expect(receiver.types(id)).toEqual(['listing.published']);
  await rows('update users set suspended_at = null where id = $1', [seller.id]);
  await run();
  await until(() => Promise.resolve(receiver.types(id).length === 2));
});
