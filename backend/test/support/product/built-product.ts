import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../proof/torture/processes.js';
import { RawSocket } from '../sockets.js';

/** The built product, started as people start it: through npm, make or a terminal, which all pass signals on. */
const ROOT = join(import.meta.dirname, '../../../..');
export const CTRL_C = '\u0003';
const SOCKETS = 10;
const STARTS_WITHIN_MS = 60_000;
export const NPM_START = ['npm', '--silent', 'start'];
// what make would build is there already
export const MAKE_START = ['make', '-o', 'built', 'start'];
// exec: the shell between would report the signal that the terminal sends to it too
export const inTerminal = (command: string[]) => ['script', '-qec', `exec ${command.join(' ')}`, '/dev/null'];

interface Running {
  /** Leads its own process group. */
  child: ChildProcess;
  /** Its exit code; null if a signal killed it. */
  exited: Promise<number | null>;
  port: number;
  sockets: RawSocket[];
}

const running: Running[] = [];
let dataDir = '';

/**
 * Makes a folder for the product's data and removes it at the end. What is still running ends after each test, or after
 * all tests of the file if they share it.
 */
export function useBuiltProduct({ isShared = false } = {}): void {
  beforeAll(() => {
    if (!existsSync(join(ROOT, 'backend/dist/bundle/main.js')))
      throw new Error('Build the product first: npm run build');
    dataDir = mkdtempSync(join(tmpdir(), 'handover-stop-'));
  });
  (isShared ? afterAll : afterEach)(async () => {
    for (const { child, exited } of running.splice(0))
      if (child.exitCode === null && child.signalCode === null) {
        signalGroup(child, 'SIGKILL');
        await exited;
      }
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
}

export async function start(
  [program = '', ...args]: string[],
  settings: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      RATE_LIMITS: 'off',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const result: Running = { child, exited, port, sockets: [] };
  running.push(result);
  for (const until = Date.now() + STARTS_WITHIN_MS; ;) {
    if (await isReady(port)) break;
    if (Date.now() > until || child.exitCode !== null) throw new Error(`It did not start: ${output}`);
    await wait(100);
  }
  for (let n = 0; n < SOCKETS; n++) result.sockets.push(await RawSocket.open(`http://127.0.0.1:${port}`));
  return result;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const signalGroup = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) => process.kill(-pid, signal);

export const closeCodes = async ({ sockets }: Running) => [
  ...new Set(await Promise.all(sockets.map(({ closed }) => closed.then(({ code }) => code)))),
];

const isDatabaseRunning = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));
export const isDatabaseClean = () =>
  !isDatabaseRunning() &&
  /database system is shut down\s*$/.test(readFileSync(join(dataDir, 'postgres.log'), 'utf8'));

/** A request whose body never comes keeps the stop waiting for some seconds. */
export function hangingRequest({ port }: Running): void {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 100\r\n\r\n{');
}

export async function expectGoodStop(
  product: Running,
  expected: { code: number | null } | null,
): Promise<void> {
  const code = await product.exited;
  if (expected) expect({ code }).toEqual(expected);
  expect(await closeCodes(product)).toEqual([1001]);
  expect(isDatabaseClean()).toBe(true);
}
