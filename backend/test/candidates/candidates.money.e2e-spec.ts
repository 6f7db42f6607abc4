import { expect, it } from '@jest/globals';
import { ApplicationClock } from '../../src/candidates/line/application.clock.js';
import { LineService } from '../../src/candidates/line/line.service.js';
import { applied, apis, buys, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { authorise, listContract, rest as payments } from '../support/payments.js';
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
import { PASSWORD, type Person } from '../support/person.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { begun, rest as transfers } from '../support/transfers.js';
import { until } from '../support/until.js';

/* A window is a promise about money: nobody else is charged while it is open. */

startPayments();

/** One after the other: a busy machine refuses many that register at once. */
async function members(count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await product.member());
  return people;
}
const endWindow = (contractId: string) =>
  product.database.query(`update contracts set reserved_until = now() - interval '1 second' where id = $1`, [
    contractId,
  ]);
const clock = () => product.app.get(ApplicationClock).run();
const notified = async (person: Person, event: string) =>
  (
    await product.database.query('select id from notifications where user_id = $1 and event = $2', [
      person.id,
      event,
    ])
  ).length;

it('40 candidates: two are chosen at once, one has it; 20 others pay at that moment, and no card is charged', async () => {
  const { id } = await listContract(seller);
  const people = await members(40);
  const ids: string[] = [];
  // some at a time: a busy machine refuses the others for a moment
  for (let at = 0; at < people.length; at += 8)
    ids.push(...(await Promise.all(people.slice(at, at + 8).map((person) => applied(person, id)))));
  const both = await Promise.all([rest.choose(seller, ids[0]!), rest.choose(seller, ids[1]!)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'RESERVED' });
  const chosen = both[0].ok ? people[0]! : people[1]!;
  const others = people.slice(2, 22);
  expect(await Promise.all(others.map((person) => buys(person, id)))).toEqual(others.map(() => 'RESERVED'));
  for (const [, api] of apis)
    expect(dataOf(await api.candidates(seller, id)).filter(({ status }) => status === 'chosen')).toHaveLength(
      1,
    );
  // over by time alone: no job has run
  await endWindow(id);
  expect(
    dataOf(await admin.viaRest<{ reservedUntil: null }>('GET', `/api/contracts/${id}`)).reservedUntil,
  ).toBeNull();
  expect(await buys(people[30]!, id)).toBeNull();
  const [mine] = dataOf(await rest.mine(chosen)).items;
  expect(mine).toMatchObject({ status: 'open', reservedUntil: null });
});

it('cards that were authorized before the choice are let go, and not charged', async () => {
  const { id } = await listContract(seller);
  const people = await members(5);
  const intents = await Promise.all(people.map((person) => authorise(provider, person, id)));
  const application = await applied(buyer, id);
  dataOf(await rest.choose(seller, application));
  const outcomes = await Promise.all(people.map((person, at) => payments.complete(person, intents[at]!)));
  expect(outcomes.map(({ code }) => code)).toEqual(people.map(() => 'RESERVED'));
  for (const intent of intents) {
    expect(await provider.charged(intent)).toBe(0);
    expect(await purchaseOf(intent)).toMatchObject({ status: 'released', cause: 'reserved' });
  }
  const answer = await people[0]!.rest('POST', '/api/create-payment-intent', { contractId: id });
  expect([answer.status, answer.body]).toEqual([
    409,
    { error: expect.any(String), code: 'RESERVED', details: { until: expect.stringMatching(/Z$/) } },
  ]);
  expect(await buys(buyer, id)).toBeNull();
});

it('a charge that fails keeps the window open, and begins no line', async () => {
  const { id } = await listContract(seller);
  const [first, other] = [await applied(buyer, id), await applied(await product.member(), id)];
  dataOf(await rest.choose(seller, first));
  const intent = await authorise(provider, buyer, id);
  points.onReach = async (point) => {
    if (point === 'settle:before-capture') await provider.stripe.paymentIntents.cancel(intent);
  };
  expect((await payments.complete(buyer, intent)).code).toBe('PAYMENT_REQUIRED');
  points.onReach = null;
  await jobsAreDone(product);
  expect(dataOf(await rest.candidates(seller, id)).map((one) => [one.id, one.status])).toEqual([
    [first, 'chosen'],
    [other, 'open'],
  ]);
  expect(await buys(buyer, id)).toBeNull();
});

