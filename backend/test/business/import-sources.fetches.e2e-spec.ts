import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ImportProgress } from '../../src/business/imports/import.progress.js';
import { SourceFetches } from '../../src/business/imports/sources/source-fetches.js';
import { Outgoing } from '../../src/business/outgoing.js';
import { RESOLVE } from '../../src/business/outgoing-addresses.js';
import { StoredMails } from '../../src/mail/stored-mails.js';
import { restApi as adminApi } from '../support/admin-apis.js';
import { FileServer, rest, type SourceShown } from '../support/business/import-sources.js';
import { organisationApis } from '../support/business/organisations.js';
import { carRow, csv, ended, HEADINGS, restImports } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import { publishText } from '../support/legal.js';
import type { Outcome, Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { mailTo } from '../support/product/stored-mails.js';
import { until } from '../support/until.js';

/* Import sources that are due are fetched by a job, and their files imported. */

const [organisations] = organisationApis as [(typeof organisationApis)[number]];
const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };
const HOUR_MS = 60 * 60_000;
const TERMS = '## What we do\n\nWe list contracts.';

let product: TestApp;
let dealer: Person;
let server: FileServer;
beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
});
beforeEach(async () => {
  dealer = await product.member();
  server = await new FileServer().start();
  server.file = csv(HEADINGS, carRow(1), carRow(2));
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.stop();
  product.app.get(Outgoing).resolve = RESOLVE;
  await rows('update import_sources set disabled_at = now()');
});
afterAll(() => product.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const run = () => product.app.get(SourceFetches).run();
const importsOf = (as = dealer) => restImports.list(as);

async function shown(id: string, as = dealer): Promise<SourceShown> {
  const found = dataOf(await rest.list(as)).find((one) => one.id === id);
  if (!found) throw new Error('The source is gone.');
  return found;
}

/** Once it was fetched, and its import has ended. */
async function fetched(id: string, as = dealer): Promise<SourceShown> {
  await until(async () => (await shown(id, as)).lastFetchedAt !== null);
  const source = await shown(id, as);
  if (source.lastImportId) await ended(as, source.lastImportId);
  return source;
}

const created = async (words: object = {}, as = dealer): Promise<string> =>
  dataOf(await rest.create(as, { url: server.url(), format: 'csv', everyHours: 6, ...words })).id;

/** Makes it due and fetches it. */
async function again(id: string, as = dealer): Promise<SourceShown> {
  await rows('update import_sources set next_at = now(), last_fetched_at = null where id = $1', [id]);
  await run();
  return fetched(id, as);
}

const hoursUntil = ({ nextFetchAt }: SourceShown) =>
  Math.round((Date.parse(nextFetchAt!) - Date.now()) / (HOUR_MS / 100)) / 100;

describe('a source', () => {
  it('is fetched at once and in its interval, and its file is imported', async () => {
    const id = await created();
    const first = await fetched(id);
    expect(first).toMatchObject({ lastOutcome: 'imported', lastError: null, failures: 0 });
    expect(hoursUntil(first)).toBeCloseTo(6, 1);
    const report = dataOf(await restImports.get(dealer, first.lastImportId!));
    expect(report).toMatchObject({ state: 'done', rows: 2, created: 2, failed: 0 });
    expect(server.asked).toMatchObject([
      {
        path: '/stock.csv',
        headers: { 'user-agent': 'Handover-Imports/1.0', 'accept-encoding': 'identity' },
      },
    ]);
    expect(server.asked[0]!.headers).not.toHaveProperty('cookie');
    // not due
    await run();
    expect(server.asked).toHaveLength(1);
    server.file = csv(HEADINGS, carRow(1), carRow(2, { price: '400' }), carRow(3));
    const second = await again(id);
    expect(dataOf(await restImports.get(dealer, second.lastImportId!))).toMatchObject({
      ...{ rows: 3, created: 1, changed: 1, unchanged: 1 },
    });
  });

  it('is fetched by the repeated job, and by a member who asks for it', async () => {
    const id = await created();
    await fetched(id);
    server.file = csv(HEADINGS, carRow(9));
    await jobsAreDone(product);
    await rows('update import_sources set last_fetched_at = null where id = $1', [id]);
    dataOf(await rest.fetch(dealer, id));
    await fetched(id);
    expect(server.asked).toHaveLength(2);
    expect(await importsOf()).toHaveLength(2);
  });

  it('is not imported again while its server says that it has not changed', async () => {
    server.etag = '"one"';
    server.headers = { 'last-modified': 'Sun, 01 Mar 2026 12:00:00 GMT' };
    const id = await created();
    const first = await fetched(id);
    const second = await again(id);
    expect(second).toMatchObject({ lastOutcome: 'unchanged', lastImportId: first.lastImportId });
    expect(server.asked[1]!.headers).toMatchObject({
      ...{ 'if-none-match': '"one"', 'if-modified-since': 'Sun, 01 Mar 2026 12:00:00 GMT' },
    });
    expect(hoursUntil(second)).toBeCloseTo(6, 1);
    expect(await importsOf()).toHaveLength(1);
    server.etag = '"two"';
    server.file = csv(HEADINGS, carRow(1));
    expect(await again(id)).toMatchObject({ lastOutcome: 'imported' });
    expect(await importsOf()).toHaveLength(2);
  });

  it('is not imported again while its bytes are the same', async () => {
    const id = await created();
    await fetched(id);
    expect(await again(id)).toMatchObject({ lastOutcome: 'unchanged' });
    expect(await importsOf()).toHaveLength(1);
    // other options read the file in another way
    expect(dataOf(await rest.update(dealer, id, { missing: 'pause' }))).toMatchObject({ lastOutcome: null });
    await until(async () => (await importsOf()).length === 2);
  });

  it.each<[string, string]>([
    ['has rows that failed', `failed = 1`],
    ['has other problems', `problems = 1`],
    ['was cancelled', `state = 'cancelled'`],
    ['failed', `state = 'failed'`],
    ['is a day old', `created_at = created_at - interval '24 hours'`],
  ])('is imported again, though unchanged, if its last import %s', async (_, change) => {
    server.etag = '"one"';
    const id = await created();
    const { lastImportId } = await fetched(id);
    await rows(`update imports set ${change} where id = $1`, [lastImportId]);
    const second = await again(id);
    expect(second).toMatchObject({ lastOutcome: 'imported' });
    expect(second.lastImportId).not.toBe(lastImportId);
    expect(server.asked[1]!.headers).not.toHaveProperty('if-none-match');
    expect(await importsOf()).toHaveLength(2);
  });

  it('is not imported again while its last import is younger than a day', async () => {
    const id = await created();
    const { lastImportId } = await fetched(id);
    await rows(`update imports set created_at = created_at - interval '23 hours 50 minutes' where id = $1`, [
      lastImportId,
    ]);
    expect(await again(id)).toMatchObject({ lastOutcome: 'unchanged', lastImportId });
  });

  it('waits, without a download, while another import of its member is open', async () => {
    const id = await created({}, dealer);
    const { lastImportId } = await fetched(id);
    await rows(`update imports set state = 'running' where id = $1`, [lastImportId]);
    await rows('update import_sources set next_at = now(), last_fetched_at = null where id = $1', [id]);
    await run();
    expect(server.asked).toHaveLength(1);
    const waiting = await shown(id);
    expect(waiting).toMatchObject({ lastFetchedAt: null, failures: 0, lastError: null });
    // the repeated job looks again each minute
    expect(hoursUntil(waiting)).toBeLessThanOrEqual(0);
    await rows(`update imports set state = 'done' where id = $1`, [lastImportId]);
    await run();
    expect(await fetched(id)).toMatchObject({ lastOutcome: 'unchanged' });
  });

  it('is put off by minutes if an import was begun while it was downloaded', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    server.gate = promise;
    const id = await created();
    await until(async () => server.asked.length === 1);
    // it stays open
    jest.spyOn(product.app.get(ImportProgress), 'begin').mockResolvedValue(null);
    const upload = dataOf(await restImports.send(dealer, csv(HEADINGS, carRow(5)), { mode: 'apply' }));
    resolve(null);
    await until(async () => hoursUntil(await shown(id)) > 0.05);
    const later = await shown(id);
    expect(hoursUntil(later)).toBeLessThan(0.1);
    expect(later).toMatchObject({ lastFetchedAt: null, failures: 0, lastError: null });
    jest.restoreAllMocks();
    dataOf(await restImports.cancel(dealer, upload.id));
    expect(await again(id)).toMatchObject({ lastOutcome: 'imported' });
  });

  it('leaves nothing behind if it is edited, switched off or deleted while it is downloaded', async () => {
    const changes: ((id: string) => Promise<Outcome<object>>)[] = [
      (id) => rest.update(dealer, id, { url: server.url('/other.csv'), active: false }),
      (id) => rest.update(dealer, id, { active: false }),
      (id) => rest.delete(dealer, id),
    ];
    for (const change of changes) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      server.gate = promise;
      const asked = server.asked.length;
      const id = await created();
      await until(async () => server.asked.length > asked);
      dataOf(await change(id));
      resolve(null);
      await jobsAreDone(product);
      expect(await importsOf()).toEqual([]);
      expect(
        await rows('select 1 from import_sources where id = $1 and last_fetched_at is not null', [id]),
      ).toEqual([]);
    }
  });
});

