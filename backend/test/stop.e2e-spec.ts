import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RawSocket } from './support/sockets.js';
import { freePort } from '../../proof/torture/processes.js';

/** The built product, started as people start it: through npm, make or a terminal, which all pass signals on. */
const ROOT = join(import.meta.dirname, '../..');
const CTRL_C = '\u0003';
const SOCKETS = 10;
const STARTS_WITHIN_MS = 60_000;
const NPM_START = ['npm', '--silent', 'start'];
// what make would build is there already
const MAKE_START = ['make', '-o', 'built', 'start'];
// exec: the shell between would report the signal that the terminal sends to it too
const inTerminal = (command: string[]) => ['script', '-qec', `exec ${command.join(' ')}`, '/dev/null'];

interface Running {
  /** Leads its own process group. */
  child: ChildProcess;
  /** Its exit code; null if a signal killed it. */
  exited: Promise<number | null>;
  port: number;
  sockets: RawSocket[];
}

let dataDir: string;
const running: Running[] = [];

beforeAll(() => {
  if (!existsSync(join(ROOT, 'backend/dist/main.js')))
    throw new Error('Build the product first: npm run build');
  for (const program of ['script', 'make'])
    if (spawnSync(program, ['--version']).status !== 0)
      throw new Error(`This test needs the program "${program}" (packages: util-linux, make).`);
  dataDir = mkdtempSync(join(tmpdir(), 'handover-stop-'));
});
afterEach(async () => {
  for (const { child, exited } of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) {
      signalGroup(child, 'SIGKILL');
      await exited;
    }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start([program = '', ...args]: string[]): Promise<Running> {
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

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const signalGroup = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) => process.kill(-pid, signal);

const closeCodes = async ({ sockets }: Running) => [
  ...new Set(await Promise.all(sockets.map(({ closed }) => closed.then(({ code }) => code)))),
];

const isDatabaseRunning = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));
const isDatabaseClean = () =>
  !isDatabaseRunning() &&
  /database system is shut down\s*$/.test(readFileSync(join(dataDir, 'postgres.log'), 'utf8'));

/** A request whose body never comes keeps the stop waiting for some seconds. */
function hangingRequest({ port }: Running): void {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 100\r\n\r\n{');
}

async function expectGoodStop(product: Running, expected: { code: number | null } | null): Promise<void> {
  const code = await product.exited;
  if (expected) expect({ code }).toEqual(expected);
  expect(await closeCodes(product)).toEqual([1001]);
  expect(isDatabaseClean()).toBe(true);
}

it.each([
  ['SIGTERM', NPM_START],
  ['SIGINT', NPM_START],
  ['SIGINT', ['npm', 'run', '--silent', 'demo']],
] as [NodeJS.Signals, string[]][])(
  'stops in good order after %s to the group of %j',
  async (signal, command) => {
    const product = await start(command);
    signalGroup(product.child, signal);
    await expectGoodStop(product, { code: 0 });
  },
);

it.each(['SIGTERM', 'SIGINT'] as const)(
  'stops in good order after %s to the group of make',
  async (signal) => {
    const product = await start(MAKE_START);
    signalGroup(product.child, signal);
    // make itself reports the signal
    await expectGoodStop(product, null);
  },
);

it('stops in good order after Ctrl+C in a terminal', async () => {
  const product = await start(inTerminal(NPM_START));
  product.child.stdin?.write(CTRL_C);
  await expectGoodStop(product, { code: 0 });
});

it('stops in good order after Ctrl+C at make in a terminal', async () => {
  const product = await start(inTerminal(MAKE_START));
  product.child.stdin?.write(CTRL_C);
  await expectGoodStop(product, null);
});

it('stops in good order when its terminal is closed', async () => {
  const product = await start(inTerminal(NPM_START));
  product.child.kill('SIGKILL');
  expect(await closeCodes(product)).toEqual([1001]);
  // nothing is left to wait for but the product's own work
  while (!isDatabaseClean()) await wait(50);
});

it('takes signals that are repeated within a second for one', async () => {
  const product = await start(NPM_START);
  hangingRequest(product);
  await wait(200);
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM', 'SIGTERM'] as const) {
    signalGroup(product.child, signal);
    await wait(50);
  }
  await expectGoodStop(product, { code: 0 });
});

it('ends at once after a later signal, and PostgreSQL with it', async () => {
  const product = await start(NPM_START);
  hangingRequest(product);
  await wait(200);
  signalGroup(product.child, 'SIGTERM');
  await wait(1_300);
  expect(product.child.exitCode).toBeNull();
  signalGroup(product.child, 'SIGTERM');
  expect(await product.exited).toBe(143);
  while (!isDatabaseClean()) await wait(50);
});
