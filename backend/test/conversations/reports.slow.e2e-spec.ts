import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GoneReports } from '../../src/reports/reports.gone.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf, graphqlPage, restPage } from '../support/lists.js';
import type { Outcome, Person } from '../support/person.js';
import { until } from '../support/until.js';

interface Told {
  targetType: string;
  targetId: string;
  reason: string;
  note?: string;
}
interface Report {
  id: string;
  state: string;
  urgent: boolean;
  action: string | null;
  reason: string;
  reporterEmail: string;
  subjectEmail: string;
  contractTitle: string;
  message: string | null;
  lastMessages: string[];
  history: { open: number; upheld: number; dismissed: number };
}

let product: TestApp;
let admin: Person;
let seller: Person;
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);

beforeAll(async () => {
  product = await startApp();
  [admin, seller] = [await product.admin(), await product.member()];
});
afterAll(() => product.stop());

/** A member whose email address has been confirmed for some days. */
async function confirmed(days = 8): Promise<Person> {
  const person = await product.member();
  await rows(`update users set email_verified_at = now() - $2 * interval '1 day' where id = $1`, [
    person.id,
    days,
  ]);
  return person;
}
const tell = (who: Person, input: Told): Promise<Outcome<{ id: string }>> =>
  who.viaRest('POST', '/api/reports', input);
const resolve = (id: string, choice: object): Promise<Outcome<Report>> =>
  admin.viaRest('POST', `/api/admin/reports/${id}/resolve`, choice);
const isForSale = async (id: string) => {
  const { forSale, underReview, status } = (await product.visitor().rest('GET', `/api/contracts/${id}`)).body;
  return { forSale, underReview, status };
};
const FIELDS = `id state urgent action reason reporterEmail subjectEmail contractTitle message lastMessages
  history { open upheld dismissed }`;
const list = async (state?: string) =>
  dataOf(await restPage<Report>(admin, '/api/admin/reports', { first: 500, ...(state && { state }) })).items;
const toldOf = async (who: Person) =>
  dataOf(await who.viaRest<{ title: string; text: string }[]>('GET', '/api/notifications'));