/** The second one waits until the import of the first has ended, and for the next run: by itself in a minute. */
const bothFetched = () =>
  until(async () => {
    await run();
    return dataOf(await rest.list(dealer)).every(({ lastFetchedAt }) => lastFetchedAt !== null);
  });

it('two sources of a member that are due at once are both imported, one after the other', async () => {
  const second = await new FileServer().start();
  second.file = csv(HEADINGS, carRow(7));
  const organisationId = dataOf(await organisations.request(dealer, ACME)).id;
  await rows(`update organisations set status = 'approved' where id = $1`, [organisationId]);
  const ids = [await created(), await created({ url: second.url(), organisationId })];
  await bothFetched();
  for (const id of ids) await fetched(id);
  second.file = csv(HEADINGS, carRow(8));
  server.file = csv(HEADINGS, carRow(3));
  await jobsAreDone(product);
  await rows('update import_sources set next_at = now(), last_fetched_at = null where user_id = $1', [
    dealer.id,
  ]);
  await bothFetched();
  for (const id of ids) expect(await fetched(id)).toMatchObject({ lastOutcome: 'imported', failures: 0 });
  const states = (await importsOf()).map(({ state, failed }) => [state, failed]);
  expect(states).toEqual(Array(4).fill(['done', 0]));
  expect(
    await rows(
      'select external_id, organisation_id is not null as theirs from contracts where user_id = $1 order by 1',
      [dealer.id],
    ),
  ).toEqual([1, 2, 3, 7, 8].map((at) => ({ external_id: `CAR-${at}`, theirs: at > 6 })));
  second.stop();
});

