import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { sendPage } from './send-page.js';
import type { Answer } from './shared-answers.js';

async function encodingFor(accepted: string | undefined) {
  const headers = new Map<string, unknown>([['Content-Security-Policy', "style-src 'self'"]]);
  const response = {
    locals: {},
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    end: () => undefined,
  };
  const page = { status: 200, headers: {}, filled: () => Buffer.from('page') } as unknown as Answer;
  const request = { headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
  await sendPage(request, response as unknown as ServerResponse, page);
  return headers.get('Content-Encoding');
}

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['brotli', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('compresses a page for %s as %s', async (accepted, encoding) => {
  expect(await encodingFor(accepted)).toBe(encoding);
});
