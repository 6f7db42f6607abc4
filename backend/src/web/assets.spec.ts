import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { assets } from './assets.js';

const folder = mkdtempSync(join(tmpdir(), 'handover-assets-'));
const script = 'console.log("a script that is worth compressing");'.repeat(20);
let server: Server;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.map'), '{}');
  writeFileSync(join(folder, 'assets/inter-4d5e6f.woff2'), 'font');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'index.html'), '<!--app-->');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  const app = express();
  const serve = assets(folder);
  if (serve) app.use(serve);
  server = createServer((request, response) => void app(request, response)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  // a new build does this to a running server
  rmSync(folder, { recursive: true });
});
afterAll(() => {
  server.close();
});

it('serves the files that existed at the start, compressed and cacheable for a year', async () => {
  const answer = await fetch(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'br' } });
  expect(await answer.text()).toBe(script);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: 'Accept-Encoding',
  });
});

it('lets other sites load fonts, and nothing else', async () => {
  const origin = { headers: { origin: 'https://js.stripe.com' } };
  const allowed = async (path: string) =>
    (await fetch(url + path, origin)).headers.get('access-control-allow-origin');
  expect(await allowed('/assets/inter-4d5e6f.woff2')).toBe('*');
  expect(await allowed('/assets/app-1a2b3c.js')).toBeNull();
  expect(await allowed('/favicon.svg')).toBeNull();
});

it('answers 304 to a client that has the file, and uncompressed to one that accepts no compression', async () => {
  const first = await fetch(`${url}/favicon.svg`, { headers: { 'accept-encoding': 'identity' } });
  expect(first.headers.get('content-encoding')).toBeNull();
  const again = await fetch(`${url}/favicon.svg`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

it.each([
  '/index.html',
  '/assets/app-1a2b3c.js.map',
  '/assets/app-1a2b3c.js.br',
  '/.vite/manifest.json',
  '/../package.json',
  '/assets/..%2f..%2fetc/passwd',
])('does not serve %s', async (path) => {
  expect((await fetch(url + path)).status).toBe(404);
});
