import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { enqueue } from '../../backend/src/jobs/jobs.js';
import { JobWorker } from '../../backend/src/jobs/worker.js';
import { Setting } from '../../backend/src/settings/setting.entity.js';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';
import type { Person } from '../../backend/test/support/person.js';
import { until } from '../../backend/test/support/until.js';

/*
 * A failover behind a stable address: the connections that the processes keep lead to a server that is read-only now,
 * new connections lead to the primary. One database can stand for both: the setting counts from the next connection on.
 */

const POOL_SIZE = 8;

let product: TestApp;
let admin: Person;
let server: pg.Client;
beforeAll(async () => {
  product = await startApp({ DATABASE_POOL_SIZE: String(POOL_SIZE) });
  admin = await product.admin();
  const { url } = product.database.dataSource.options as { url: string };
  server = new pg.Client({ connectionString: url });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await product.stop();
});

/** All connections of the product, the job worker's included, are replaced by connections to a read-only server. */
async function demote(): Promise<void> {
  await readOnly(true);
  await server.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const { pool } = product.database;
  for (const broken of [true, false]) {
    const clients = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
    for (const client of clients) client.release(broken);
  }
}

const readOnly = (on: boolean) =>
  server.query(
    `alter database "${server.database}" ${on ? 'set default_transaction_read_only = on' : 'reset all'}`,
  );

const write = (value: string) => admin.rest('POST', '/api/admin/settings', { key: `key-${value}`, value });
const isQueued = async (task: string) => {
  const sql = 'select 1 from graphile_worker.jobs where task_identifier = $1';
  return (await server.query(sql, [task])).rowCount !== 0;
};
const ready = async () => (await product.visitor().rest('GET', '/readyz')).status;

it.each([
  ['SQL', () => product.database.query('delete from settings')],
  ['SQL in a transaction', () => product.database.transaction((tx) => tx.query('delete from settings'))],
  [
    'a repository',
    () => product.database.manager.save(product.database.manager.create(Setting, { key: 'a', value: 'b' })),
  ],
])('one failed write with %s replaces all connections to a read-only server', async (_way, fail) => {
  await demote();
  await readOnly(false);
  await expect(fail()).rejects.toMatchObject({ code: '25006' });
  await expect(product.database.isReadOnly()).resolves.toBe(false);
  for (let writes = 0; writes < POOL_SIZE; writes++) await product.database.query('delete from settings');
});

it('writes are refused with Retry-After during a failover, and work at once after it', async () => {
  const member = await product.member();
  await product.database.query(
    `update sessions set seen_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
    [member.id],
  );
  await demote();
  const { status, body, headers } = await write('during');
  expect({ status, code: body.code, retryAfter: headers.get('retry-after') }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    retryAfter: '2',
  });
  expect((await product.visitor().rest('GET', '/api/contracts')).status).toBe(200);
  // a member whose session is due, and cannot be extended
  expect((await member.rest('GET', '/api/auth/user')).status).toBe(200);
  expect(await ready()).toBe(503);
  await readOnly(false);
  // each failed check replaces the connections that were idle, so that a process without traffic recovers too
  await until(async () => (await ready()) === 200);
  for (let count = 0; count < POOL_SIZE; count++) expect((await write(`after-${count}`)).status).toBe(201);
});

it('the job worker works again after it', async () => {
  await demote();
  // long enough for it to ask the read-only server for jobs
  await sleep(2_500);
  await readOnly(false);
  await until(async () => !(await product.database.isReadOnly()));
  await enqueue(product.database, 'tell-favourites', { contractId: randomUUID() });
  await until(async () => !(await isQueued('tell-favourites')));
});

it('a job that could not be completed because the server had become read-only runs again within seconds', async () => {
  let runs = 0;
  product.app.get(JobWorker).register('tell-favourites', async () => {
    if (++runs > 1) return;
    await demote();
    // long enough for the other workers to ask for jobs, over the connection that then is to complete this one
    await sleep(2_500);
    setTimeout(() => void readOnly(false), 500);
  });
  await enqueue(product.database, 'tell-favourites', { contractId: randomUUID() });
  await until(async () => !(await isQueued('tell-favourites')));
  expect(runs).toBeGreaterThan(1);
});
