import { expect, it } from '@jest/globals';
import {
  expectGoodStop,
  NPM_START,
  signalGroup,
  start,
  useBuiltProduct,
} from '../support/product/built-product.js';
import { createTestDatabase } from '../support/product/database.js';
import { startDatabaseProxy } from '../support/servers/database-proxy.js';

/** The other ways to stop it are in proof/slow/stop.e2e-spec.ts. */
useBuiltProduct();

it('starts with npm and shuts down cleanly after SIGTERM', async () => {
  const product = await start(NPM_START);
  signalGroup(product.child, 'SIGTERM');
  await expectGoodStop(product, { code: 0 });
});

it.each([
  ['when it connects', ''],
  ['while it migrates', 'pg_try_advisory_xact_lock'],
  ['while it queues its first jobs', 'graphile_worker.add_job'],
])('starts although the database is away for a second %s', async (_when, at) => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.url, { at, awayMs: 1_000 });
  try {
    const product = await start(NPM_START, { DATABASE_URL: proxy.url });
    expect(proxy.absences).toBe(1);
    signalGroup(product.child, 'SIGTERM');
    expect(await product.exited).toBe(0);
  } finally {
    proxy.stop();
    await database.drop();
  }
});

it('says at once why it does not start if another try would fail as well', async () => {
  const database = await createTestDatabase();
  const url = Object.assign(new URL(database.url), { pathname: '/no-such-database' }).href;
  await expect(start(NPM_START, { DATABASE_URL: url })).rejects.toThrow(/could not start.*does not exist/s);
  await database.drop();
});
