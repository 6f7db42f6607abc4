import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../../common/config/config.values.js';

const SQLITE_BUSY = 5;

export interface DataDirLock {
  release(): void;
}

/**
 * Ensures that one process uses a DATA_DIR. Node has no file locks, but SQLite does: an open exclusive transaction
 * holds one, and the kernel releases it when the process dies, kill -9 included. There is nothing to clean up and no
 * stale pid to check; `handover.pid` is only for the error message.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const pidFile = join(dataDir, 'handover.pid');
  try {
    mkdirSync(dataDir, { recursive: true });
    const lock = new DatabaseSync(join(dataDir, 'handover.lock'));
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
    return { release: () => lock.close() };
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new ConfigError(`Handover is already running on this DATA_DIR${runningPid(pidFile)}.`);
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`);
  }
}

function runningPid(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
