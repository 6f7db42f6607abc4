import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import { AppError } from '../common/api/errors.js';
import { bodies } from './body.js';

let server: Server;
let ended: string[];
beforeAll(async () => {
  ended = [];
  const app = express();
  app.use(bodies);
  app.use((request, response) => void response.json({ body: request.body as unknown }));
  const onError: ErrorRequestHandler = (error: AppError, _request, response, _next) =>
    void response.status(error.status).json({ code: error.code, message: error.message });
  app.use(onError);
  server = createServer((request: IncomingMessage, response) => {
    request.once('end', () => ended.push(request.url ?? ''));
    app(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = (path: string, body: Buffer, type: string) =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);
const chunked = (path: string, body: Buffer, type: string) =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ),
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
const LAST = Buffer.from('GET /stream HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

/** Sends the parts on one connection; returns status and body of its answers. */
async function exchange(...parts: Buffer[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = text(socket);
  for (const part of parts) socket.write(part);
  return [...(await received).matchAll(/HTTP\/1\.1 (\d+)[^]*?\r\n\r\n([^]*?)(?=HTTP\/1\.1|$)/g)].map(
    ([, status, body]) => ({ status, body }),
  );
}

const JSON_TYPE = 'application/json';
const textOf = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`;

it.each<[string, string | Buffer, string, number]>([
  ['an object', '{"query":"é","__proto__":{"a":1}}', JSON_TYPE, 200],
  ['null', 'null', JSON_TYPE, 200],
  ['a string', '"x"', JSON_TYPE, 200],
  ['spaces around it', ' \r\n[1] ', JSON_TYPE, 200],
  ['nothing but a space', ' ', JSON_TYPE, 400],
  ['a byte order mark', '\ufeff{"a":1}', JSON_TYPE, 200],
  ['malformed JSON', '{"a":1', JSON_TYPE, 400],
  ['invalid UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]), JSON_TYPE, 200],
  ['a charset', '{"a":"é"}', 'application/json; charset=utf-8', 200],
  ['an unknown charset', '{"a":1}', 'application/json; charset=latin1', 415],
  ['64 kB', textOf(65_536), JSON_TYPE, 200],
  ['64 kB and a byte', textOf(65_537), JSON_TYPE, 413],
  ['another type', '{"a":1}', 'text/plain', 415],
])('answers %s the same in one piece and in chunks', async (_what, content, type, status) => {
  const body = Buffer.from(content as string);
  const [sized] = await exchange(message('/sized', body, type), LAST);
  const [streamed] = await exchange(chunked('/stream', body, type), LAST);
  expect(sized).toEqual(streamed);
  expect(streamed?.status).toBe(String(status));
});

it('reads pipelined requests to their end', async () => {
  ended = [];
  const [first, second] = ['1', '2'].map((path) => message(`/${path}`, Buffer.from(path), JSON_TYPE));
  const answers = await exchange(first as Buffer, second as Buffer, LAST);
  expect(answers.slice(0, 2)).toEqual([
    { status: '200', body: '{"body":1}' },
    { status: '200', body: '{"body":2}' },
  ]);
  expect(ended).toEqual(['/1', '/2', '/stream']);
});
