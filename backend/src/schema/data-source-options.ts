import pg, { type PoolClient } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../common/config/config.js';
import { OneConnectionPool } from '../database/driver/one-connection.js';
import { PgClient } from '../database/driver/pg-client.js';
import { tracedPg } from '../database/driver/traced-pg.js';
import { DropUnusableConnections } from '../database/driver/unusable-connections.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Milliseconds after which PostgreSQL cancels what waits or takes too long. */
export const SERVER_LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Connection settings for PostgreSQL: every wait has a time limit, and slow statements are cancelled. */
export function dataSourceOptions(config: Config, url: string): DataSourceOptions {
  const connection = {
    poolSize: config.databasePoolSize,
    extra: {
      Client: PgClient,
      isPooled: Boolean(config.databaseDirectUrl),
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      // a pooler refuses them as parameters of a connection: then they are the role's (migrate.ts)
      ...(config.databaseDirectUrl ? {} : SERVER_LIMITS),
      // an unreachable server cannot cancel a statement, so the client drops the connection
      query_timeout: 4_500,
      application_name: 'handover',
      refusesSecondConnections: !config.production,
      // the pool replaces a connection that breaks while idle; without a listener its error would end the process
      onConnect: (client: PoolClient) => void client.on('error', () => undefined),
    },
  };
  return {
    type: 'postgres',
    entities,
    migrations,
    subscribers: [DropUnusableConnections],
    migrationsTransactionMode: 'each',
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    url,
    ...connection,
    // TypeORM would load a second pg, without our parsers, beside the bundle
    driver: config.otlpEndpoint ? tracedPg : { ...pg, Pool: OneConnectionPool },
  };
}
