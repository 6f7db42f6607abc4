import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/common/config/config.js';
import { enqueue } from '../../src/jobs/jobs.js';
import { JobWorker } from '../../src/jobs/worker.js';
import { StoredMails } from '../../src/mail/stored-mails.js';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { RETENTION_DAYS, REFUND_WATCH_DAYS } from '@handover/domain/retention';
import { Retention } from '../../src/retention/retention.js';
import { privacySections } from '@handover/domain/legal/privacy-text';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';
import { eventually } from '../support/until.js';

let product: TestApp;
let retention: Retention;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  product = await startApp();
  retention = product.app.get(Retention);
  [seller, buyer] = [await product.member(), await product.member()];
});
afterAll(() => product.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const idsOf = async (table: string) =>
  (await rows<{ id: string }>(`select id from ${table} order by created_at`)).map(({ id }) => id);

const event = (id: string, daysAgo: number, handled = true) =>
  rows(
    `insert into payment_events (id, type, payment_intent_id, received_at, handled_at)
     values ($1, 'payment_intent.succeeded', 'pi_old', now() - $2 * interval '1 day', case when $3 then now() end)`,
    [id, daysAgo, handled],
  );

/** A purchase as payments/ writes it, last changed this many days ago, with one history entry. */
async function purchase(status: string, daysAgo: number, paid = false): Promise<string> {
  const contract = await listContract(seller);
  const [row] = await rows<{ id: string }>(
    `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract,
       payment_intent_id, captured_at, refunded_at, next_look_at, created_at, updated_at)
     values ($1, $2, $3, $4, 2500, 'sandbox', $5, $5::text in ('captured', 'disputed'), 'pi_' || gen_random_uuid(),
       case when $7 then now() end, case when $5::text = 'refunded' then now() - $6 * interval '1 day' end,
       case when $5::text = 'refunded' then now() - interval '1 minute' end,
       now() - $6 * interval '1 day', now() - $6 * interval '1 day') returning id`,
    [contract.id, contract.title, buyer.id, seller.id, status, daysAgo, paid],
  );
  const id = row?.id as string;
  await rows(
    `insert into purchase_transitions (purchase_id, "to", cause, by) values ($1, $2, 'opened', 'buyer')`,
    [id, status],
  );
  return id;
}

const contactRequest = async (daysAgo: number) =>
  (
    await rows<{ id: string }>(
      `insert into contact_requests (name, email, created_at)
       values ('Ada', 'ada@example.com', now() - $1 * interval '1 day') returning id`,
      [daysAgo],
    )
  )[0]?.id;

/** A job as the queue keeps it; no worker takes one without attempts left. */
async function job(task: string, columns: Record<string, unknown>): Promise<string> {
  const [added] = await rows<{ id: string }>(
    `select id from graphile_worker.add_job($1, '{}', run_at := 'infinity')`,
    [task],
  );
  const names = Object.keys(columns);
  await rows(
    `update graphile_worker._private_jobs set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [added?.id, ...Object.values(columns)],
  );
  return added?.id as string;
}
const jobIds = async () =>
  (await rows<{ id: string }>(`select id from graphile_worker.jobs where task_identifier <> 'prune'`)).map(
    ({ id }) => id,
  );

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

describe('the daily job', () => {
  beforeEach(async () => {
    await rows('delete from payment_events');
    await rows('delete from purchase_transitions');
    await rows('delete from purchases');
    await rows('delete from contact_requests');
    await rows(`delete from settings where key = 'contact_request_days'`);
    await rows(`delete from graphile_worker._private_jobs`);
  });

  it('deletes payment events past their age, handled or not', async () => {
    await event('evt_old', RETENTION_DAYS.paymentEvents + 1);
    await event('evt_unhandled', RETENTION_DAYS.paymentEvents + 1, false);
    await event('evt_young', RETENTION_DAYS.paymentEvents - 1);
    await retention.run();
    expect(await rows('select id from payment_events')).toEqual([{ id: 'evt_young' }]);
  });

  it('deletes unpaid purchases past their age with their history, and never a paid or open one', async () => {
    const old = RETENTION_DAYS.unpaidPurchases + 1;
    const gone = [await purchase('released', old), await purchase('failed', old)];
    const kept = [
      await purchase('released', RETENTION_DAYS.unpaidPurchases - 1),
      await purchase('failed', old, true),
      await purchase('captured', old, true),
      await purchase('refunded', old, true),
      await purchase('charged-back', old, true),
      await purchase('created', old),
      await purchase('releasing', old),
    ];
    await retention.run();
    expect((await idsOf('purchases')).sort()).toEqual(kept.sort());
    expect(await rows('select 1 from purchase_transitions where purchase_id = any($1)', [gone])).toEqual([]);
    expect(await rows('select 1 from purchase_transitions')).toHaveLength(kept.length);
  });

  it('deletes expired one-time links and sessions, and no others', async () => {
    await rows(
      `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values
         ('old', $1, 'password-reset', now() - interval '1 second'), ('young', $1, 'password-reset', now() + interval '1 hour')`,
      [buyer.id],
    );
    await rows(`insert into sessions (sid, sess, expire) values ('old', '{}', now() - interval '1 second')`);
    await retention.run();
    const hashes = await rows(`select token_hash from one_time_tokens where token_hash in ('old', 'young')`);
    expect(hashes).toEqual([{ token_hash: 'young' }]);
    expect(await rows(`select 1 from sessions where sid = 'old'`)).toEqual([]);
    expect((await buyer.rest('GET', '/api/auth/user')).status).toBe(200);
  });

  it('deletes contact requests after a year, or after the days of the setting', async () => {
    const [older, , young] = [await contactRequest(366), await contactRequest(364), await contactRequest(9)];
    await retention.run();
    expect(await idsOf('contact_requests')).not.toContain(older);
    expect(await idsOf('contact_requests')).toHaveLength(2);
    await rows(`insert into settings (key, value) values ('contact_request_days', ' 10 ')`);
    await retention.run();
    expect(await idsOf('contact_requests')).toEqual([young]);
  });

  it('deletes jobs that were given up long ago, and keeps those that were not', async () => {
    const error = { attempts: 25, last_error: 'no mail server' };
    const old = daysAgo(RETENTION_DAYS.givenUpJobs + 1);
    await job('mail', { ...error, updated_at: old });
    const kept = [
      await job('mail', { ...error, updated_at: daysAgo(RETENTION_DAYS.givenUpJobs - 1) }),
      await job('mail', { attempts: 3, last_error: 'no mail server', updated_at: old }),
    ];
    await retention.run();
    expect((await jobIds()).sort()).toEqual(kept.sort());
  });

  it('deletes more than one batch, and goes on in another job where time runs out', async () => {
    const many = () =>
      rows(
        `insert into payment_events (id, type, received_at)
         select 'evt_' || n, 'charge.updated', now() - interval '1 year' from generate_series(1, 2500) n`,
      );
    await many();
    await retention.run();
    expect(await rows('select 1 from payment_events limit 1')).toEqual([]);
    await many();
    await retention.run(0);
    // the follow-up job runs at once
    await eventually(() => rows('select 1 from payment_events limit 1'), []);
  });

  it('runs in several processes at once without an error, and is safe to repeat', async () => {
    for (let n = 0; n < 20; n++) await event(`evt_${n}`, 400);
    for (let n = 0; n < 5; n++) await purchase('released', 400);
    await Promise.all([retention.run(), retention.run(), retention.run()]);
    expect(await rows('select id from payment_events union all select id::text from purchases')).toEqual([]);
  });

  it('runs the other rules if one fails, and reports the failure to the queue', async () => {
    await event('evt_old', 400);
    retention.register('broken things', () => Promise.reject(new Error('broken rule')));
    await expect(retention.run()).rejects.toThrow('broken rule');
    retention.register('broken things', () => Promise.resolve(0));
    expect(await rows('select 1 from payment_events')).toEqual([]);
  });

  it('finds what to delete by an index, never by reading a whole table', async () => {
    const plans: string[] = [];
    const spy = jest.spyOn(product.database, 'query').mockImplementation(async (statement, values) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      if (!text.includes('limit $')) return [];
      await product.database.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off');
        const plan = await tx.query<Record<string, string>>(`explain ${text}`, values);
        plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
      });
      return [];
    });
    await retention.run();
    spy.mockRestore();
    const tables = [
      ...['payment_events', 'purchases', 'one_time_tokens', 'sessions', 'contact_requests'],
      ...['contact_cards', 'transfer_messages'],
    ];
    for (const table of tables) {
      const plan = plans.find((one) => one.includes(`Delete on ${table}`));
      expect(plan).toMatch(/Index (?:Only )?Scan(?: Backward)? using \w+/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('is queued once for tomorrow, whatever happened to the run of today', async () => {
    const waiting = () =>
      rows<{ hours: number }>(
        `select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs
         where task_identifier = 'prune' and key = 'prune'`,
      );
    await product.startAgain();
    await product.startAgain();
    expect(await waiting()).toEqual([{ hours: 24 }]);
    // a restart an hour before does not put it off
    await rows(`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`);
    await product.startAgain();
    expect(await waiting()).toEqual([{ hours: 1 }]);
    // its time has come: the worker takes it, and tomorrow's is there
    await event('evt_old', 400);
    await rows(`update graphile_worker._private_jobs set run_at = now()`);
    await eventually(waiting, [{ hours: 24 }]);
  });
});

describe('the age of contact requests', () => {
  it.each(['0', '-1', '3651', '1.5', '1e2', 'a year', ' '])('is never "%s"', async (value) => {
    const admin = await product.admin();
    const answer = await admin.viaRest('POST', '/api/admin/settings', { key: 'contact_request_days', value });
    expect(answer).toMatchObject({ ok: false, code: 'VALIDATION' });
  });

  it('may be 90 days', async () => {
    const admin = await product.admin();
    const answer = await admin.viaRest('POST', '/api/admin/settings', {
      key: 'contact_request_days',
      value: '90',
    });
    expect(answer).toMatchObject({ ok: true });
  });
});

it('stores emails in files for their age only, each process in its own folder', async () => {
  const folder = join(product.app.get(Config).dataDir, 'mail');
  const stored = product.app.get(StoredMails);
  const name = randomUUID();
  await stored.store({ messageId: `<${name}@test>`, to: 'ada@example.com', text: 'Hello' });
  const old = daysAgo(RETENTION_DAYS.storedMails + 1);
  for (const file of ['old.eml', 'crashed.eml.new', 'notes.txt']) {
    await writeFile(join(folder, file), 'x');
    await utimes(join(folder, file), old, old);
  }
  await stored.prune();
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([`${name}.eml`, 'notes.txt']));
  expect(left).not.toEqual(expect.arrayContaining(['old.eml']));
  expect(left).not.toEqual(expect.arrayContaining(['crashed.eml.new']));
});

it('looks at a refund once a day, and no longer once it is final', async () => {
  const [final, recent] = [await purchase('refunded', 365, true), await purchase('refunded', 10, true)];
  const lookAt = async (id: string) =>
    (
      await rows<{ hours: number | null }>(
        `select round(extract(epoch from next_look_at - now()) / 3600)::int as hours from purchases where id = $1`,
        [id],
      )
    )[0]?.hours;
  await product.app.get(PaymentsSweeper).sweep();
  expect(await lookAt(final)).toBeNull();
  expect(await lookAt(recent)).toBe(24);
  expect(REFUND_WATCH_DAYS).toBe(60);
});

it('deletes the jobs that a killed process leaves behind retired, and keeps those that were given up', async () => {
  await rows(`delete from graphile_worker._private_jobs`);
  const worker = product.app.get(JobWorker);
  const key = `settle:pi_${randomUUID()}`;
  // locked by a process that is killed; then the same payment is queued again
  await enqueue(product.database, 'settle-payment', { paymentIntentId: 'pi_gone' }, { key });
  await rows(
    `update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes', locked_by = 'killed',
       run_at = 'infinity', attempts = 1 where key = $1`,
    [key],
  );
  await enqueue(product.database, 'settle-payment', { paymentIntentId: 'pi_gone' }, { key });
  const givenUp = await job('mail', { attempts: 25, last_error: 'no mail server' });
  const failedBefore = [
    await job('settle-payment', { attempts: 25, last_error: 'away', key: null }),
    await job('mail-notifications', { attempts: 25, last_error: 'away', key: null }),
    await job('line-close', { attempts: 25, last_error: 'lock timeout', key: null }),
  ];
  const settleGivenUp = await job('settle-payment', {
    attempts: 25,
    last_error: 'away',
    key: 'settle:pi_given_up',
  });
  await worker.freeAbandoned();
  const left = await rows<{ id: string; attempts: number; max_attempts: number }>(
    `select id, attempts, max_attempts from graphile_worker.jobs where attempts >= max_attempts`,
  );
  expect(left.map(({ id }) => id).sort()).toEqual([givenUp, settleGivenUp].sort());
  expect(left.filter(({ id }) => failedBefore.includes(id))).toEqual([]);
});

it('names the same ages on the privacy page and in the documentation', () => {
  const facts = { title: 'Handover', phone: '', email: '', contactRequestDays: 123 };
  const retained = privacySections(facts).find(({ id }) => id === 'retention');
  const page = [...(retained?.text ?? []), ...(retained?.list ?? [])].join(' ');
  for (const [what, days] of [
    ['contact requests', 123],
    ['payments that ended without a charge', RETENTION_DAYS.unpaidPurchases],
    ['notices to us', RETENTION_DAYS.paymentEvents],
    ['copies of emails on our servers', RETENTION_DAYS.storedMails],
    ['could not be delivered', RETENTION_DAYS.givenUpJobs],
  ])
    expect(page).toContain(`${what} after ${days} days`);
  const table = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  for (const days of [...Object.values(RETENTION_DAYS), REFUND_WATCH_DAYS])
    expect(table).toContain(`${days} days`);
});