describe('reports of members', () => {
  it('are taken once per target, in both APIs', async () => {
    const [first, second] = [await product.member(), await product.member()];
    const { id } = await listContract(seller, { title: 'A reported lease' });
    const { data: message } = await first.viaRest<{ id: string }>('POST', `/api/contracts/${id}/chat`, {
      message: 'Is it yours?',
    });
    expect(
      dataOf(
        await tell(first, { targetType: 'contract', targetId: id, reason: 'wrong-facts', note: 'Not 2024' }),
      ),
    ).toMatchObject({
      targetType: 'contract',
      targetId: id,
      reason: 'wrong-facts',
      note: 'Not 2024',
      resolvedAt: null,
    });
    const again = await tell(first, { targetType: 'contract', targetId: id, reason: 'scam' });
    expect(again).toMatchObject({ code: 'CONFLICT', message: 'You have already reported this.' });
    const overGraphql = await second.viaGraphql(
      'mutation($input: ReportInput!) { report(input: $input) { id targetType targetId reason } }',
      { input: { targetType: 'MESSAGE', targetId: message!.id, reason: 'ABUSE' } },
    );
    expect(overGraphql).toMatchObject({ ok: true, data: { targetId: message!.id } });
    expect(dataOf(await second.viaRest('GET', `/api/contracts/${id}/my-reports`))).toMatchObject({
      mine: [{ targetType: 'message', targetId: message!.id, reason: 'abuse' }],
      answerBy: null,
    });
    const found = (await list('open')).filter(({ contractTitle }) => contractTitle === 'A reported lease');
    expect(found).toMatchObject([
      { message: 'Is it yours?', reporterEmail: second.email, subjectEmail: first.email },
      { message: null, lastMessages: ['Is it yours?'], subjectEmail: seller.email, history: { open: 1 } },
    ]);
    const page = dataOf(await graphqlPage<Report>(admin, 'reports', FIELDS, { first: 1 }));
    expect(page.next).not.toBeNull();
    const next = dataOf(await graphqlPage<Report>(admin, 'reports', FIELDS, { first: 1, after: page.next! }));
    expect([...page.items, ...next.items].map(({ id: one }) => one)).toEqual(found.map(({ id: one }) => one));
  });

  it('need a target that others have, and a reason that fits', async () => {
    const member = await product.member();
    const { id } = await listContract(seller);
    const target = { targetType: 'contract', targetId: id };
    for (const [who, input, code] of [
      [member, { ...target, reason: 'discriminates' }, 'VALIDATION'],
      [member, { ...target, reason: 'no-show' }, 'VALIDATION'],
      [member, { ...target, reason: 'because' }, 'VALIDATION'],
      [member, { ...target, targetType: 'user', reason: 'scam' }, 'VALIDATION'],
      [member, { ...target, targetId: 'x', reason: 'scam' }, 'VALIDATION'],
      [member, { ...target, reason: 'other', note: 'x'.repeat(1001) }, 'VALIDATION'],
      [member, { ...target, targetId: member.id, reason: 'scam' }, 'NOT_FOUND'],
      [member, { ...target, targetType: 'message', reason: 'scam' }, 'NOT_FOUND'],
      [member, { ...target, targetType: 'party', targetId: seller.id, reason: 'no-show' }, 'NOT_FOUND'],
      [seller, { ...target, reason: 'scam' }, 'CONFLICT'],
    ] as const)
      expect([input, await tell(who, input)]).toMatchObject([input, { code }]);
  });

  it('are limited to 10 a day', async () => {
    const limited = await startApp({ RATE_LIMITS: 'default' });
    const [holder, member] = [await limited.member(), await limited.member()];
    const { id } = await listContract(holder);
    const outcomes: (string | undefined)[] = [];
    for (let n = 0; n < 11; n++) {
      await limited.database.query('delete from reports');
      outcomes.push((await tell(member, { targetType: 'contract', targetId: id, reason: 'other' })).code);
    }
    await limited.stop();
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => undefined), 'RATE_LIMITED']);
  });

  it('stop the sale after three serious ones of members who count, until an admin has looked', async () => {
    const { id } = await listContract(seller, { title: 'Too good to be true' });
    const serious = (who: Person, reason = 'scam') =>
      tell(who, { targetType: 'contract', targetId: id, reason });
    const dismissed = await confirmed();
    await rows(
      `insert into reports (reporter_id, target_type, target_id, contract_id, subject_id, reason, state, resolved_by, resolved_at)
       select $1, 'message', uuidv7(), $2, $3, 'other', 'dismissed', $4, now() from generate_series(1, 5)`,
      [dismissed.id, id, seller.id, admin.id],
    );
    for (const who of [await product.member(), await confirmed(3), dismissed, await confirmed()])
      dataOf(await serious(who));
    dataOf(await serious(await confirmed(), 'not-theirs'));
    expect(await isForSale(id)).toEqual({ forSale: true, underReview: false, status: 'active' });
    const last = await confirmed();
    dataOf(await serious(last));
    expect(await isForSale(id)).toEqual({ forSale: false, underReview: true, status: 'active' });
    const buyer = await product.member();
    expect(await buyer.viaRest('POST', '/api/create-payment-intent', { contractId: id })).toMatchObject({
      code: 'NOT_FOR_SALE',
    });
    const [top] = await list('open');
    expect(top).toMatchObject({ contractTitle: 'Too good to be true', urgent: true });
    expect(dataOf(await resolve(top!.id, { uphold: false, note: 'The papers are right' }))).toMatchObject({
      state: 'dismissed',
      action: null,
    });
    expect(await isForSale(id)).toMatchObject({ forSale: true, underReview: false });
    expect(
      (await list('open')).filter(({ contractTitle }) => contractTitle === 'Too good to be true'),
    ).toEqual([]);
    expect(await resolve(top!.id, { uphold: false })).toMatchObject({ code: 'CONFLICT' });
    const [news] = await toldOf(last);
    expect(news).toMatchObject({ title: 'Your report is closed: Too good to be true' });
    expect(JSON.stringify(news)).not.toMatch(/dismissed|papers|admin/i);
  });

  it.each([
    ['hide', 'contract', { status: 'cancelled', title: 'Removed contract' }],
    ['off-market', 'contract', { status: 'cancelled', title: 'A listed lease' }],
    ['none', 'contract', { status: 'active', title: 'A listed lease' }],
    ['suspend', 'contract', { status: 'cancelled', title: 'A listed lease' }],
  ])('are upheld with the action %s', async (action, targetType, after) => {
    const holder = await product.member();
    const { id } = await listContract(holder, { title: 'A listed lease' });
    const report = dataOf(await tell(await product.member(), { targetType, targetId: id, reason: 'scam' }));
    if (action !== 'none')
      expect(await resolve(report.id, { uphold: true, action })).toMatchObject({ code: 'VALIDATION' });
    expect(dataOf(await resolve(report.id, { uphold: true, action, note: 'Not a lease' }))).toMatchObject({
      ...{ state: 'upheld', action, history: { open: 0, upheld: 1, dismissed: 0 } },
    });
    expect((await product.visitor().rest('GET', `/api/contracts/${id}`)).body).toMatchObject(after);
    const [entry] = dataOf(
      await admin.viaRest<{ action: string }[]>('GET', '/api/admin/audit?action=report.resolve'),
    );
    expect(entry).toMatchObject({ targetType: 'report', targetId: report.id });
    expect((await holder.rest('GET', '/api/auth/user')).status).toBe(action === 'suspend' ? 401 : 200);
  });

  it('hide a message', async () => {
    const { id } = await listContract(seller);
    const writer = await product.member();
    const sent = dataOf(
      await writer.viaRest<{ id: string }>('POST', `/api/contracts/${id}/chat`, { message: 'Rude' }),
    );
    const report = dataOf(
      await tell(await product.member(), { targetType: 'message', targetId: sent.id, reason: 'abuse' }),
    );
    dataOf(await resolve(report.id, { uphold: true, action: 'hide', note: 'It is rude' }));
    expect((await product.visitor().rest('GET', `/api/contracts/${id}/chat`)).body).toMatchObject([
      { message: 'This message was removed by a moderator.' },
    ]);
  });
});

