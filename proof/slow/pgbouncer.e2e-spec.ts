import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { listContract } from '../../backend/test/factories/contract.js';
import { createEmptyDatabase, type TestDatabase } from '../../backend/test/support/product/database.js';
import {
  missingPgBouncer,
  startPgBouncer,
  type PgBouncer,
} from '../../backend/test/support/servers/pgbouncer.js';
import { Person } from '../../backend/test/support/person.js';
import { SANDBOX_KEY } from '../../backend/test/support/servers/sandbox-key.js';
import { until } from '../../backend/test/support/until.js';
import { Config } from '../../backend/src/common/config/config.js';
import { createApp } from '../../backend/src/create-app.js';
import { openDataSource } from '../../backend/src/schema/data-source.js';

const PROCESSES = 3;

const missing = missingPgBouncer();
if (missing) console.warn(`Skipped: ${missing}.`);

const folder = mkdtempSync(join(tmpdir(), 'handover-behind-pgbouncer-'));
const apps: NestExpressApplication[] = [];
let database: TestDatabase;
let pooler: PgBouncer;

beforeAll(async () => {
  if (missing) return;
  database = await createEmptyDatabase();
  pooler = await startPgBouncer(database.url);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  if (!missing) {
    await pooler.stop();
    await database.drop();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<NestExpressApplication> {
  const config = new Config({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOL_SIZE: '5',
    SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
    STRIPE_SECRET_KEY: SANDBOX_KEY,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, await openDataSource(config, pooler.url));
  await app.listen(0, '127.0.0.1');
  return app;
}

(missing ? it.skip : it)('several processes start at once behind PgBouncer and serve one site', async () => {
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
  const client = new pg.Client({ connectionString: pooler.url });
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
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}
