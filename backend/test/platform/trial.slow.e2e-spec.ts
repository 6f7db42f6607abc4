import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Config } from '../../src/common/config/config.js';
import { Database } from '../../src/database/database.js';
import { findInstallation } from '../../src/installation/installation.js';
import { enqueue } from '../../src/jobs/jobs.js';
import { openDataSource } from '../../src/schema/data-source.js';
import { listContract } from '../factories/contract.js';
import { jpeg } from '../factories/images.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { Bucket } from '../support/servers/bucket.js';
import { runCommand } from '../support/product/command.js';
import { copyDatabase, createTestDatabase, type TestDatabase } from '../support/product/database.js';
import { Person } from '../support/person.js';
import { MailServer } from '../support/servers/smtp.js';
import { until } from '../support/until.js';

/** What waits in the site's database when it is copied: an email, a notification, a payment that is not settled, a sweep. */
const WAITING = ['waiting@example.com', 'locked@example.com'];
const mails = new MailServer();
let bucket: Bucket;
let site: TestDatabase;
let photo: string;
let holder: { email: string; cookie: string };
/** The site's own environment, which copies are started with. */
let production: Record<string, string>;

beforeAll(async () => {
  await mails.start();
  bucket = await Bucket.start();
  site = await createTestDatabase();
  production = {
    NODE_ENV: 'production',
    METRICS_TOKEN: 'a token of the tests',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: mails.url,
    // nothing answers here: a trial that publishes events to it would not start as fast
    REDIS_URL: 'redis://127.0.0.1:1',
    ...bucket.settings,
  };
  const product = await startApp({ DATABASE_URL: site.url, ...bucket.settings });
  const member = await product.member();
  const { id } = await listContract(member);
  const sent = await member.rest<{ urls: Record<string, string> }>(
    'POST',
    `/api/contracts/${id}/photos`,
    await jpeg(),
    { 'content-type': 'image/jpeg' },
  );
  photo = sent.body.urls[320] ?? '';
  holder = { email: member.email, cookie: member.cookie };
  const buyer = await product.member();
  await product.stop();
  await query(
    site.url,
    `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, payment_intent_id, next_look_at)
     select id, title, '${buyer.id}', user_id, 2500, 'live', 'pi_live', now() from contracts`,
    `insert into notifications (user_id, kind, event, contract_id, in_app, mail_at)
     select user_id, 'question', 'x', id, true, now() + interval '1 hour' from contracts`,
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`,
  );
  const queue = { query: (text: unknown, values?: unknown[]) => query(site.url, { text, values }) };
  for (const to of WAITING)
    await enqueue(queue as never, 'mail', {
      template: 'password-reset',
      to,
      data: { link: 'https://handover.example/reset' },
    });
  await query(
    site.url,
    // it was being sent when the site was copied
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker of the site', attempts = 1
     where payload->>'to' = '${WAITING[1]}'`,
  );
  // an orphan, which the due sweep would delete
  bucket.put('handover/01900000-0000-7abc-8def-000000000000-320.webp');
});
afterAll(async () => {
  await site.drop();
  await mails.stop();
  bucket.stop();
});

async function query<Row = object>(url: string, ...statements: (string | object)[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query(statement as string)).rows as Row[];
    return rows;
  } finally {
    await client.end();
  }
}

/** Starts the product on a database that stays when it stops. */
const startOn = ({ url }: TestDatabase, settings: Record<string, string> = production) =>
  startApp({ ...settings, DATABASE_URL: url });
const purchases = (url: string) => query(url, 'select * from purchases');
const jobs = (url: string) =>
  query<{ attempts: number }>(
    url,
    'select id, task_identifier, attempts from graphile_worker.jobs order by id::int',
  );
const readiness = async (product: TestApp) =>
  product.visitor().rest<{ status: string; notes?: string[] }>('GET', '/readyz');
const adopt = (product: Pick<TestApp, 'databaseUrl'>, ...words: string[]) =>
  runCommand(product as TestApp, 'commands/adopt.ts', ...words);