describe('a contract that is reported as gone', () => {
  const stored = async (id: string) => (await rows('select status from contracts where id = $1', [id]))[0];
  const ask = async (holder: Person) => {
    const { id } = await listContract(holder, { title: 'Perhaps gone' });
    await rows(
      `update contracts set created_at = now() - interval '5 days', updated_at = now() - interval '5 days' where id = $1`,
      [id],
    );
    for (const who of [await confirmed(0), await confirmed(0)])
      dataOf(await tell(who, { targetType: 'contract', targetId: id, reason: 'gone' }));
    return id;
  };
  const passTwoDays = async (id: string) => {
    await rows(
      `update reports set due_at = due_at - interval '49 hours', created_at = created_at - interval '49 hours'
       where contract_id = $1`,
      [id],
    );
    await product.app.get(GoneReports).run();
  };

  it('is taken off the market although an admin has edited it since', async () => {
    const id = await ask(await product.member());
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { title: 'Perhaps gone, renamed' }));
    await passTwoDays(id);
    expect(await stored(id)).toEqual({ status: 'cancelled' });
  });

  it('is only asked about by members whose email address is confirmed', async () => {
    const holder = await product.member();
    const { id: targetId } = await listContract(holder, { title: 'Not asked about' });
    dataOf(await tell(await product.member(), { targetType: 'contract', targetId, reason: 'gone' }));
    const path = `/api/contracts/${targetId}/my-reports`;
    expect(dataOf(await holder.viaRest('GET', path))).toMatchObject({ answerBy: null });
    // an admin decides about it
    expect(await rows('select state from reports where contract_id = $1', [targetId])).toEqual([
      { state: 'open' },
    ]);
  });

  it('is not asked about again for a week after its holder has answered', async () => {
    const holder = await product.member();
    const id = await ask(holder);
    dataOf(await holder.viaRest('POST', `/api/contracts/${id}/still-available`));
    const askedAgain = async () => {
      dataOf(await tell(await confirmed(0), { targetType: 'contract', targetId: id, reason: 'gone' }));
      const path = `/api/contracts/${id}/my-reports`;
      return dataOf(await holder.viaRest<{ answerBy: string | null }>('GET', path)).answerBy !== null;
    };
    expect(await askedAgain()).toBe(false);
    await rows(`update reports set resolved_at = resolved_at - interval '8 days' where contract_id = $1`, [
      id,
    ]);
    expect(await askedAgain()).toBe(true);
  });

  it('is taken off the market if its holder does not answer within 48 hours', async () => {
    const holder = await product.member();
    const id = await ask(holder);
    const told = (await toldOf(holder)).filter(({ title }) => title === 'Still available? Perhaps gone');
    expect(told).toHaveLength(1);
    // by email as well, although the address is not confirmed
    const mailed = async () =>
      (await rows('select 1 from notifications where user_id = $1 and mailed_at is not null', [holder.id]))
        .length > 0;
    await until(mailed);
    const { answerBy } = dataOf(
      await holder.viaRest<{ answerBy: string }>('GET', `/api/contracts/${id}/my-reports`),
    );
    const hours = (Date.parse(answerBy) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    await product.app.get(GoneReports).run();
    expect(await stored(id)).toEqual({ status: 'active' });
    await passTwoDays(id);
    await product.app.get(GoneReports).run();
    expect(await stored(id)).toEqual({ status: 'cancelled' });
    expect(
      (await rows(`select 1 from reports where contract_id = $1 and state = 'upheld'`, [id])).length,
    ).toBe(2);
  });

  it.each<[string, (holder: Person, id: string) => Promise<Outcome>]>([
    ['says so', (holder, id) => holder.viaRest('POST', `/api/contracts/${id}/still-available`)],
    ['renews it', (holder, id) => holder.viaRest('POST', `/api/listings/${id}/renew`)],
    [
      'writes',
      (holder, id) => holder.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'It is still here.' }),
    ],
  ])('stays if its holder %s', async (_how, answer) => {
    const holder = await product.member();
    const id = await ask(holder);
    const stranger = await product.member();
    expect(await stranger.viaRest('POST', `/api/contracts/${id}/still-available`)).toMatchObject({
      code: 'NOT_FOUND',
    });
    await rows(`update reports set created_at = created_at - interval '49 hours' where contract_id = $1`, [
      id,
    ]);
    dataOf(await answer(holder, id));
    await rows(
      `update reports set due_at = now() - interval '1 hour' where contract_id = $1 and due_at is not null`,
      [id],
    );
    await product.app.get(GoneReports).run();
    expect(await stored(id)).toEqual({ status: 'active' });
    expect(
      (await rows(`select 1 from reports where contract_id = $1 and state = 'dismissed'`, [id])).length,
    ).toBe(2);
  });
});