it('a job that leaves sources behind queues the next one at once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const people = await Promise.all(Array.from({ length: 6 }, () => product.member()));
  await jobsAreDone(product);
  server.gate = promise;
  // without a job of their own
  for (const { id } of people)
    await rows(
      `insert into import_sources (user_id, url, format, match, missing, every_hours) values ($1, $2, 'csv', 'external-id', 'keep', 1)`,
      [id, server.url()],
    );
  const running = run();
  await until(async () => server.asked.length === 4);
  // the repeated job comes too late, but within its interval, beyond which it would be freed as stuck
  await rows(
    `update graphile_worker._private_jobs set run_at = now() + interval '58 seconds' where key = 'fetch-sources'`,
  );
  // as if so much time had passed that no further fetch is begun
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  resolve(null);
  await running;
  jest.restoreAllMocks();
  for (const person of people) {
    await until(
      async () => dataOf(await rest.list(person)).every(({ lastFetchedAt }) => lastFetchedAt),
      30_000,
    );
    expect(dataOf(await rest.list(person))).toMatchObject([{ lastOutcome: 'imported' }]);
  }
});

describe('a fetch that fails', () => {
  it.each<[string, () => void, string]>([
    ['an error', () => void (server.status = 503), 'The address answered with the status 503.'],
    ['no file', () => void (server.file = '<html></html>'), 'The file has no rows below its headings.'],
    [
      'no column to match',
      () => void (server.file = 'a,b\r\n1,2'),
      'The file needs a column with an external id',
    ],
    [
      'too many rows',
      () => void (server.file = csv(HEADINGS, ...Array.from({ length: 2_001 }, (_, at) => carRow(at)))),
      'more than 2000 rows',
    ],
    [
      '10 MB and a byte',
      () => void (server.file = 'x'.repeat(10 * 1024 * 1024 + 1)),
      'The file is larger than 10 MB.',
    ],
    ['a compressed file', () => void (server.headers = { 'content-encoding': 'gzip' }), 'compressed'],
    [
      'a redirect to a private network',
      () => void Object.assign(server, { status: 302, headers: { location: 'https://10.0.0.1/stock.csv' } }),
      '10.0.0.1 was not found on the public internet.',
    ],
    [
      'a redirect to itself',
      () => void Object.assign(server, { status: 302, headers: { location: '/stock.csv' } }),
      'The address redirects too often.',
    ],
    ['no answer', () => server.stop(), 'The address could not be reached (ECONNREFUSED).'],
    ['an unasked 304', () => void (server.status = 304), 'The address answered with the status 304.'],
  ])('because of %s says so, and is repeated within the hour', async (_, break_, text) => {
    break_();
    const id = await created({ everyHours: 24 });
    const failed = await fetched(id);
    expect(failed).toMatchObject({
      ...{ lastOutcome: 'failed', failures: 1, failingSince: expect.any(String), lastImportId: null },
      lastError: expect.stringContaining(text),
    });
    expect(hoursUntil(failed)).toBeCloseTo(1, 1);
    expect(await importsOf()).toEqual([]);
  });

  it('counts until one succeeds', async () => {
    const id = await created();
    const { lastImportId } = await fetched(id);
    server.status = 404;
    await again(id);
    expect(await again(id)).toMatchObject({ failures: 2, lastImportId });
    server.status = 200;
    expect(await again(id)).toMatchObject({
      ...{ lastOutcome: 'unchanged', failures: 0, failingSince: null, lastError: null },
    });
  });

  it('because of its name server is repeated soon, and seldom after an hour', async () => {
    product.app.get(Outgoing).resolve = (_host, _options, callback) =>
      callback(Object.assign(new Error('queryA'), { code: 'EAI_AGAIN' }), []);
    const id = await created({ url: 'https://dealer.example/stock.csv', everyHours: 24 });
    const failed = await fetched(id);
    expect(failed).toMatchObject({
      ...{
        lastError: 'dealer.example could not be looked up: the name server does not answer.',
        failures: 1,
      },
    });
    expect(hoursUntil(failed)).toBeLessThan(0.1);
    await rows('update import_sources set failures = 12 where id = $1', [id]);
    expect(hoursUntil(await again(id))).toBeCloseTo(1, 1);
    product.app.get(Outgoing).resolve = (_host, _options, callback) =>
      callback(Object.assign(new Error('queryA'), { code: 'ENOTFOUND' }), []);
    const unknown = await again(id);
    expect(unknown.lastError).toBe('dealer.example was not found on the public internet.');
    expect(hoursUntil(unknown)).toBeCloseTo(1, 1);
  });

  it('for five days switches the source off, with one email', async () => {
    await product.confirm(dealer);
    server.status = 500;
    const id = await created();
    await fetched(id);
    const sooner = (interval: string) =>
      rows('update import_sources set failing_since = now() - $2::interval where id = $1', [id, interval]);
    await sooner('119 hours');
    expect(await again(id)).toMatchObject({ disabledAt: null });
    await sooner('121 hours');
    expect(await again(id)).toMatchObject({
      ...{ disabledAt: expect.any(String), offReason: 'failing', nextFetchAt: null },
      lastError: 'The address answered with the status 500.',
    });
    const mail = await mailTo(product, dealer.email, /stopped fetching your contracts/);
    expect(mail.text).toContain(server.url());
    expect(mail.text).toContain('The address answered with the status 500.');
    const { length } = server.asked;
    await rows(`update import_sources set next_at = now() where id = $1`, [id]);
    await run();
    await jobsAreDone(product);
    expect(server.asked).toHaveLength(length);
    const stored = product.app.get(StoredMails);
    const texts = await Promise.all((await stored.list()).map(({ name }) => stored.read(name)));
    expect(
      texts.filter(
        (text) => text?.includes(dealer.email) && text.includes('stopped fetching your contracts at'),
      ),
    ).toHaveLength(1);
    server.status = 200;
    dataOf(await rest.update(dealer, id, { active: true }));
    await until(async () => (await shown(id)).lastOutcome === 'imported');
    expect(await shown(id)).toMatchObject({ failures: 0, failingSince: null, disabledAt: null });
  });
});

