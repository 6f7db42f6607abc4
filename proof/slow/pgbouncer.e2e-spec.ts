import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { listContract } from '../../backend/test/factories/contract.js';
import { createEmptyDatabase, type TestDatabase } from '../../backend/test/support/database.js';
import { Person } from '../../backend/test/support/person.js';
import { freePort } from '../../backend/test/support/replication.js';
import { SANDBOX_KEY } from '../../backend/test/support/sandbox-key.js';
import { until } from '../../backend/test/support/until.js';
import { Config } from '../../backend/src/common/config.js';
import { createApp } from '../../backend/src/create-app.js';
import { openDataSource } from '../../backend/src/schema/data-source.js';

/* Needs PgBouncer 1.21 or newer: PGBOUNCER, or `pgbouncer` in the PATH. */
const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';
const PROCESSES = 3;

const version = /PgBouncer (\d+)\.(\d+)/.exec(
  spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' }).stdout ?? '',
);
const isThere = version !== null && (Number(version[1]) > 1 || Number(version[2]) >= 21);
if (!isThere) console.warn('Skipped: PgBouncer 1.21 or newer is not installed (set PGBOUNCER to its path).');

const folder = mkdtempSync(join(tmpdir(), 'handover-pgbouncer-'));
const apps: NestExpressApplication[] = [];
let database: TestDatabase;
let pooler: ChildProcess | undefined;
let pooled = '';

beforeAll(async () => {
  if (!isThere) return;
  database = await createEmptyDatabase();
  const url = new URL(database.url);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_prepared_statements = 200
`,
    { mode: 0o644 },
  );
  spawnSync('chmod', ['755', folder]);
  const isRoot = process.getuid?.() === 0;
  pooler = spawn(PROGRAM, [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' });
  await until(() => canConnect(port));
  pooled = Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  if (pooler) {
    const closed = once(pooler, 'close');
    pooler.kill('SIGINT');
    await closed;
    await database.drop();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<NestExpressApplication> {
  const config = new Config({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOL_SIZE: '5',
    SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
    STRIPE_SECRET_KEY: SANDBOX_KEY,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, await openDataSource(config, pooled));
  await app.listen(0, '127.0.0.1');
  return app;
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

(isThere ? it : it.skip)('several processes start at once behind PgBouncer and serve one site', async () => {
  apps.push(...(await Promise.all(Array.from({ length: PROCESSES }, start))));
  const urls = apps.map((app) => `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`);
  const seller = new Person(urls[0] as string);
  await seller.register('seller@example.com');
  const contract = await listContract(seller);
  // more clients than server connections, each statement on any of them
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, number) => {
      const person = new Person(urls[number % PROCESSES] as string);
      person.cookie = seller.cookie;
      const paths = [
        '/api/auth/user',
        `/api/contracts/${contract.id}`,
        `/api/contracts?limit=${1 + number}`,
        '/readyz',
      ];
      return (await person.rest('GET', paths[number % paths.length] as string)).status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  // the time limits are the role's
  const client = new pg.Client({ connectionString: pooled });
  await client.connect();
  expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  await client.end();
  // each job worker listens for notifications, past PgBouncer
  const listening = () => direct("select 1 from pg_stat_activity where query like 'LISTEN%'");
  await until(async () => (await listening()).length === PROCESSES);
});

async function direct(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<object>(sql).finally(() => client.end());
  return rows;
}
