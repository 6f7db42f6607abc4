import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ImportProgress } from '../../src/business/imports/import.progress.js';
import { ImportWork } from '../../src/business/imports/import.work.js';
import { ExternalListings } from '../../src/listings/external/external-listings.service.js';
import { contractWords } from '../factories/contract.js';
import {
  carRow,
  csv,
  ended,
  HEADINGS,
  IMPORT_APIS,
  imported,
  restImports,
  vinOf,
  type ReportShown,
} from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { PASSWORD, type Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { until } from '../support/until.js';

let product: TestApp;
let dealer: Person;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());
beforeEach(async () => {
  dealer = await product.member();
});
afterEach(() => void jest.restoreAllMocks());

const APPLY = { mode: 'apply' } as const;
const CARS = 200;
const cars = (count: number, changes: Record<number, Record<string, string>> = {}) =>
  csv(HEADINGS, ...Array.from({ length: count }, (_, at) => carRow(at, { vin: vinOf(at), ...changes[at] })));
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
/** How many contracts the dealer has, and under how many external ids. */
const counts = async (as = dealer) =>
  (
    await rows<{ all: number; different: number }>(
      `select count(*)::int as all, count(distinct external_id)::int as different from contracts where user_id = $1`,
      [as.id],
    )
  )[0];

