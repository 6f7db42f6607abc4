import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { answerBrokenRequests } from './broken-requests.js';
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

const text = async (socket: Socket): Promise<string> => {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  if (!socket.closed) await once(socket, 'close');
  return received;
};

/** Starts a server that gives requests two seconds, and more with every byte; it counts the bytes it reads. */
async function receiving(minBytesPerSecond: number, readsAfterMs = 0): Promise<Socket> {
  server = createServer((request, response) => {
    let bytes = 0;
    const read = () =>
      request
        .on('data', ({ length }: Buffer) => (bytes += length))
        .on('end', () => response.setHeader('Connection', 'close').end(`${bytes} bytes`));
    setTimeout(read, readsAfterMs);
  });
  slowClientTimeouts(server, { withinMs: 2_000, minBytesPerSecond, checkEveryMs: 100 });
  answerBrokenRequests(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  return client;
}
const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('closes a client that does not read its response', async () => {
  const client = await started(500, (_request, response) => response.end(BIG));
  client.pause();
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
});

it('keeps a client that reads slowly, and one that waits for a slow response', async () => {
  const client = await started(
    3_000,
    (_request, response) => void setTimeout(() => response.end(BIG), 7_000),
  );
  let read = 0;
  client.on('data', ({ length }) => {
    read += length;
    client.pause();
    setTimeout(() => client.resume(), 2);
  });
  while (read < BIG.length && !client.destroyed) await wait(50);
  expect(read).toBeGreaterThanOrEqual(BIG.length);
});

it('closes a client whose body arrives very slowly', async () => {
  const client = await receiving(1_000);
  client.write(head(60_000));
  const refused = once(server, 'clientError');
  const writing = setInterval(() => client.write('x'), 50);
  const [error] = await refused.finally(() => clearInterval(writing));
  expect(error).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  client.resume();
  await once(client, 'close');
});

// a client that goes on writing may get a reset before it reads its answer
it('answers 408 to a client whose body stops arriving', async () => {
  const client = await receiving(1_000);
  client.write(head(60_000));
  expect(await text(client)).toMatch(/^HTTP\/1.1 408 /);
});

it('receives a body that takes longer at a steady rate', async () => {
  const client = await receiving(1_000);
  client.write(head(40_000));
  void (async () => {
    for (let part = 0; part < 20; part++) await wait(150).then(() => client.write('x'.repeat(2_000)));
  })();
  expect(await text(client)).toMatch(/40000 bytes$/);
});

it('does not count the time in which a body waits to be read', async () => {
  const client = await receiving(1_000_000, 4_000);
  // more than is buffered before it is read, but too few bytes to allow for the delay of four seconds
  client.write(head(BIG.length));
  client.write(BIG);
  // the time in which the process is blocked does not count either
  await wait(500);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
  expect(await text(client)).toMatch(new RegExp(`${BIG.length} bytes$`));
});
