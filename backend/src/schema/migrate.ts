import { setTimeout } from 'node:timers/promises';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Config } from '../common/config.js';
import { dataSourceOptions } from './data-source-options.js';

const MIGRATION_LOCK = 7_261_001;
const LOCK_AND_WORK = 2;
/**
 * A statement that waits for a table's lock makes every later query on that table wait behind it. The version that
 * still serves lets its queries wait 2 s (data-source-options.ts), so a migration gives way well before and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const LOCK_POLL_MS = 200;
const RETRY = { firstMs: 250, mostMs: 5_000, totalMs: 10 * 60_000 };
/** lock_not_available, deadlock_detected */
const LOCK_ERRORS = new Set(['55P03', '40P01']);

/**
 * Brings the tables up to date while another version may serve. On connections of its own without a limit for a
 * statement, since a large table takes its time. Of several processes one migrates and the others wait.
 */
export async function migrate(
  config: Config,
  url: string,
  overrides: Pick<DataSourceOptions, 'migrations'> = {},
): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(config, url),
    ...overrides,
    poolSize: LOCK_AND_WORK,
    extra: {
      connectionTimeoutMillis: 10_000,
      lock_timeout: LOCK_TIMEOUT_MS,
      application_name: 'handover migrations',
    },
  } as DataSourceOptions).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await waitForTurn(lock);
    await retryLocks(() => dataSource.runMigrations());
    // the queue's own tables, so that jobs can be added in any transaction from the start
    await runJobMigrations({ connectionString: url });
  } finally {
    // the lock goes with its connection
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * Polls: a statement that waits for the lock would hold a snapshot, and `create index concurrently` waits for all
 * older snapshots. The two processes would wait for each other for ever.
 */
async function waitForTurn(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = (await runner.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])) as {
      taken: boolean;
    }[];
    if (row?.taken) return;
    await setTimeout(LOCK_POLL_MS);
  }
}

/** A migration that did not get a lock was rolled back, or consists of steps that may be repeated: it starts again. */
async function retryLocks(run: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + RETRY.totalMs;
  for (let waitMs = RETRY.firstMs; ; waitMs = Math.min(waitMs * 2, RETRY.mostMs)) {
    try {
      await run();
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code || !LOCK_ERRORS.has(code) || Date.now() + waitMs > end) throw error;
      console.warn(`A table that a migration needs is in use. Trying again in ${waitMs / 1000} s.`);
      await setTimeout(waitMs);
    }
  }
}