describe('200 cars', () => {
  it('are listed within a minute, with three broken rows named, and never twice', async () => {
    const broken = { 7: { price: 'free' }, 70: { months: '0' }, 140: { vin: 'X' } };
    const began = performance.now();
    const first = await imported(restImports, dealer, cars(CARS, broken), APPLY);
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(first).toMatchObject({ state: 'done', rows: CARS, ok: 197, failed: 3, created: 197 });
    expect(first.report.map(({ row, column }) => [row, column])).toEqual([
      [9, 'monthly_payment_dollars'],
      [72, 'remaining_term_months'],
      [142, 'vin'],
    ]);
    const again = await imported(restImports, dealer, cars(CARS, broken), APPLY);
    expect(again).toMatchObject({ ok: 197, failed: 3, created: 0, changed: 0, unchanged: 197 });
    expect(await imported(restImports, dealer, cars(CARS), APPLY)).toMatchObject({
      ...{ ok: CARS, failed: 0, created: 3, unchanged: 197 },
    });
    expect(await counts()).toEqual({ all: CARS, different: CARS });
  });

  it('are listed once by two workers that work on the same import', async () => {
    const work = product.app.get(ImportWork);
    const { id } = dataOf(await restImports.send(dealer, cars(60), APPLY));
    await Promise.all([work.run(id), work.run(id), work.run(id)]);
    expect(await ended(dealer, id)).toMatchObject({ state: 'done', ok: 60, failed: 0, created: 60 });
    expect(await counts()).toEqual({ all: 60, different: 60 });
  });

  it('are completed after a process died between a row and the note that it is done', async () => {
    const progress = product.app.get(ImportProgress);
    const note = progress.note.bind(progress);
    let left = 10;
    const dying = jest.spyOn(progress, 'note').mockImplementation(async (...given) => {
      if (left-- > 0) return note(...given);
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    const { id } = dataOf(await restImports.send(dealer, cars(30), APPLY));
    await until(async () => dying.mock.calls.length > 10);
    const stopped = dataOf(await restImports.get(dealer, id));
    expect(stopped).toMatchObject({ state: 'running', ok: 10, failed: 0 });
    expect(await counts()).toEqual({ all: 10, different: 10 });
    dying.mockRestore();
    expect(await ended(dealer, id)).toMatchObject({ state: 'done', ok: 30, failed: 0, created: 30 });
    expect(await counts()).toEqual({ all: 30, different: 30 });
  });
});

describe.each(IMPORT_APIS)('an import through %s', (_name, api) => {
  it('is cancelled: rows that are done stay done, no other is touched', async () => {
    const progress = product.app.get(ImportProgress);
    const lock = progress.lock.bind(progress);
    let calls = 0;
    // the sixth row waits until the import is cancelled
    const { promise: cancelled, resolve } = Promise.withResolvers<unknown>();
    jest.spyOn(progress, 'lock').mockImplementation(async (...given) => {
      if (++calls === 6) await cancelled;
      return lock(...given);
    });
    const { id } = dataOf(await api.send(dealer, cars(30), APPLY));
    await until(async () => calls === 6);
    expect(await api.send(dealer, cars(1), APPLY)).toMatchObject({ code: 'CONFLICT' });
    const answer = dataOf(await api.cancel(dealer, id));
    resolve(null);
    expect(answer).toMatchObject({ state: 'cancelled', ok: 5, rows: 30 });
    expect(await api.cancel(dealer, id)).toMatchObject({ code: 'CONFLICT' });
    await until(
      async () =>
        (await rows('select 1 from graphile_worker.jobs where task_identifier = $1', ['import-rows']))
          .length === 0,
    );
    expect(dataOf(await api.get(dealer, id))).toMatchObject({ state: 'cancelled', ok: 5, report: [] });
    expect(await counts()).toEqual({ all: 5, different: 5 });
    // what the other rows stated is gone
    expect(await rows('select 1 from import_rows where import_id = $1', [id])).toEqual([]);
  });

  it('that only checks tells nobody and counts as no edit', async () => {
    const { id } = dataOf(
      await dealer.viaRest<{ id: string }>('PUT', '/api/listings/by-external/CAR-0', contractWords()),
    );
    await product
      .member()
      .then((asker) => asker.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Is it available?' }));
    const state = () =>
      rows('select updated_at, terms_version, monthly_payment, facts from contracts where user_id = $1', [
        dealer.id,
      ]);
    const notices = () => rows('select id from notifications where contract_id = $1', [id]);
    const before = [await state(), await notices()];
    expect(await imported(api, dealer, cars(2, { 0: { price: '1' } }), {})).toMatchObject({
      ...{ ok: 2, changed: 1, created: 1, failed: 0 },
    });
    expect([await state(), await notices()]).toEqual(before);
  });
});

it('tells how far it is, to the one who sent it', async () => {
  const sockets = await Promise.all(
    [dealer, await product.member()].map((person) => RawSocket.open(product.url, { person })),
  );
  const progress = product.app.get(ImportProgress);
  const begin = progress.begin.bind(progress);
  const { promise: watched, resolve } = Promise.withResolvers<unknown>();
  jest.spyOn(progress, 'begin').mockImplementation(async (importId) => {
    await watched;
    return begin(importId);
  });
  const { id } = dataOf(await restImports.send(dealer, cars(80), APPLY));
  const query = 'subscription($id: ID!) { importProgress(id: $id) { id state ok rows } }';
  for (const socket of sockets) {
    socket.subscribe('1', query, { id });
    await socket.live('1');
  }
  resolve(null);
  const last = { id, state: 'DONE', ok: 80, rows: 80 };
  const [own, other] = sockets as [RawSocket, RawSocket];
  await own.next(({ payload }) => JSON.stringify(payload?.data ?? {}).includes('DONE'));
  expect(own.messages('1').at(-1)).toEqual(last);
  expect(await other.codeOf('1')).toBe('NOT_FOUND');
  for (const socket of sockets) socket.socket.close();
});

it('is limited as single submissions are, and says so', async () => {
  const strict = await startApp({ RATE_LIMITS: 'default' });
  try {
    const member = await strict.member();
    const report: ReportShown = await imported(restImports, member, cars(12), APPLY);
    expect(report).toMatchObject({ ok: 10, failed: 2, created: 10 });
    expect(report.report.map(({ row, message }) => [row, message])).toEqual(
      [12, 13].map((row) => [row, expect.stringContaining('listed many contracts within an hour')]),
    );
    // a check, and what is known, count for nothing
    expect(await imported(restImports, member, cars(12), {})).toMatchObject({
      ok: 12,
      unchanged: 10,
      created: 2,
    });
    expect(await imported(restImports, member, cars(10), APPLY)).toMatchObject({ ok: 10, unchanged: 10 });
  } finally {
    await strict.stop();
  }
});

it('takes 2,000 rows and 10 MB, in UTF-8 and Windows-1252, and no more', async () => {
  const text = (as: Person, type: string, body: string | Uint8Array) =>
    as.rest<{ code?: string; rows?: number; id: string }>('POST', '/api/imports', body, {
      'content-type': type,
    });
  const began = performance.now();
  const { status, body } = await text(dealer, 'text/csv', cars(2_000));
  expect([status, body.rows]).toEqual([202, 2_000]);
  expect(performance.now() - began).toBeLessThan(10_000);
  await dealer.viaRest('POST', `/api/imports/${body.id}/cancel`);
  expect((await text(dealer, 'text/csv', cars(2_001))).body).toMatchObject({ code: 'VALIDATION' });
  expect((await text(dealer, 'text/csv', `a\r\n${'\r\n'.repeat(30_000)}`)).body).toMatchObject({
    code: 'VALIDATION',
  });
  const large = `${cars(1)}CAR-2,"${'x'.repeat(10 * 1024 * 1024)}"`;
  expect((await text(dealer, 'text/csv', large)).body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  // a body that does not say how long it is
  const streamed = await fetch(`${product.url}/api/imports`, {
    method: 'POST',
    headers: { cookie: dealer.cookie, 'content-type': 'text/csv' },
    body: new Blob([large]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(await streamed.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  expect((await text(dealer, 'application/json', '{}')).body).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
  const bytes = (encode: (text: string) => Uint8Array, at: number) =>
    encode(csv(HEADINGS, carRow(at).replace('Well kept.', 'Gepflegt für 5 € – schön')));
  const latin = (words: string) =>
    new Uint8Array([...words].map((letter) => ({ '€': 0x80, '–': 0x96 })[letter] ?? letter.charCodeAt(0)));
  const utf8 = (words: string) => new TextEncoder().encode(`\uFEFF${words}`);
  for (const [at, encode] of [latin, utf8].entries())
    await imported(restImports, dealer, bytes(encode, at), APPLY);
  const descriptions = await rows<{ description: string }>(
    'select description from contracts where user_id = $1',
    [dealer.id],
  );
  expect(descriptions.map(({ description }) => description)).toEqual(
    Array(2).fill('Gepflegt für 5 € – schön'),
  );
});

it('rests after each row for twice as long as it took', async () => {
  const listings = product.app.get(ExternalListings);
  const putIn = listings.putIn.bind(listings);
  const begun: number[] = [];
  jest.spyOn(listings, 'putIn').mockImplementation(async (...given) => {
    begun.push(performance.now());
    await sleep(50);
    return putIn(...given);
  });
  await imported(restImports, dealer, cars(5), {});
  const gaps = begun.slice(1).map((at, index) => at - begun[index]!);
  expect(gaps).toHaveLength(4);
  // timers may fire a millisecond early
  expect(Math.min(...gaps)).toBeGreaterThan(148);
});

it('is in the export of its member, and is deleted with the account', async () => {
  const { id } = await imported(restImports, dealer, csv(HEADINGS, carRow(1), 'x'), APPLY);
  dataOf(await restImports.map(dealer, { Art: 'type' }));
  const { body } = await dealer.rest('GET', '/api/user/export');
  expect(body).toMatchObject({
    imports: { imports: [{ id, rows: 2, ok: 1, failed: 1 }], headings: { Art: 'type' } },
  });
  dataOf(await dealer.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  for (const table of ['imports', 'import_mappings'])
    expect(await rows(`select 1 from ${table} where user_id = $1`, [dealer.id])).toEqual([]);
  expect(await rows('select 1 from import_rows where import_id = $1', [id])).toEqual([]);
});

it('fails if its member may not act any more', async () => {
  const { id } = dataOf(await restImports.send(dealer, cars(3), {}));
  await ended(dealer, id);
  await rows(`update imports set state = 'queued', done_row = 0 where id = $1`, [id]);
  await rows('update users set suspended_at = now() where id = $1', [dealer.id]);
  await product.app.get(ImportWork).run(id);
  expect(await rows('select state from imports where id = $1', [id])).toEqual([{ state: 'failed' }]);
});