/** The first buyer is declined by the lessor, and both parties say so. */
async function failed(waiting: Person[], saleMode = 'first-come'): Promise<string> {
  const sale = await begun(seller, buyer);
  for (const person of waiting) dataOf(await rest.standBy(person, sale.contractId));
  if (saleMode !== 'first-come') dataOf(await rest.saleMode(seller, sale.contractId, { mode: saleMode }));
  dataOf(await transfers.step(seller, sale.id, 'ask-lessor', 'complete'));
  dataOf(await transfers.step(buyer, sale.id, 'apply', 'refusal', { reason: 'not-approved' }));
  const ended = await transfers.step(seller, sale.id, 'apply', 'refusal-answer', { agree: true });
  expect(dataOf(ended)).toMatchObject({ endReason: 'not-approved' });
  await until(async () => (await purchaseOf(sale.intent))?.status === 'refunded');
  await jobsAreDone(product);
  return sale.contractId;
}

it('after a failed transfer the next in line has the contract alone; three silent windows make it public', async () => {
  const waiting = await members(4);
  const id = await failed(waiting);
  const stranger = await product.member();
  for (const [at, person] of waiting.slice(0, 3).entries()) {
    expect(dataOf(await rest.mine(person)).items).toMatchObject([{ status: 'chosen' }]);
    expect(await buys(stranger, id)).toBe('RESERVED');
    expect(await buys(waiting[3]!, id)).toBe('RESERVED');
    // repeated jobs tell nothing twice
    await product.app.get(LineService).next(id);
    await clock();
    expect(await notified(person, 'application-turn')).toBe(1);
    await endWindow(id);
    await Promise.all([clock(), clock()]);
    await clock();
    await jobsAreDone(product);
    expect(await notified(person, 'application-window-over')).toBe(1);
    expect(await notified(seller, 'application-window-over')).toBe(at + 1);
  }
  expect(await notified(waiting[3]!, 'application-turn')).toBe(0);
  expect(await buys(stranger, id)).toBeNull();
  await jobsAreDone(product);
});

it('the next in line has its turn at once if the one before deletes the account; a line that has ended stays so', async () => {
  const [first, second, third] = (await members(3)) as [Person, Person, Person];
  const id = await failed([first, second, third]);
  dataOf(await first.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  await jobsAreDone(product);
  expect(dataOf(await rest.mine(second)).items).toMatchObject([{ status: 'chosen' }]);
  expect(await buys(third, id)).toBe('RESERVED');
  dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'cancelled' }));
  await jobsAreDone(product);
  dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'active' }));
  const [again, waiting] = [await applied(second, id), await applied(third, id)];
  dataOf(await rest.choose(seller, again));
  await endWindow(id);
  await clock();
  await jobsAreDone(product);
  expect(dataOf(await rest.candidates(seller, id)).find((one) => one.id === waiting)).toMatchObject({
    status: 'open',
  });
});

it('a holder who chooses is asked first; without an answer the line goes on', async () => {
  const [first, second] = await members(2);
  const id = await failed([first!, second!], 'choose');
  expect(await notified(seller, 'application-ask')).toBe(1);
  expect(dataOf(await rest.mine(first!)).items).toMatchObject([{ status: 'open' }]);
  await product.app.get(LineService).next(id);
  expect(await notified(seller, 'application-ask')).toBe(1);
  await product.app.get(LineService).next(id, true);
  expect(dataOf(await rest.mine(first!)).items).toMatchObject([{ status: 'chosen' }]);
  expect(await buys(second!, id)).toBe('RESERVED');
  expect(await buys(first!, id)).toBeNull();
});

it('a reminder comes once when 12 hours are left, and a contract that is gone ends its line once', async () => {
  const { id } = await listContract(seller);
  const other = await product.member();
  await applied(other, id);
  dataOf(await rest.choose(seller, await applied(buyer, id)));
  await clock();
  expect(await notified(buyer, 'application-ending')).toBe(0);
  await product.database.query(
    `update contracts set reserved_until = now() + interval '11 hours' where id = $1`,
    [id],
  );
  await clock();
  await clock();
  expect(await notified(buyer, 'application-ending')).toBe(1);
  dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'cancelled' }));
  await jobsAreDone(product);
  await product.app.get(LineService).closeAll(id);
  for (const person of [buyer, other]) {
    expect(dataOf(await rest.mine(person)).items).toMatchObject([{ status: 'closed' }]);
    expect(await notified(person, 'application-closed')).toBe(1);
  }
});