describe('nothing is fetched for a member who', () => {
  const due = async (id: string) => {
    await rows('update import_sources set next_at = now() where id = $1', [id]);
    const { length } = server.asked;
    await run();
    expect(server.asked).toHaveLength(length);
    const [row] = await rows<{ off_reason: string | null; disabled: boolean; last_error: string | null }>(
      'select off_reason, disabled_at is not null as disabled, last_error from import_sources where id = $1',
      [id],
    );
    return row;
  };

  it('is suspended', async () => {
    const id = await created();
    await fetched(id);
    await rows('update users set suspended_at = now() where id = $1', [dealer.id]);
    expect(await due(id)).toMatchObject({ disabled: true, off_reason: 'account' });
  });

  it.each<[string, string]>([
    ['is in an organisation that was closed', `update organisations set status = 'closed' where id = $1`],
    ['may only read now', `update organisation_members set role = 'reader' where organisation_id = $1`],
    ['has left the organisation', `delete from organisation_members where organisation_id = $1`],
  ])('%s', async (_, change) => {
    await product.confirm(dealer);
    const organisationId = dataOf(await organisations.request(dealer, ACME)).id;
    await rows(`update organisations set status = 'approved' where id = $1`, [organisationId]);
    const id = await created({ organisationId });
    const { lastImportId } = await fetched(id);
    await rows(change, [organisationId]);
    expect(await due(id)).toMatchObject({ disabled: true, off_reason: 'organisation' });
    await mailTo(product, dealer.email, /stopped fetching your contracts/);
    expect(await importsOf()).toMatchObject([{ id: lastImportId }]);
  });

  it('has not confirmed their email address where that is asked for', async () => {
    const id = await created();
    await fetched(id);
    const admin = await product.admin();
    const key = 'require_confirmed_email';
    dataOf(await adminApi.createSetting(admin, { key, value: 'list' }));
    expect(await due(id)).toMatchObject({
      ...{ disabled: false, last_error: expect.stringContaining('confirm your email address') },
    });
    await product.confirm(dealer);
    expect(await again(id)).toMatchObject({ lastOutcome: 'unchanged', failures: 0 });
    dataOf(await adminApi.deleteSetting(admin, key));
  });

  it('has not accepted the terms in force', async () => {
    const id = await created();
    await fetched(id);
    await publishText(await product.admin(), 'terms', TERMS, true);
    expect(await due(id)).toMatchObject({ disabled: false, last_error: expect.stringContaining('terms') });
  });
});
