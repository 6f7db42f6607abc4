import { runMigrations as runJobMigrations } from 'graphile-worker';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { ConfigError, type Config } from '../common/config.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** How the product talks to PostgreSQL: nobody waits for ever, and one slow statement stops itself. */
export function dataSourceOptions(config: Config, url: string): DataSourceOptions {
  const connection = {
    poolSize: config.databasePoolSize,
    extra: {
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 5_000,
      // a server that is gone without a word does not stop its statements: then the connection is given up
      query_timeout: 4_500,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'handover',
      // a connection that breaks while idle is the pool's to replace, never the end of the process
      onConnect: (client: PoolClient) => void client.on('error', () => undefined),
    },
  };
  const replicas = config.databaseReplicaUrls;
  return {
    type: 'postgres',
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    ...(replicas.length > 0
      ? { replication: { master: { url }, slaves: replicas.map((replica) => ({ url: replica })) } }
      : { url }),
    ...connection,
  };
}

/** Brings the tables up to date and connects. */
export async function openDataSource(config: Config, url: string): Promise<DataSource> {
  await migrate(config, url);
  return new DataSource(dataSourceOptions(config, url)).initialize();
}

const MIGRATION_LOCK = 7_261_001;
const LOCK_AND_WORK = 2;
const LOCK_POLL_MS = 200;

/**
 * On connections of its own, since a large table takes its time. Several processes may start at once: one migrates,
 * the others wait for it.
 */
async function migrate(config: Config, url: string): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(config, url),
    poolSize: LOCK_AND_WORK,
    extra: { connectionTimeoutMillis: 10_000, application_name: 'handover migrations' },
  } as DataSourceOptions).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await takeLock(lock);
    await dataSource.runMigrations();
    // the queue's own tables, so that jobs can be added in any transaction from the start
    await runJobMigrations({ connectionString: url });
  } finally {
    // the lock goes with its connection
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * Polls for the lock. A statement that waits for it would hold a snapshot, and an index that another process builds
 * concurrently waits for every older snapshot: the two would wait for each other forever.
 */
async function takeLock(lock: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = (await lock.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])) as [
      { taken: boolean },
    ];
    if (row.taken) return;
    await sleep(LOCK_POLL_MS);
  }
}

/** A production server takes no database that may lose what it acknowledged. */
export async function refuseForgetful(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ fsync: string }[]>('show fsync');
  if (row?.fsync === 'on') return;
  throw new ConfigError('The database has fsync off and could lose payments in a crash: switch it on.');
}
