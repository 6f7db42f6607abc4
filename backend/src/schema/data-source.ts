import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { toAppError } from '../common/api/to-app-error.js';
import type { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrate } from './migrate.js';

/** Brings the tables up to date and connects. */
export async function openDataSource(config: Config, url: string): Promise<DataSource> {
  await migrate(config, url);
  return new DataSource(dataSourceOptions(config, url)).initialize();
}

/** A production server refuses a database that could lose committed transactions in a crash. */
export async function refuseForgetful(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ fsync: string }[]>('show fsync');
  if (row?.fsync === 'on') return;
  throw new ConfigError('The database has fsync off and could lose payments in a crash: switch it on.');
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

/** Repeats what failed because the database is away, such as while its server restarts or another one takes over. */
export async function untilDatabaseAnswers<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE_MS;
  // an attempt that failed stops with timers that do not keep the process alive
  const alive = setInterval(() => undefined, PATIENCE_MS);
  try {
    for (let isFirst = true; ; isFirst = false)
      try {
        return await attempt();
      } catch (error) {
        if (!isAway(error) || performance.now() > end) throw error;
        if (isFirst) console.warn(`The database is away (${messageOf(error)}). Trying again for 30 s.`);
        await sleep(PAUSE_MS);
      }
  } finally {
    clearInterval(alive);
  }
}

function isAway(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // the socket of a server that is not running, or any other missing file
  return code === 'ENOENT' ? syscall === 'connect' : toAppError(error).code === 'UNAVAILABLE';
}

/** The error of a host with several addresses has no text of its own. */
const messageOf = (error: unknown): string =>
  (error as Error).message || String((error as NodeJS.ErrnoException).code);
