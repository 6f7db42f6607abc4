import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { slowClientTimeouts } from './slow-clients.js';

const BIG = Buffer.alloc(32 * 1024 * 1024);
let server: Server;
afterEach(() => server.closeAllConnections());
afterEach(() => void server.close());

/** The product's timeouts with a shorter idle time. */
async function started(idleMs: number, answer: Parameters<typeof createServer>[1]): Promise<Socket> {
  server = createServer(answer);
  slowClientTimeouts(server);
  server.timeout = idleMs;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return client;
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('closes a client that does not read its response', async () => {
  const client = await started(500, (_request, response) => response.end(BIG));
  client.pause();
  await wait(100);
  expect(await connections()).toBe(1);
  await wait(1_500);
  expect(await connections()).toBe(0);
});

it('keeps a client that reads slowly, and one that waits for a slow response', async () => {
  const client = await started(
    1_000,
    (_request, response) => void setTimeout(() => response.end(BIG), 2_500),
  );
  let read = 0;
  client.on('data', ({ length }) => {
    read += length;
    client.pause();
    setTimeout(() => client.resume(), 2);
  });
  const until = Date.now() + 10_000;
  while (read < BIG.length && Date.now() < until && !client.destroyed) await wait(50);
  expect(read).toBeGreaterThanOrEqual(BIG.length);
});