describe("a copy of the site's database, started with the site's environment", () => {
  let copy: TestDatabase;
  let product: TestApp;
  beforeAll(async () => {
    copy = await copyDatabase(site.url);
    product = await startOn(copy);
    // the sweeper begins after a second, the job worker at once
    await pause(3_000);
  });
  afterAll(async () => {
    await product.stop();
    await copy.drop();
  });

  it('sends no mail and runs no job', async () => {
    const before = await jobs(site.url);
    expect(before.length).toBeGreaterThan(5);
    expect((await jobs(copy.url)).slice(0, before.length)).toEqual(before);
    expect(mails.delivered).toEqual([]);
  });

  it('takes test payments only, and leaves those of the site as they are', async () => {
    expect((await product.visitor().rest('GET', '/api/payments/config')).body).toMatchObject({
      mode: 'sandbox',
    });
    expect(await purchases(copy.url)).toEqual(await purchases(site.url));
    const { stripeSecretKey, stripeWebhookSecret } = product.app.get(Config);
    expect([stripeSecretKey, stripeWebhookSecret].join()).not.toMatch(/live|whsec_1$/);
  });

  it('shows photos, and neither adds nor deletes any', async () => {
    const before = bucket.names;
    expect((await fetch(product.url + photo)).status).toBe(200);
    const member = Object.assign(new Person(product.url), { cookie: holder.cookie });
    const { body: contracts } = await product.visitor().rest<{ id: string }[]>('GET', '/api/contracts');
    const { status } = await member.rest(
      'POST',
      `/api/contracts/${contracts[0]?.id}/photos`,
      await jpeg({ seed: 2 }),
      {
        'content-type': 'image/jpeg',
      },
    );
    expect(status).toBe(503);
    expect(bucket.names).toEqual(before);
  });

  it('is ready, and says that it is a trial', async () => {
    expect(await readiness(product)).toMatchObject({
      status: 200,
      body: { status: 'ok', notes: [expect.stringContaining('npm run adopt')] },
    });
  });
});

it('the site itself is no trial after a restart', async () => {
  const copy = await copyDatabase(site.url);
  try {
    expect((await adopt({ databaseUrl: copy.url }, '--mails=drop')).code).toBe(0);
    for (let starts = 0; starts < 2; starts++) {
      const product = await startOn(copy, bucket.settings);
      expect((await readiness(product)).body).toEqual({ status: 'ok' });
      await product.stop();
    }
  } finally {
    await copy.drop();
  }
});

describe('npm run adopt', () => {
  it.each([
    ['drop', 0],
    ['send', 2],
  ] as const)('asks about the emails that wait; --mails=%s', async (choice, sent) => {
    const copy = await copyDatabase(site.url);
    const product = { databaseUrl: copy.url };
    mails.delivered.length = 0;
    try {
      const asked = await adopt(product);
      expect(asked).toEqual({ code: 1, text: expect.stringContaining('3 emails wait in this copy') });
      expect(await adopt(product, `--mails=${choice}`)).toEqual({
        code: 0,
        text: expect.stringMatching(/^This copy is the site from its next start on/),
      });
      const due = await query(copy.url, 'select from notifications where mail_at is not null');
      expect(due).toHaveLength(sent ? 1 : 0);
      // as after the minute in which the lock of a process that died is given up
      await query(copy.url, `update graphile_worker._private_jobs set locked_at = null, locked_by = null`);
      const started = await startOn(copy, { ...bucket.settings, SMTP_URL: mails.url });
      const person = await started.member();
      await mails.mailTo(person.email);
      if (sent) for (const address of WAITING) await mails.mailTo(address);
      expect(
        mails.delivered.filter(({ to }) => to.some((address) => WAITING.includes(address))),
      ).toHaveLength(sent);
      await until(async () => (await jobs(copy.url)).every(({ attempts }) => attempts === 0));
      await started.stop();
    } finally {
      await copy.drop();
    }
  });
});

describe('a database is at home', () => {
  const isTrial = async ({ url }: TestDatabase) => {
    const config = new Config({ DATABASE_URL: url, SESSION_SECRET: 'a secret of the tests, longer than 32' });
    const dataSource = await openDataSource(config, url);
    try {
      return (await findInstallation(new Database(dataSource), config)).isTrial;
    } finally {
      await dataSource.destroy();
    }
  };

  it('after its first start, and after its rows were moved within their table', async () => {
    const database = await createTestDatabase();
    try {
      expect([await isTrial(database), await isTrial(database)]).toEqual([false, false]);
      for (const command of [
        'vacuum (freeze) installation',
        'vacuum full installation',
        'reindex table installation',
      ])
        await query(database.url, command);
      expect(await isTrial(database)).toBe(false);
    } finally {
      await database.drop();
    }
  });

  it('not after its rows were written from a dump, even into the same table', async () => {
    const database = await createTestDatabase();
    try {
      await isTrial(database);
      await query(
        database.url,
        'create temporary table dump as table installation',
        'truncate installation',
        'insert into installation table dump',
      );
      expect(await isTrial(database)).toBe(true);
    } finally {
      await database.drop();
    }
  });

  it('not after npm run trial, until it is adopted', async () => {
    const database = await createTestDatabase();
    const product = { databaseUrl: database.url };
    try {
      expect((await adopt(product, '--trial')).code).toBe(0);
      expect(await isTrial(database)).toBe(true);
      expect(await adopt(product, '--mails=some')).toEqual({
        code: 1,
        text: '--mails must be send or drop.\n',
      });
      expect((await adopt(product)).text).toMatch(/^This copy is the site/);
      expect(await isTrial(database)).toBe(false);
      expect((await adopt(product)).text).toMatch(/^This is the site already/);
    } finally {
      await database.drop();
    }
  });
});
