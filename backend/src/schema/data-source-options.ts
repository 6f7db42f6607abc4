import type { PoolClient } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../common/config.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** How the product talks to PostgreSQL: every wait has an end, and a slow statement is stopped. */
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
