import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { DrainingAdapter } from './draining.adapter.js';

async function listening(answer: (done: () => void) => void) {
  const adapter = new DrainingAdapter();
  adapter.initHttpServer({});
  adapter.use((_request: unknown, response: { end: (text: string) => void }) =>
    answer(() => response.end('done')),
  );
  const server = adapter.getHttpServer() as Server;
  adapter.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { adapter, port: (server.address() as AddressInfo).port };
}

function asked(port: number) {
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise<string>((resolve) => {
    let text = '';
    client.on('data', (data) => (text += String(data)));
    client.on('error', (error) => resolve(error.message));
    client.on('close', () => resolve(text));
  });
}

it('answers requests in progress, and those that have arrived when the server closes', async () => {
  const { adapter, port } = await listening((done) => void setTimeout(done, 300));
  const before = Array.from({ length: 50 }, () => asked(port));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const late = Array.from({ length: 50 }, () => asked(port));
  adapter.beforeClose();
  await adapter.close();
  const answers = await Promise.all([...before, ...late]);
  expect(answers.filter((text) => !text.includes('200 OK') || !text.includes('done'))).toEqual([]);
  // later responses ask their clients to close the connection
  expect(await Promise.all(late)).toEqual(late.map(() => expect.stringContaining('Connection: close')));
  expect(await asked(port)).toContain('ECONNREFUSED');
});

it('asks clients to disconnect before it closes the port', async () => {
  const { adapter, port } = await listening((done) => done());
  adapter.askToDisconnect();
  expect(await asked(port)).toMatch(/200 OK[\s\S]*Connection: close/);
  adapter.beforeClose();
  await adapter.close();
  expect(await asked(port)).toContain('ECONNREFUSED');
});

it('closes connections without a request', async () => {
  const { adapter, port } = await listening((done) => done());
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  const from = Date.now();
  adapter.beforeClose();
  await Promise.all([adapter.close(), once(client, 'close')]);
  // long before the time limit for a request
  expect(Date.now() - from).toBeLessThan(20_000);
});
