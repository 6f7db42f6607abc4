import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../common/config/config.js';
import { openDataSource } from '../schema/data-source.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { DATABASE, ROLE } from '../database/embedded/postgres-cluster.js';

export interface OpenedDatabase {
  dataSource: DataSource;
  close(): Promise<void>;
}

/** The database for a command that may be given while the product runs: an embedded one is shared with it, or started for the moment. */
export async function openForCommand(config: Config): Promise<OpenedDatabase> {
  const running = config.databaseUrl ?? (await runningEmbedded(config.dataDir));
  if (running) {
    const dataSource = await openDataSource(config, running);
    return { dataSource, close: () => dataSource.destroy() };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
  const dataSource = await openDataSource(config, embedded.url);
  const close = async (): Promise<void> => {
    try {
      await dataSource.destroy();
    } finally {
      await embedded.stop();
    }
  };
  return { dataSource, close };
}

/** The address of the embedded PostgreSQL of a product that runs on this DATA_DIR; null where none answers. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const [portFile, passwordFile] = [join(dataDir, 'postgres-port'), join(dataDir, 'postgres-password')];
  if (!existsSync(portFile) || !existsSync(passwordFile)) return null;
  const [port, password] = [portFile, passwordFile].map((file) => readFileSync(file, 'utf8').trim());
  const url = `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  // a server that goes away while it is asked is simply not running
  client.on('error', () => undefined);
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
