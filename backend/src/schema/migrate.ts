import { setTimeout } from 'node:timers/promises';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { Config } from '../common/config/config.js';
import { PLANNER_SETTINGS } from '../database/embedded/planner-settings.js';
import { dataSourceOptions, SERVER_LIMITS } from './data-source-options.js';
import { ConfigError } from '../common/config/config.values.js';
import { first } from './migrations/index.js';

const MIGRATION_LOCK = 7_261_001;
const LOCK_AND_WORK = 2;
/**
 * A statement that waits for the lock of a table makes every later query on that table wait behind it. The running version
 * lets its queries wait for 2 s (data-source-options.ts), so a migration gives up earlier than that and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const LOCK_POLL_MS = 200;
const NO_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';
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
  const direct = config.databaseDirectUrl ?? url;
  const dataSource = await new DataSource({
    ...dataSourceOptions(config, direct),
    // migrations are SQL
    entities: [],
    subscribers: [],
    ...overrides,
    poolSize: LOCK_AND_WORK,
    extra: {
      connectionTimeoutMillis: 10_000,
      lock_timeout: LOCK_TIMEOUT_MS,
      // the role may have limits, as behind a pooler
      ...(config.databaseDirectUrl && { options: NO_LIMITS }),
      application_name: 'handover migrations',
    },
  } as DataSourceOptions).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.startTransaction();
    await waitForTurn(lock);
    if (config.databaseUrl) await lock.query(setForRole(config));
    await retryLocks(async () => {
      await replaceEarlierSteps(dataSource);
      await dataSource.runMigrations();
    });
    // creates the tables of the job queue, so that every transaction can add jobs
    await runJobMigrations({ connectionString: direct });
  } finally {
    // ends the transaction, which releases the lock: a pooler would keep the connection and a lock of the session
    await lock.commitTransaction().catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * SQL: TypeORM has no advisory locks. Polls, because a statement that waits for the lock would hold a snapshot, and
 * `create index concurrently` waits for all older snapshots: the two processes would deadlock. Between statements
 * without parameters a transaction holds none.
 */
async function waitForTurn(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = (await runner.query(`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`)) as {
      taken: boolean;
    }[];
    if (row?.taken) return;
    await setTimeout(LOCK_POLL_MS);
  }
}

/**
 * SQL: an external server has planner settings of its own, and through a pooler connections cannot carry their time limits:
 * the role gets both in this database. Takes effect with the commit that releases the lock.
 */
const setForRole = ({ databaseDirectUrl }: Config): string =>
  `do $$ begin ${Object.entries({ ...PLANNER_SETTINGS, ...(databaseDirectUrl && SERVER_LIMITS) })
    .map(
      ([name, value]) =>
        `execute format('alter role current_user in database %I set ${name} = ${value}', current_database());`,
    )
    .join(' ')} end $$`;

/** A migration that did not get a lock was rolled back, or consists of repeatable steps, so it is started again. */
async function retryLocks(run: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + RETRY.totalMs;
  for (let waitMs = RETRY.firstMs; ; waitMs = Math.min(waitMs * 2, RETRY.mostMs)) {
    try {
      await run();
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code || !LOCK_ERRORS.has(code) || performance.now() + waitMs > end) throw error;
      console.warn(`A table that a migration needs is in use. Trying again in ${waitMs / 1000} s.`);
      await setTimeout(waitMs);
    }
  }
}

/** The last of the steps by which earlier versions built the same schema. */
const LAST = { timestamp: 1700000000195, name: 'TextsOfTransfers1700000000195' };

/**
 * The first migrations were once 67 smaller ones. A database in which the last of them is recorded has the same schema: the
 * records of the first migrations replace theirs, and nothing else runs. Throws ConfigError for a database that lacks some.
 *
 * SQL: TypeORM has no entity for its table of migrations.
 */
async function replaceEarlierSteps(dataSource: DataSource): Promise<void> {
  const [table] = await dataSource.query<{ name: string | null }[]>(
    `select to_regclass('migrations')::text as name`,
  );
  if (!table?.name) return;
  const earlier = await dataSource.query<{ name: string }[]>(
    'select name from migrations where timestamp <= $1',
    [LAST.timestamp],
  );
  if (earlier.length === 0) return;
  if (!earlier.some(({ name }) => name === LAST.name))
    throw new ConfigError(
      'The database was last used by a version of Handover before November 24, 2026: start the version of that ' +
        'day (commit 46657fb0) once, then this one.',
    );
  await dataSource.query(
    `with earlier as (delete from migrations where timestamp <= $1)
     insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($2::text[]) name`,
    [LAST.timestamp, first.map(({ name }) => name)],
  );
}
