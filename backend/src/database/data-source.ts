import { runMigrations as runJobMigrations } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../common/config.js';
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

/** Connects, refuses a database that may lose what it acknowledged, and brings the tables up to date. */
export async function openDataSource(config: Config, url: string): Promise<DataSource> {
  const dataSource = await new DataSource(dataSourceOptions(config, url)).initialize();
  try {
    await migrate(dataSource, url);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

const MIGRATION_LOCK = 7_261_001;

/** Several processes may start at once: one migrates, the others wait for it. */
async function migrate(dataSource: DataSource, url: string): Promise<void> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query('set lock_timeout = 0; set statement_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
    // the queue's own tables, so that jobs can be added in any transaction from the start
    await runJobMigrations({ connectionString: url });
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.query('reset lock_timeout; reset statement_timeout').catch(() => undefined);
    await lock.release();
  }
}
