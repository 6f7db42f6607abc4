import { describe, expect, it } from '@jest/globals';
import { KINDS } from '@handover/domain/notifications/notification-kinds';
import { TransfersClock } from '../../src/transfers/transfers.clock.js';
import { stageMessage } from '../support/conversations/thread-stage.js';
import { dataOf } from '../support/lists.js';
import { apis, rest as notifications, type NotificationShown } from '../support/notifications.js';
import { listContract } from '../support/payments.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { begun, CARD, rest as transfers, sell } from '../support/transfers.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const readThread = (as: Person, contractId: string) =>
  as.viaRest('POST', `/api/conversations/${contractId}/read`);
const of = async (as: Person) => dataOf(await notifications.list(as)).items;
const titles = async (as: Person) => (await of(as)).map(({ title }) => title.split(':')[0]);
const forget = (as: Person) => rows('delete from notifications where user_id = $1', [as.id]);

describe.each(apis)('notifications through %s', (_name, api) => {
  it('tell the holder of a question and those who asked of an answer', async () => {
    const { id: contractId } = await listContract(seller);
    await stageMessage(buyer, contractId);
    const [question, ...more] = dataOf(await api.list(seller)).items;
    expect(more).toEqual([]);
    expect(question).toMatchObject({
      kind: 'question',
      contractId,
      transferId: null,
      path: `/contracts/${contractId}?panel=messages#messages`,
      readAt: null,
    });
    expect(question?.title).toMatch(/^New question: /);
    expect(JSON.stringify(question)).not.toContain('still available');
    expect(dataOf(await api.unread(seller))).toBe(1);
    expect(dataOf(await api.list(buyer)).items).toEqual([]);

    await stageMessage(seller, contractId, 'Yes.');
    expect(dataOf(await api.list(buyer)).items).toMatchObject([{ kind: 'answer', contractId, readAt: null }]);
    // writing in the thread means having read it
    expect(dataOf(await api.unread(seller))).toBe(0);
    expect(dataOf(await api.unread(admin))).toBe(0);
  });

  it('has one unread notification per thread, and a new one after it was read', async () => {
    const { id: contractId } = await listContract(seller);
    for (const question of ['How old?', 'Which color?', 'Where?'])
      await stageMessage(buyer, contractId, question);
    expect(dataOf(await api.unread(seller))).toBe(1);
    await readThread(seller, contractId);
    expect(dataOf(await api.unread(seller))).toBe(0);
    await stageMessage(buyer, contractId);
    expect(dataOf(await api.unread(seller))).toBe(1);
    expect(dataOf(await api.list(seller)).items).toHaveLength(2);
  });

  it('are marked as read by id, by contract, or all at once', async () => {
    const contracts = await Promise.all([1, 2, 3, 4].map(() => listContract(seller)));
    for (const { id } of contracts) await stageMessage(buyer, id);
    const { items } = dataOf(await api.list(seller));
    const [first] = items as [NotificationShown];
    expect(dataOf(await api.read(seller, { ids: [first.id] }))).toBe(3);
    const [now] = dataOf(await api.list(seller)).items;
    expect(now?.readAt).not.toBeNull();
    expect(dataOf(await api.read(seller, { contractId: contracts[0]!.id }))).toBe(2);
    // those of others are theirs
    expect(dataOf(await api.read(buyer, { ids: items.map(({ id }) => id) }))).toBe(0);
    expect(dataOf(await api.unread(seller))).toBe(2);
    expect(dataOf(await api.read(seller))).toBe(0);
    expect(await api.read(seller, { ids: ['no-id'] })).toMatchObject({ code: 'VALIDATION' });
  });

  it('come in pages, newest first', async () => {
    const contracts = (await Promise.all([1, 2, 3].map(() => listContract(seller)))).map(({ id }) => id);
    for (const id of contracts.toReversed()) await stageMessage(buyer, id);
    const first = dataOf(await api.list(seller, { first: 2 }));
    const rest = dataOf(await api.list(seller, { first: 2, after: first.next! }));
    expect([...first.items, ...rest.items].map(({ contractId }) => contractId)).toEqual(contracts);
    expect(rest.next).toBeNull();
    expect(await api.list(seller, { after: 'bm8' })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('follow what the member prefers, apart from deadlines, money and saved searches', async () => {
    const all = dataOf(await api.preferences(seller));
    expect(all.map(({ kind }) => kind)).toEqual(KINDS);
    expect(all.every(({ mail, inApp }) => mail && inApp)).toBe(true);
    expect(all.filter(({ locked }) => locked).map(({ kind }) => kind)).toEqual([
      'deadline',
      'money',
      'saved',
    ]);

    const off = { kind: 'question', mail: false, inApp: false };
    expect(dataOf(await api.prefer(seller, off))).toEqual({ ...off, locked: false });
    expect(dataOf(await api.prefer(seller, { kind: 'question', mail: true }))).toMatchObject({
      inApp: false,
    });
    const { id: contractId } = await listContract(seller);
    await stageMessage(buyer, contractId);
    expect(dataOf(await api.unread(seller))).toBe(0);
    expect(dataOf(await api.list(seller)).items).toEqual([]);
    expect(
      await rows('select mail_at is not null as mailed from notifications where user_id = $1', [seller.id]),
    ).toEqual([{ mailed: true }]);
    for (const kind of ['deadline', 'money', 'saved'])
      expect(await api.prefer(seller, { kind, mail: false })).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.prefer(seller, { kind: 'money', mail: true }))).toMatchObject({ locked: true });
    expect(await api.prefer(seller, { kind: 'weather', mail: true })).toMatchObject({ ok: false });
  });
});

describe('a transfer', () => {
  it('tells each party what the other did, and both what time or money did', async () => {
    const { id } = await sell(seller, buyer);
    expect(await titles(seller)).toEqual(['Your contract has a buyer']);
    expect(await titles(buyer)).toEqual(['Next, confirm that you are ready']);
    dataOf(await transfers.accept(buyer, id));
    expect(await titles(seller)).toEqual(['The buyer accepted', 'Your contract has a buyer']);
    expect(await of(buyer)).toHaveLength(1);
    dataOf(await transfers.accept(seller, id, { ...CARD, name: 'Grace Hopper' }));
    expect((await titles(seller))[0]).toBe('You can now reach each other');
    expect((await titles(buyer))[0]).toBe('You can now reach each other');
    for (const party of [seller, buyer]) {
      const shown = JSON.stringify(await of(party));
      for (const secret of [CARD.name, 'Grace', CARD.phone, CARD.note, buyer.email, seller.email])
        expect(shown).not.toContain(secret);
    }

    await Promise.all([forget(seller), forget(buyer)]);
    dataOf(await transfers.step(seller, id, 'ask-lessor', 'complete', { note: 'Call 415-555-2671' }));
    expect(await of(buyer)).toMatchObject([{ kind: 'transfer-step', transferId: id }]);
    expect((await titles(buyer))[0]).toBe('Your turn');
    expect(JSON.stringify(await of(buyer))).not.toContain('2671');
    dataOf(await transfers.step(buyer, id, 'ask-lessor', 'reopen', { note: 'It says $695' }));
    expect(await titles(seller)).toEqual(['Not done yet']);

    dataOf(await transfers.act(seller, id, 'withdraw'));
    for (const party of [seller, buyer])
      expect((await of(party))[0]).toMatchObject({ kind: 'money', transferId: id });
    expect((await of(buyer))[0]?.text).toBe('The seller withdrew. Your fee goes back to your card.');
  });

  it('reminds of each deadline once, however often the clock runs', async () => {
    const { id } = await begun(seller, buyer);
    await Promise.all([forget(seller), forget(buyer)]);
    const clock = product.app.get(TransfersClock);
    const pass = (days: number) =>
      rows(
        `update transfer_steps set started_at = started_at - $2 * interval '1 day',
           due_at = due_at - $2 * interval '1 day' where transfer_id = $1 and status = 'current'`,
        [id, days],
      );
    await pass(5.5);
    await Promise.all([clock.run(), clock.run()]);
    await clock.run();
    expect(await of(buyer)).toEqual([]);
    expect(await of(seller)).toMatchObject([{ kind: 'deadline', transferId: id }]);
    expect((await titles(seller))[0]).toMatch(/^Due on /);
    await pass(3);
    await clock.run();
    await clock.run();
    // the car is to be seen within two days
    expect(await titles(buyer)).toEqual(['Late', expect.stringMatching(/^Due on /)]);
    expect(await titles(seller)).toHaveLength(3);
  });

  it('reminds both once a day before an approval ends, and on its last day', async () => {
    const { id } = await begun(seller, buyer);
    const clock = product.app.get(TransfersClock);
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
    for (const key of ['ask-lessor', 'inspect', 'apply', 'consent']) {
      const consent = { doneOn: day(0), from: 'Acme', ...(key === 'consent' && { validUntil: day(1) }) };
      dataOf(await transfers.admin(admin, id, 'complete-step', { key, ...consent, reason: 'Seen' }));
    }
    await Promise.all([forget(seller), forget(buyer)]);
    await Promise.all([clock.run(), clock.run()]);
    for (const party of [seller, buyer]) {
      expect(await of(party)).toMatchObject([{ kind: 'deadline', transferId: id }]);
      expect((await titles(party))[0]).toMatch(/^Approval ends on /);
    }
    const today = [id, day(0)];
    await rows(
      'update transfer_steps set valid_until = $2 where transfer_id = $1 and valid_until is not null',
      today,
    );
    for (let run = 0; run < 2; run++) await clock.run();
    expect(await titles(buyer)).toEqual([
      'The approval may have ended',
      expect.stringMatching(/^Approval ends/),
    ]);
  });
});

describe('notificationAdded', () => {
  const SUBSCRIBE = 'subscription { notificationAdded { id kind title contractId } }';

  it('brings new notifications to the sockets of the member alone', async () => {
    const { id: contractId } = await listContract(seller);
    const [mine, other] = [
      await RawSocket.open(product.url, { person: seller }),
      await RawSocket.open(product.url, { person: buyer }),
    ];
    for (const socket of [mine, other]) {
      socket.subscribe('1', SUBSCRIBE);
      await socket.live('1');
    }
    await stageMessage(buyer, contractId);
    await mine.untilMessages(1);
    const { id } = await sell(seller, buyer);
    await Promise.all([mine.untilMessages(2), other.untilMessages(1)]);
    expect(mine.messages()).toMatchObject([
      { kind: 'QUESTION', contractId },
      { kind: 'MONEY', title: expect.stringMatching(/^Your contract has a buyer/) as unknown },
    ]);
    expect(other.messages()).toMatchObject([{ kind: 'MONEY' }]);
    expect((await of(seller)).map((one) => one.id)).toEqual(
      mine
        .messages<NotificationShown>()
        .map((one) => one.id)
        .reverse(),
    );
    expect(id).toBeTruthy();
    const visitor = await RawSocket.open(product.url);
    visitor.subscribe('1', SUBSCRIBE);
    expect(await visitor.codeOf('1')).toBe('UNAUTHENTICATED');
    for (const socket of [mine, other, visitor]) socket.stop();
  });
});

it('are deleted with the account', async () => {
  const { id } = await listContract(seller);
  await stageMessage(buyer, id);
  dataOf(await notifications.prefer(seller, { kind: 'question', mail: false }));
  dataOf(await seller.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  for (const table of ['notifications', 'notification_preferences'])
    expect(await rows(`select 1 from ${table} where user_id = $1`, [seller.id])).toEqual([]);
});
