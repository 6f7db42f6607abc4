import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import express from 'express';
import type { Config } from '../common/config.js';
import type { Metrics } from '../common/metrics.js';
import { Front } from './front.js';
import type { Answer, SharedAnswers } from './shared-answers.js';

it('closes the connection if a shared answer cannot be sent', async () => {
  const answer = {
    api: 'rest',
    pieces() {
      throw new Error('failed');
    },
  } as unknown as Answer;
  const front = new Front(
    { publicUrl: 'http://localhost' } as Config,
    { find: () => Promise.resolve(answer) } as unknown as SharedAnswers,
    { measure: () => undefined } as unknown as Metrics,
  );
  const server = createServer();
  front.standBefore(server, express(), []);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [error] = (await once(get({ port: (server.address() as AddressInfo).port }), 'error')) as [Error];
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  server.close();
});
