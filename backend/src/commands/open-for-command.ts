import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { Database } from '../database/database.js';
import { openDataSource } from '../schema/data-source.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { DATABASE, ROLE } from '../database/embedded/postgres-cluster.js';

/** PostgreSQL's data files, in a backup. */
export const ARCHIVE = 'postgres.tar.gz';
/** What belongs to a backup besides the database. */
export const FILES = ['files', 'mail', 'session-secret', 'postgres-password'];

/** Prints what a command answers; if it fails, the sentence of a wrong setting or the error, after `failed`. */
export async function runCommand(work: () => string | Promise<string>, failed = ''): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${failed}${error instanceof ConfigError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Works on the database of a product that may be running: an embedded one is shared with it, or started for the moment.
 */
export async function onDatabase(
  config: Config,
  work: (database: Database) => Promise<string>,
): Promise<string> {
  const running = config.databaseUrl ?? (await runningEmbedded(config.dataDir));
  const embedded = running ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    const dataSource = await openDataSource(config, running ?? (embedded?.url as string));
    try {
      return await work(new Database(dataSource));
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Works on one connection, without the schema of this release. */
export async function onConnection(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
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
