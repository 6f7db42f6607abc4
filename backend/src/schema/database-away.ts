import { setTimeout as sleep } from 'node:timers/promises';
import { toAppError } from '../common/api/to-app-error.js';

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
