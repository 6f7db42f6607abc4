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
  app.use((request, response) => {
    // parsed whole: no longer kept, and Express read nothing
    const isWhole = 'wholeBody' in request && request.wholeBody === undefined;
    response.set('Whole', String(isWhole)).json({ body: request.body as unknown });
  });
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
/** Not in one piece for sure, so that the parser of Express has it. */
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

/** Status, body and whether each was whole, of the answers on one connection. */
async function exchange(...parts: Buffer[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = text(socket);
  for (const part of parts) socket.write(part);
  return [...(await received).matchAll(/HTTP\/1\.1 (\d+)[^]*?\r\n\r\n([^]*?)(?=HTTP\/1\.1|$)/g)].map(
    ([answer, status, body]) => ({ status, body, isWhole: answer.includes('Whole: true') }),
  );
}

const JSON_TYPE = 'application/json';
const sized = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`;

it.each<[string, string | Buffer, string, number, boolean]>([
  ['an object', '{"query":"é","__proto__":{"a":1}}', JSON_TYPE, 200, true],
  ['null', 'null', JSON_TYPE, 200, true],
  ['a string', '"x"', JSON_TYPE, 200, true],
  ['spaces around it', ' \r\n[1] ', JSON_TYPE, 200, true],
  ['nothing but a space', ' ', JSON_TYPE, 400, false],
  ['a byte order mark', '\ufeff{"a":1}', JSON_TYPE, 200, false],
  ['malformed JSON', '{"a":1', JSON_TYPE, 400, false],
  ['invalid UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]), JSON_TYPE, 200, true],
  ['a charset', '{"a":"é"}', 'application/json; charset=utf-8', 200, false],
  ['an unknown charset', '{"a":1}', 'application/json; charset=latin1', 415, false],
  ['64 kB', sized(65_536), JSON_TYPE, 200, false],
  ['64 kB and a byte', sized(65_537), JSON_TYPE, 413, false],
  ['another type', '{"a":1}', 'text/plain', 415, false],
])('answers %s like the parser of Express', async (_what, content, type, status, isWhole) => {
  const body = Buffer.from(content as string);
  const [peeked] = await exchange(message('/whole', body, type), LAST);
  const [streamed] = await exchange(chunked('/stream', body, type), LAST);
  expect(peeked).toEqual({ ...streamed, isWhole });
  expect(streamed?.status).toBe(String(status));
});

it('reads to its end what was parsed whole, also of pipelined requests', async () => {
  ended = [];
  const [first, second] = ['1', '2'].map((path) => message(`/${path}`, Buffer.from(path), JSON_TYPE));
  const answers = await exchange(first as Buffer, second as Buffer, LAST);
  expect(answers.slice(0, 2)).toEqual([
    { status: '200', body: '{"body":1}', isWhole: true },
    { status: '200', body: '{"body":2}', isWhole: true },
  ]);
  expect(ended).toEqual(['/1', '/2', '/stream']);
});
