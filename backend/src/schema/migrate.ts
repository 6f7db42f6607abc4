import { setTimeout } from 'node:timers/promises';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Config } from '../common/config.js';
import { dataSourceOptions } from './data-source-options.js';

const MIGRATION_LOCK = 7_261_001;
const LOCK_AND_WORK = 2;
/**
 * A statement that waits for the lock of a table makes every later query on that table wait behind it. The running version
 * lets its queries wait for 2 s (data-source-options.ts), so a migration gives up earlier than that and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const LOCK_POLL_MS = 200;
const RETRY = { firstMs: 250, mostMs: 5_000, totalMs: 10 * 60_000 };
/** lock_not_available, deadlock_detected */
const LOCK_ERRORS = new Set(['55P03', '40P01']);

/**
 * Runs the missing migrations while another version may be running. It uses its own connections without a statement
 * timeout, because a large table takes long. Of several processes, one migrates and the others wait.
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
    // creates the tables of the job queue, so that every transaction can add jobs
    await runJobMigrations({ connectionString: url });
  } finally {
    // closing the connection releases the lock
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * SQL: TypeORM has no advisory locks. Polls, because a statement that waits for the lock would hold a snapshot, and `create index concurrently` waits for all
 * older snapshots. The two processes would deadlock.
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

/** A migration that did not get a lock was rolled back, or consists of repeatable steps, so it is started again. */
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
