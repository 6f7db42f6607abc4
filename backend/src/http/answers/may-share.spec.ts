import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { answerKey } from './may-share.js';

const key = (method: string, url: string, headers: IncomingHttpHeaders = {}, secure = false) =>
  answerKey({ method, url, headers } as IncomingMessage, secure);
const post = (headers: IncomingHttpHeaders = {}) =>
  key('POST', '/graphql', { 'content-type': 'application/json', ...headers });

it('identifies a GET by its address, whatever its other headers are', () => {
  expect(key('GET', '/api/contracts?first=2')).toBe('GET /api/contracts?first=2');
  expect(key('GET', '/', { accept: 'text/html', origin: 'http://evil.example' })).toBe('GET /');
});

it('identifies a GraphQL request also by the headers that are checked before it', () => {
  const headers = ['host', 'origin', 'sec-fetch-site', 'content-type', 'accept'];
  const keys = [post(), ...headers.map((name) => post({ [name]: 'other' }))];
  expect(new Set(keys).size).toBe(headers.length + 1);
});

it.each([
  ['a session cookie', 'GET', '/', { cookie: 'a=b; handover.sid=x' }],
  ['a recent write', 'GET', '/', { cookie: 'a=b; handover.wrote=12' }],
  ['authorization', 'GET', '/', { authorization: 'Bearer x' }],
  ['a body in a GET', 'GET', '/', { 'content-length': '2' }],
  ['a chunked body in a GET', 'GET', '/', { 'transfer-encoding': 'chunked' }],
  ['a compressed body', 'POST', '/graphql', { 'content-encoding': 'gzip' }],
  ['another path', 'POST', '/graphql?x', {}],
  ['another method', 'HEAD', '/', {}],
] as [string, string, string, IncomingHttpHeaders][])('has none for %s', (_name, method, url, headers) => {
  expect(key(method, url, headers)).toBeNull();
});

it('returns null for a session cookie of https', () => {
  expect(key('GET', '/', { cookie: '__Host-handover=x' }, true)).toBeNull();
});
