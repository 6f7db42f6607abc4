import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Response } from 'express';
import { sendJson } from './send-json.js';

/** The headers and the body of a response. */
async function sent(answer: (response: Response) => void, method = 'GET') {
  const server = createServer((_request, response) => answer(response as Response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port, method, agent: false }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  server.close();
  return { ...response.headers, body };
}

it('sends JSON with its type and length', async () => {
  expect(await sent((response) => sendJson(response, '"é"'))).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': '4',
    body: '"é"',
  });
});

it('sends long JSON beyond Latin-1 as bytes, and keeps a type that is set', async () => {
  const json = JSON.stringify('’'.repeat(5_000));
  const answer = await sent((response) => {
    response.setHeader('Content-Type', 'a/b');
    sendJson(response, json);
  });
  expect(answer).toMatchObject({ 'content-type': 'a/b', 'content-length': '15002', body: json });
});

it('sends no body to HEAD', async () => {
  const answer = await sent((response) => sendJson(response, '"a"'), 'HEAD');
  expect(answer).toMatchObject({ 'content-type': 'application/json; charset=utf-8', body: '' });
});
