import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { sendPage } from './rendered-page.js';
import type { Answer } from './answers/shared-answers.js';

async function sent(accepted: string | undefined) {
  const headers = new Map<string, unknown>([['Content-Security-Policy', "style-src 'self'"]]);
  const written: Buffer[] = [];
  const response = {
    locals: {},
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    cork: () => undefined,
    write: (piece: Buffer) => written.push(piece),
    end: () => undefined,
  };
  const pieces = ['a ', 'page ', 'in pieces'].map((text) => Buffer.from(text));
  const page = { status: 200, headers: {}, pieces: () => pieces } as unknown as Answer;
  const request = { headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
  await sendPage(request, response as unknown as ServerResponse, page);
  return { encoding: headers.get('Content-Encoding'), length: headers.get('Content-Length'), written };
}

const asItIs = (body: Buffer) => body;

it.each<[string | undefined, string | undefined, (body: Buffer) => Buffer]>([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['br;q=0.0', undefined, asItIs],
  ['brotli', undefined, asItIs],
  ['identity', undefined, asItIs],
  [undefined, undefined, asItIs],
])('compresses a page for %s as %s', async (accepted, expected, read) => {
  const { encoding, length, written } = await sent(accepted);
  const body = Buffer.concat(written);
  expect(encoding).toBe(expected);
  expect(length).toBe(body.length);
  expect(String(read(body))).toBe('a page in pieces');
});
