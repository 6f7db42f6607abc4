import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { enqueue } from '../../src/jobs/jobs.js';
import { aboutApis } from './about.apis.js';
import { dataOf, type Page } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { Outcome, Person } from '../support/person.js';
import { statementsOf } from '../support/product/statements.js';
import { sell } from '../support/transfers.js';

startPayments();

const idsIn = (outcome: Outcome<Page<{ id: string }>>) => dataOf(outcome).items.map(({ id }) => id);
const report = async (who: Person, contractId: string) =>
  dataOf(
    await who.viaRest<{ id: string }>('POST', '/api/reports', {
      ...{ targetType: 'contract', targetId: contractId, reason: 'wrong-facts' },
    }),
  ).id;
const send = async (who: Person, contractId: string, message: string) =>
  dataOf(await who.viaRest<{ id: string }>('POST', `/api/contracts/${contractId}/chat`, { message })).id;
const plan = (statement: string, values: string[]) =>
  product.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return JSON.stringify(await tx.query(`explain ${statement}`, values));
  });

describe.each(aboutApis)('what staff read about a contract or a member through $name', (api) => {
  it('are its transfers and theirs, on either side', async () => {
    const [one, other] = [await sell(seller, buyer), await sell(buyer, seller)];
    await sell(await product.member(), await product.member());
    for (const staff of [admin, await product.staff('support'), await product.staff('finance')]) {
      expect(idsIn(await api.transfers(staff, { contractId: one.contractId }))).toEqual([one.id]);
      for (const memberId of [seller.id, buyer.id])
        expect(idsIn(await api.transfers(staff, { memberId }))).toEqual([other.id, one.id]);
    }
    const page = dataOf(await api.transfers(admin, { memberId: seller.id, first: 1 }));
    expect(page.items.map(({ id }) => id)).toEqual([other.id]);
    const after = page.next as string;
    expect(idsIn(await api.transfers(admin, { memberId: seller.id, first: 1, after }))).toEqual([one.id]);
    expect(idsIn(await api.transfers(admin, { contractId: one.contractId, memberId: admin.id }))).toEqual([]);
  });

  it('are the reports of the contract, and those about the member or made by them', async () => {
    const [{ contractId }, elsewhere] = [await sell(seller, buyer), await sell(buyer, seller)];
    const made = await report(buyer, contractId);
    const gotten = await report(seller, elsewhere.contractId);
    const moderator = await product.staff('moderator');
    expect(idsIn(await api.reports(moderator, { contractId }))).toEqual([made]);
    for (const memberId of [seller.id, buyer.id])
      expect(idsIn(await api.reports(moderator, { memberId }))).toEqual([gotten, made]);
    expect(idsIn(await api.reports(moderator, { memberId: admin.id }))).toEqual([]);
  });

  it('are the messages as they were written, newest first', async () => {
    const { contractId } = await sell(seller, buyer);
    const sent = [
      await send(buyer, contractId, 'Call me at 512-555-0100'),
      await send(seller, contractId, 'Please write here.'),
    ].toReversed();
    const moderator = await product.staff('moderator');
    const all = dataOf(await api.messages(moderator, { contractId })).items;
    expect(all.map(({ id }) => id)).toEqual(sent);
    expect(all[1]).toMatchObject({
      message: 'Call me at 512-555-0100',
      flags: ['phone'],
      senderEmail: buyer.email,
    });
    expect(idsIn(await api.messages(moderator, { memberId: buyer.id }))).toEqual([sent[1]]);
    expect(idsIn(await api.messages(moderator, { contractId, memberId: seller.id }))).toEqual([sent[0]]);
  });

  it('are the emails that wait or failed, without what they say', async () => {
    const [contractId, token] = [randomUUID(), randomUUID()];
    const queue = { after: '1 hour' };
    const { database } = product;
    const link = `https://handover.test/verify?token=${token}`;
    const capital = seller.email.toUpperCase();
    await enqueue(database, 'mail', { template: 'verify-email', to: capital, data: { link } }, queue);
    await enqueue(database, 'forgot-password', { email: seller.email }, queue);
    const news = { contractTitle: 'Civic', news: [], unsubscribe: null };
    const path = `/contracts/${contractId}?panel=messages#messages`;
    const told = { template: 'notifications', to: buyer.email, data: { ...news, path } } as const;
    await enqueue(database, 'mail', told, queue);
    const operator = { contractId, title: 'Stalled', text: 'Have a look.' };
    await enqueue(database, 'mail', { template: 'transfer-operator', to: null, data: operator }, queue);
    await database.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where payload->>'to' = $1`,
      [capital],
    );
    const waiting = { state: 'waiting', attempts: 0, nextAttemptAt: expect.stringMatching(/Z$/) };
    const support = await product.staff('support');
    const mails = dataOf(await api.mails(support, { memberId: seller.id }));
    expect(mails.filter(({ kind }) => kind !== 'purchase-seller')).toEqual([
      {
        ...{ id: expect.any(String), kind: 'password-reset', recipient: seller.email, ...waiting },
        createdAt: expect.stringMatching(/Z$/),
      },
      {
        ...{
          id: expect.any(String),
          kind: 'verify-email',
          recipient: capital,
          state: 'failed',
          attempts: 25,
        },
        ...{ createdAt: expect.stringMatching(/Z$/), nextAttemptAt: null },
      },
    ]);
    const about = dataOf(await api.mails(support, { contractId }));
    expect(about).toMatchObject([
      { kind: 'transfer-operator', recipient: null, ...waiting },
      { kind: 'notifications', recipient: buyer.email, ...waiting },
    ]);
    expect(JSON.stringify([mails, about])).not.toContain(token);
    expect(dataOf(await api.mails(support, { contractId, memberId: seller.id }))).toEqual([]);
    expect(dataOf(await api.mails(support, { memberId: randomUUID() }))).toEqual([]);
  });

  it('is refused to members and to other roles', async () => {
    const [support, finance] = [await product.staff('support'), await product.staff('finance')];
    const visitor = product.visitor();
    const about = { memberId: seller.id };
    for (const [list, others] of [
      [api.transfers, [seller]],
      [api.reports, [seller, support, finance]],
      [api.messages, [seller, support, finance]],
      [api.mails, [seller, finance]],
    ] as const) {
      for (const one of others) expect(await list(one, about)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await list(visitor, about)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('needs an id, of something', async () => {
    for (const list of [api.transfers, api.reports, api.messages, api.mails])
      for (const wrong of [{ memberId: 'x' }, { contractId: '1 or 1=1' }])
        expect(await list(admin, wrong)).toMatchObject({ code: 'VALIDATION' });
    for (const list of [api.messages, api.mails])
      expect(await list(admin, {})).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('takes as many statements for several entries as for one', async () => {
    const { contractId } = await sell(seller, buyer);
    const memberId = buyer.id;
    const add = async (id: string) => {
      await send(buyer, id, 'Is it still available?');
      await report(buyer, id);
    };
    const count = async () => {
      const counts: number[] = [];
      for (const list of [api.transfers, api.reports, api.messages, api.mails])
        counts.push((await statementsOf(product, () => list(admin, { memberId }))).length);
      return counts;
    };
    await add(contractId);
    const few = await count();
    for (const { contractId: other } of [await sell(seller, buyer), await sell(seller, buyer)])
      await add(other);
    expect(await count()).toEqual(few);
  });
});

it('the lists of a contract and of a member are read along their indexes', async () => {
  const id = [randomUUID()];
  const transfers = await plan('select id from transfers where buyer_id = $1 or seller_id = $1', id);
  expect(transfers).toMatch(/transfers_bought.*transfers_sold|transfers_sold.*transfers_bought/);
  const reports = await plan('select id from reports where subject_id = $1 or reporter_id = $1', id);
  expect(reports).toMatch(/reports_of_subject.*reports_once|reports_once.*reports_of_subject/);
  expect(await plan('select id from messages where contract_id = $1', id)).toContain('messages_thread');
  expect(await plan('select id from messages where sender_id = $1', id)).toContain('messages_of_sender');
});
