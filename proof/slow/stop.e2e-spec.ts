import { beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  closeCodes,
  CTRL_C,
  expectGoodStop,
  hangingRequest,
  inTerminal,
  isDatabaseClean,
  MAKE_START,
  NPM_START,
  signalGroup,
  start,
  useBuiltProduct,
  wait,
} from '../../backend/test/support/product/built-product.js';

/** How a person or a supervisor stops the product; start-stop.slow.e2e-spec.ts has the usual way. */
useBuiltProduct();
beforeAll(() => {
  for (const program of ['script', 'make'])
    if (spawnSync(program, ['--version']).status !== 0)
      throw new Error(`This test needs the program "${program}" (packages: util-linux, make).`);
});

it.each([
  ['SIGINT', NPM_START],
  ['SIGINT', ['npm', 'run', '--silent', 'demo']],
] as [NodeJS.Signals, string[]][])(
  'shuts down cleanly after %s to the group of %j',
  async (signal, command) => {
    const product = await start(command);
    signalGroup(product.child, signal);
    await expectGoodStop(product, { code: 0 });
  },
);

it.each(['SIGTERM', 'SIGINT'] as const)(
  'shuts down cleanly after %s to the group of make',
  async (signal) => {
    const product = await start(MAKE_START);
    signalGroup(product.child, signal);
    // make itself reports the signal
    await expectGoodStop(product, null);
  },
);

it('with SHUTDOWN_DELAY, /readyz is 503 while requests are still accepted on connections that are then closed', async () => {
  const product = await start(NPM_START, { SHUTDOWN_DELAY: '8' });
  const status = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`);
    expect(answer.headers.get('connection')).toBe('close');
    return answer.status;
  };
  const from = performance.now();
  signalGroup(product.child, 'SIGTERM');
  await wait(500);
  for (let count = 0; count < 4; count++) {
    expect([await status('/readyz'), await status('/healthz'), await status('/api/contracts')]).toEqual([
      503, 200, 200,
    ]);
    await wait(500);
  }
  await expectGoodStop(product, { code: 0 });
  expect(performance.now() - from).toBeGreaterThan(8_000);
});

it('shuts down cleanly after Ctrl+C in a terminal', async () => {
  const product = await start(inTerminal(NPM_START));
  product.child.stdin?.write(CTRL_C);
  await expectGoodStop(product, { code: 0 });
});

it('shuts down cleanly after Ctrl+C at make in a terminal', async () => {
  const product = await start(inTerminal(MAKE_START));
  product.child.stdin?.write(CTRL_C);
  await expectGoodStop(product, null);
});

it('shuts down cleanly when its terminal is closed', async () => {
  const product = await start(inTerminal(NPM_START));
  product.child.kill('SIGKILL');
  expect(await closeCodes(product)).toEqual([1001]);
  // nothing is left to wait for but the product's own work
  while (!isDatabaseClean()) await wait(50);
});

it('treats signals repeated within a second as one', async () => {
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
