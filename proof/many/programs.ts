import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../../backend/test/support/until.js';

/** Why a program of the machine cannot be used; null if it can. */
export const missing = (program: string, args: string[] = ['--version']): string | null =>
  spawnSync(program, args).error ? `${program} is not installed` : null;

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

const MOST_OUTPUT = 2_000;

/** Waits for a process that has just been started; fails with its last lines, and at once if it ends. */
export async function untilReady(
  child: ChildProcess,
  isReady: () => Promise<boolean>,
  ms: number,
): Promise<void> {
  let output = '';
  // goes on after it is ready, because a full pipe would stop the process
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output = (output + String(text)).slice(-MOST_OUTPUT)));
  let hasEnded = false;
  child.once('close', () => (hasEnded = true));
  await until(async () => hasEnded || (await isReady()), ms).catch((error: unknown) => {
    throw new Error(`The process was not ready: ${String(error)}\n${output}`);
  });
  if (hasEnded) throw new Error(`The process ended before it was ready:\n${output}`);
}
