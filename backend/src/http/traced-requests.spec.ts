import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import express from 'express';
import { callersTrace } from './traced-requests.js';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

async function followed(trustProxy: string[] | false): Promise<unknown> {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.use((request, response) => void response.json({ trace: callersTrace(request) ?? null }));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { traceparent: TRACE } });
  const { trace } = (await answer.json()) as { trace: unknown };
  server.closeAllConnections();
  server.close();
  return trace;
}

it('follows the trace of a trusted proxy, and of no other client', async () => {
  expect(await followed(['127.0.0.1'])).toBe(TRACE);
  expect(await followed(['10.0.0.0/8'])).toBeNull();
  expect(await followed(false)).toBeNull();
});
