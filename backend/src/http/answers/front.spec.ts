import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import type { Config } from '../../common/config/config.js';
import type { Metrics } from '../../common/observe/metrics.js';
import type { Visits } from '../../visits/visits.js';
import { Front } from './front.js';
import type { Answer, SharedAnswers } from './shared-answers.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a front that finds this answer for each request; returns its port. */
async function listening(answer: Answer | Promise<Answer>, checks: RequestHandler[] = []): Promise<number> {
  const front = new Front(
    { publicUrl: 'http://localhost' } as Config,
    { find: () => answer } as unknown as SharedAnswers,
    { measure: () => undefined } as unknown as Metrics,
    {} as Visits,
  );
  server = createServer();
  const app = express();
  for (const check of checks) app.use(check);
  front.standBefore(server, app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('closes the connection if a shared answer cannot be sent', async () => {
  const answer = {
    api: 'rest',
    pieces() {
      throw new Error('failed');
    },
  } as unknown as Answer;
  const port = await listening(Promise.resolve(answer));
  const [error] = (await once(get({ port }), 'error')) as [Error];
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});

it('hands requests that a connection sends all at once to the checks', async () => {
  const body = Buffer.from('cached');
  const answer = {
    api: 'rest',
    status: 200,
    headers: {},
    bytes: 4,
    pieces: () => [body],
  } as unknown as Answer;
  let checked = 0;
  const port = await listening(answer, [(_request, response) => (checked++, void response.end('checked'))]);
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('utf8');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
  let text = '';
  for await (const data of socket as AsyncIterable<string>)
    if ((text += data).split('HTTP/1.1 200').length > 50) break;
  // sixteen at once and one that waits; later packets bring more
  expect(text.match(/cached/g)?.length).toBeGreaterThanOrEqual(17);
  expect(checked).toBe(50 - (text.match(/cached/g)?.length ?? 0));
  expect(checked).toBeGreaterThan(0);
});
