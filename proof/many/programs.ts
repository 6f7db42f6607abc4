import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Why a program of the machine cannot be used; null if it can. */
export const missing = (program: string, args: string[] = ['--version']): string | null =>
  spawnSync(program, args).error ? `${program} is not installed` : null;

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}
