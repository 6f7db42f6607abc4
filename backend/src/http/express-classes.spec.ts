import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express, { type Response } from 'express';
import { sendJson } from '../common/http/send-json.js';
import { expressClasses } from './express-classes.js';

let server: Server;
let answer: (response: Response) => void;
beforeAll(async () => {
  server = createServer(expressClasses(express()), (_request, response) => {
    response.defaultHeaders = ['X-First', '1', 'Cache-Control', 'no-store'];
    answer(response as unknown as Response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The headers and the body of an answer. */
async function headersOf(given: (response: Response) => void, method = 'GET') {
  answer = given;
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port, method, agent: false }).end(), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return { ...response.headers, status: response.statusCode, body, names: response.rawHeaders.length / 2 };
}

const DEFAULTS = { 'x-first': '1', 'cache-control': 'no-store' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

it.each<[string, (response: Response) => void, object]>([
  ['without headers of its own', (response) => response.end(), DEFAULTS],
  ['in parts', (response) => void (response.write('a'), response.end('b')), { ...DEFAULTS, body: 'ab' }],
  [
    'with a header of its own',
    (response) => response.setHeader('cache-control', 'public').setHeader('Vary', 'Accept').end(),
    { 'x-first': '1', 'cache-control': 'public', vary: 'Accept' },
  ],
  [
    'whose head is written by hand',
    (response) => response.writeHead(404, { 'Cache-Control': 'public' }).end(),
    { status: 404, 'x-first': '1', 'cache-control': 'public' },
  ],
  ['of JSON', (response) => sendJson(response, '"é"'), { ...DEFAULTS, ...JSON_TYPE, body: '"é"' }],
  [
    'of JSON beyond Latin-1, with a type and headers of its own',
    (response) => sendJson(response.status(201).set({ 'Content-Type': 'a/b', Link: 'c' }), '"’"'),
    { ...DEFAULTS, 'content-type': 'a/b', link: 'c', status: 201, body: '"’"', 'content-length': '5' },
  ],
])('gives its default headers to a response %s', async (_what, given, expected) => {
  const headers = await headersOf(given);
  expect(headers).toMatchObject(expected);
  // none of them twice
  expect(headers.names).toBe(Object.keys(headers).length - 3);
});

it('sends no body, and no length of one, to HEAD', async () => {
  const headers = await headersOf((response) => sendJson(response, '"a"'), 'HEAD');
  expect(headers).toMatchObject({ ...DEFAULTS, ...JSON_TYPE, body: '' });
  expect(headers).not.toHaveProperty('content-length');
});

it('lets handlers read default headers', async () => {
  let read: unknown[] = [];
  await headersOf((response) => {
    read = [response.getHeader('X-First'), response.getHeader('1'), response.getHeader('Vary')];
    response.end();
  });
  expect(read).toEqual(['1', undefined, undefined]);
});

it('lets handlers remove default headers', async () => {
  const headers = await headersOf((response) => {
    response.removeHeader('x-first');
    response.end();
  });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('x-first');
});
