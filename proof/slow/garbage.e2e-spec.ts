import { beforeAll, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { start, useBuiltProduct, wait } from '../../backend/test/support/product/built-product.js';

const REQUESTS = 1_000;
/** A list of 20 reads and writes 300 kB. 40 to 70 of them became old when a closure kept its rows or its text. */
const MOST_KB_BECOME_OLD = 15;

/** Of requests that share an answer, more than 1 kB became old when a map held those that waited, now 0.07. */
const MOST_KB_OF_SHARED = 0.5;
const CONNECTIONS = 64;
const SHARED_PER_CONNECTION = 300;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const manyConnections = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
useBuiltProduct({ isShared: true });

const send = (port: number, path: string, query?: string, by = agent) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, agent: by, method: query ? 'POST' : 'GET' },
        headers: query ? { 'Content-Type': 'application/json' } : {},
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`Answered ${response.statusCode}.`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(query);
  });

/** The sizes of the heap after each young collection, in kB; a full collection begins a new part. */
function partsOf(trace: string): number[][] {
  const parts: number[][] = [[]];
  for (const line of trace.split('\n')) {
    if (line.includes('Mark-Compact')) parts.push([]);
    const after = /Scavenge [\d.]+ \([\d.]+\) -> ([\d.]+)/.exec(line)?.[1];
    if (after) parts.at(-1)?.push(Number(after) * 1024);
  }
  return parts.filter((part) => part.length > 1);
}

/** How many kB became old meanwhile. */
async function grownBy(work: () => Promise<unknown>): Promise<number> {
  trace = '';
  await work();
  await wait(500);
  const parts = partsOf(trace);
  expect(parts.flat().length).toBeGreaterThan(20);
  return parts.reduce((sum, part) => sum + (part.at(-1) ?? 0) - (part[0] ?? 0), 0);
}

const LIST = JSON.stringify({
  query: '{ contracts(first: 20) { edges { node { id title description } } } }',
});

let product: Awaited<ReturnType<typeof start>>;
let trace = '';

beforeAll(async () => {
  const flags = ['--trace-gc', '--max-semi-space-size=4'];
  product = await start(['node', ...flags, 'backend/dist/bundle/main.js', '--demo']);
  product.child.stdout?.on('data', (text) => (trace += String(text)));
});

it.each([
  ['REST', (port: number, n: number) => send(port, `/api/contracts?limit=20&n=${n}`)],
  ['GraphQL', (port: number, n: number) => send(port, '/graphql', `${LIST}${' '.repeat(n)}`)],
])('what a list over %s reads is dropped with the young objects', async (_api, list) => {
  const { port } = product;
  for (let n = 0; n < REQUESTS; n++) await list(port, n);
  const grown = await grownBy(async () => {
    for (let n = 0; n < REQUESTS; n++) await list(port, REQUESTS + n);
  });
  expect(grown / REQUESTS).toBeLessThan(MOST_KB_BECOME_OLD);
});

it('requests that wait for their turn to share an answer are dropped with the young objects', async () => {
  const { port } = product;
  const share = async () => {
    for (let n = 0; n < SHARED_PER_CONNECTION; n++)
      await send(port, '/api/contracts?limit=20', undefined, manyConnections);
  };
  const everyone = () => Promise.all(Array.from({ length: CONNECTIONS }, share));
  await everyone();
  const grown = await grownBy(everyone);
  expect(grown / (CONNECTIONS * SHARED_PER_CONNECTION)).toBeLessThan(MOST_KB_OF_SHARED);
});
