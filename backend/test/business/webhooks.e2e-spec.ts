import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WebhookSender } from '../../src/business/webhooks/webhook-sender.js';
import { listContract } from '../factories/contract.js';
import { Receiver } from '../support/business/receiver.js';
import { apis, rest } from '../support/business/webhooks.js';
import { dataOf } from '../support/lists.js';
import { PASSWORD, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { eventually, until } from '../support/until.js';

/* Members create webhooks, and their own programs are told of events. */

let product: TestApp;
let other: Person;
let member: Person;
let receiver: Receiver;
let url: string;
beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  other = await product.member();
});
beforeEach(async () => {
  member = await product.member();
  receiver = new Receiver();
  url = await receiver.start();
});
afterEach(() => receiver.stop());
afterAll(() => product.stop());

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);

const edit = (contractId: string, monthlyPayment: number) =>
  member.viaRest('PUT', `/api/listings/${contractId}`, { monthlyPayment });

async function hooked(events: string[]): Promise<string> {
  const { id, secret } = dataOf(await rest.create(member, { url, events }));
  receiver.secret = secret;
  return id;
}

describe.each(apis)('webhooks through %s', (_, api) => {
  it('are created with a secret that is shown once, listed and deleted by their member only', async () => {
    const events = ['listing.changed', 'question.asked'];
    const created = dataOf(await api.create(member, { url: 'https://dealer.example/hook', events }));
    expect(created).toEqual({
      id: expect.any(String),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const listed = dataOf(await api.list(member));
    expect(listed).toEqual([
      {
        ...{ id: created.id, url: 'https://dealer.example/hook', events, createdAt: expect.any(String) },
        ...{ oldSecretUntil: null, failingSince: null, disabledAt: null },
      },
    ]);
    expect(dataOf(await api.list(other))).toEqual([]);
    for (const id of [created.id, UNKNOWN, 'no-id']) {
      expect(await api.delete(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.setActive(other, id, false)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.rotate(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.test(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.deliveries(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.replay(other, id, UNKNOWN)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(dataOf(await api.delete(member, created.id))).toEqual({ success: true });
    expect(dataOf(await api.list(member))).toEqual([]);
  });

  it('need an address on the public internet and known events', async () => {
    const events = ['listing.changed'];
    for (const [input, field] of [
      [{ url: 'http://dealer.example/', events }, 'url'],
      [{ url: 'https://10.0.0.1/', events }, 'url'],
      [{ url: 'https://[::ffff:169.254.169.254]/', events }, 'url'],
      [{ url: 'no url', events }, 'url'],
      [{ url: `https://a.example/${'x'.repeat(500)}`, events }, 'url'],
      [{ url, events: [] }, 'events'],
      [{ url, events: ['listing.changed', 'listing.changed'] }, 'events'],
      [{ url, events: ['webhook.test'] }, 'events'],
    ] as const)
      expect(await api.create(member, input)).toMatchObject({
        code: 'VALIDATION',
        fields: { [field]: expect.any(String) },
      });
  });

  it('are at most 10', async () => {
    const create = () => api.create(member, { url, events: ['question.asked'] });
    for (let index = 0; index < 8; index++) dataOf(await create());
    const last = await Promise.all([create(), create(), create(), create()]);
    expect(last.filter(({ ok }) => ok)).toHaveLength(2);
    expect(last.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });

  it('are tested at once, with the answer', async () => {
    const id = await hooked(['question.asked']);
    receiver.answer = { status: 418, body: `no\0!${'x'.repeat(5000)}` };
    const refused = dataOf(await api.test(member, id));
    expect(refused).toMatchObject({ type: 'webhook.test', status: 'failed', nextAttemptAt: null });
    expect(refused.attempts).toEqual([
      {
        ...{ at: expect.any(String), took: expect.any(Number), status: 418, error: null },
        answer: `no!${'x'.repeat(2044)}`,
      },
    ]);
    receiver.answer = 'down';
    expect(dataOf(await api.test(member, id)).attempts).toMatchObject([
      { status: null, answer: null, error: expect.any(String) },
    ]);
    expect(dataOf(await api.list(member))).toMatchObject([{ failingSince: expect.any(String) }]);
    receiver.answer = { status: 204, body: '' };
    expect(dataOf(await api.test(member, id))).toMatchObject({ status: 'delivered' });
    expect(dataOf(await api.list(member))).toMatchObject([{ failingSince: null }]);
    expect(receiver.received.at(-1)).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
    expect(receiver.refused).toEqual([]);
  });

  it('get a new secret, and both sign for a day', async () => {
    const id = await hooked(['question.asked']);
    const [before] = [receiver.secret];
    const { secret } = dataOf(await api.rotate(member, id));
    for (receiver.secret of [before, secret])
      expect(dataOf(await api.test(member, id))).toMatchObject({ status: 'delivered' });
    expect(receiver.refused).toEqual([]);
    expect(receiver.received).toHaveLength(2);
    const [shown] = dataOf(await api.list(member));
    const left = Date.parse(shown!.oldSecretUntil!) - Date.now();
    expect(left).toBeGreaterThan(23.9 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000);

    await rows(`update webhooks set old_secret_until = now() where id = $1`, [id]);
    for (receiver.secret of [before, secret]) dataOf(await api.test(member, id));
    expect(receiver.refused).toHaveLength(1);
    expect(receiver.received).toHaveLength(3);
  });

  it('show what was sent in pages, and send it again with the same id', async () => {
    const id = await hooked(['listing.published']);
    const [first, second] = [await listContract(member), await listContract(member)];
    await until(() => Promise.resolve(receiver.received.length === 2));
    const read = () => api.deliveries(member, id, { first: 1 });
    await eventually(async () => dataOf(await read()).items.map(({ status }) => status), ['delivered']);
    const page = dataOf(await read());
    const next = dataOf(await api.deliveries(member, id, { first: 1, after: page.next! }));
    const sent = [...next.items, ...page.items];
    expect(sent).toMatchObject([{ subject: first.id }, { subject: second.id }]);
    expect(sent.map(({ eventId }) => eventId).toSorted()).toEqual(receiver.ids().toSorted());
    for (const { payload } of sent) expect(JSON.parse(payload!)).toMatchObject({ type: 'listing.published' });

    const again = dataOf(await api.replay(member, id, sent[0]!.id));
    expect(again).toMatchObject({ id: sent[0]!.id, eventId: sent[0]!.eventId });
    await until(() => Promise.resolve(receiver.received.length === 3));
    const [repeated, before] = [
      receiver.received[2]!,
      receiver.received.find((one) => one.id === again.eventId),
    ];
    expect(repeated).toEqual(before);
    expect(await api.replay(member, id, UNKNOWN)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are switched off and on by their member, and begin afresh', async () => {
    const id = await hooked(['listing.published', 'listing.changed']);
    receiver.answer = 'down';
    const { id: before } = await listContract(member);
    await until(async () => dataOf(await api.list(member))[0]!.failingSince !== null);
    const off = dataOf(await api.setActive(member, id, false));
    expect(off).toMatchObject({ id, url, disabledAt: expect.any(String), failingSince: null });
    expect(dataOf(await api.setActive(member, id, false))).toEqual(off);
    const [waiting] = dataOf(await api.deliveries(member, id)).items;
    expect(await api.replay(member, id, waiting!.id)).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringMatching(/^This webhook is switched off\./) },
    });
    expect(dataOf(await api.deliveries(member, id)).items).toMatchObject([{ status: 'failed' }]);

    receiver.answer = { status: 200, body: '' };
    const { id: meanwhile } = await listContract(member);
    // a transaction that had found the webhook on commits afterwards
    await rows(
      `with late as (insert into webhook_events (user_id, type, subject, facts, payload)
         values ($2, 'listing.changed', $1, '{}', '{}') returning id)
       insert into webhook_deliveries (webhook_id, event_id, subject) select $1, id, $1 from late`,
      [id, member.id],
    );
    expect(dataOf(await api.test(member, id))).toMatchObject({ status: 'delivered' });
    expect(dataOf(await api.list(member))).toEqual([off]);

    const on = dataOf(await api.setActive(member, id, true));
    expect(on).toMatchObject({ id, disabledAt: null, failingSince: null });
    const { id: after } = await listContract(member);
    await until(() => Promise.resolve(receiver.types(after).length === 1));
    await product.app.get(WebhookSender).run();
    const { items } = dataOf(await api.deliveries(member, id, { first: 20 }));
    expect(items.map(({ subject, status }) => [subject, status])).toEqual([
      ...[
        [after, 'delivered'],
        [id, 'delivered'],
        [id, 'failed'],
        [before, 'failed'],
      ],
    ]);
    expect(receiver.types(meanwhile)).toEqual([]);
    const missed = items.find(({ subject }) => subject === before)!;
    dataOf(await api.replay(member, id, missed.id));
    await until(() => Promise.resolve(receiver.types(before).length === 1));
    // no failure of what waits: switching on what is on changes nothing
    receiver.answer = 'down';
    dataOf(await edit(after, 44_000));
    await until(async () => dataOf(await api.list(member))[0]!.failingSince !== null);
    dataOf(await api.setActive(member, id, true));
    expect(dataOf(await api.deliveries(member, id, { first: 1 })).items).toMatchObject([
      { subject: after, status: 'waiting' },
    ]);
  });

  it('have a log with pages of at most 50', async () => {
    const id = await hooked(['question.asked']);
    await rows(
      `with written as (
         insert into webhook_events (user_id, type, subject, facts, payload)
           select $2, 'question.asked', $1, '{}', '{}' from generate_series(1, 52) returning id
       ) insert into webhook_deliveries (webhook_id, event_id, subject, status)
         select $1, id, $1, 'delivered' from written`,
      [id, member.id],
    );
    const page = dataOf(await api.deliveries(member, id, { first: 52 }));
    expect(page.items).toHaveLength(50);
    const last = dataOf(await api.deliveries(member, id, { first: 52, after: page.next! }));
    expect([last.items.length, last.next]).toEqual([2, null]);
    const all = [...page.items, ...last.items];
    expect(new Set(all.map(({ id: one }) => one)).size).toBe(52);
  });
});

it('carry the contract as visitors read it, and nothing of a webhook of someone else', async () => {
  await hooked(['listing.published']);
  await listContract(other);
  const { id } = await listContract(member, { title: 'Lease, call 512 555 0100' });
  await until(() => Promise.resolve(receiver.received.length > 0));
  const { data, type, timestamp } = receiver.received[0]!;
  expect([type, Number.isNaN(Date.parse(timestamp))]).toEqual(['listing.published', false]);
  const { body } = await product.visitor().rest('GET', `/api/contracts/${id}`);
  expect(data).toEqual({ contractId: id, contract: body });
  expect(JSON.stringify(data)).not.toContain('0100');
  expect(receiver.received).toHaveLength(1);
});

it('tell nothing of a contract that an admin has hidden', async () => {
  await hooked(['listing.off-market']);
  const { id } = await listContract(member, { title: 'A secret title' });
  const admin = await product.admin();
  await admin.rest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'Spam' });
  await until(() => Promise.resolve(receiver.received.length > 0));
  expect(receiver.received).toMatchObject([
    { type: 'listing.off-market', data: { contractId: id, contract: null } },
  ]);
});

it('are exported without secrets, and deleted with the account', async () => {
  const id = await hooked(['listing.published']);
  await listContract(member);
  await until(() => Promise.resolve(receiver.received.length === 1));
  const { webhooks } = dataOf(await member.viaRest<{ webhooks: object }>('GET', '/api/user/export'));
  expect(webhooks).toEqual({
    webhooks: [{ id, url, events: ['listing.published'], createdAt: expect.any(String), disabledAt: null }],
    events: [expect.objectContaining({ id: receiver.ids()[0], type: 'listing.published' })],
  });
  dataOf(await member.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  expect(await rows('select 1 from webhooks where id = $1', [id])).toEqual([]);
  expect(await rows('select 1 from webhook_events where user_id = $1', [member.id])).toEqual([]);
  expect(await rows('select 1 from webhook_deliveries where webhook_id = $1', [id])).toEqual([]);
});
