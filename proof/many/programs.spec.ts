import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, expect, it } from '@jest/globals';
import { untilReady } from './programs.js';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => void child.kill('SIGKILL')));

function started(program: string) {
  const child = spawn(process.execPath, ['-e', program]);
  children.push(child);
  return child;
}

const never = () => Promise.resolve(false);

it('a process that ends before it is ready fails at once, with its last lines', async () => {
  const child = started(`console.log('first'); console.error('The database is gone.'); process.exit(1)`);
  await expect(untilReady(child, never, 60_000)).rejects.toThrow(/ended.*first.*The database is gone\./s);
});

it('a process that is ready may end later', async () => {
  const child = started(`setInterval(() => {}, 1000)`);
  await untilReady(child, () => Promise.resolve(true), 60_000);
});
