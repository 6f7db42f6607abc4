import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Database } from '../../backend/src/database/database.js';
import { SITE_MAP_LIMITS } from '../../backend/src/web/site-map.js';
import { contractWords } from '../../backend/test/factories/contract.js';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';

const HOUR_MS = 60 * 60_000;
const STATIC = 4;
const usual = { ...SITE_MAP_LIMITS };

let product: TestApp;
let read: jest.SpiedFunction<Database['read']>;
beforeEach(async () => {
  product = await startApp();
  read = jest.spyOn(Database.prototype, 'read');
});
afterEach(async () => {
  jest.restoreAllMocks();
  Object.assign(SITE_MAP_LIMITS, usual);
  await product.stop();
});

async function list(count: number): Promise<void> {
  const seller = await product.member();
  for (let n = 0; n < count; n++)
    expect((await seller.rest('POST', '/api/contracts', contractWords())).status).toBe(201);
}

async function xml(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(product.url + path, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, locs: locsOf(text) };
}

const locsOf = (text: string) =>
  [...text.matchAll(/<loc>http:\/\/localhost:\d+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');

it('lists pages and contracts in one file while they fit', async () => {
  expect((await xml('/sitemap.xml')).locs).toEqual(['/', '/contracts', '/privacy', '/terms']);
  expect((await xml('/sitemap-1.xml')).status).toBe(404);
});

it('is served compressed and plain', async () => {
  await list(1);
  const [gzipped, plain] = [
    await xml('/sitemap.xml', { 'accept-encoding': 'gzip' }),
    await xml('/sitemap.xml', { 'accept-encoding': 'identity' }),
  ];
  expect(gzipped.text).toBe(plain.text);
  expect(plain.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(plain.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
});

it('is kept for an hour, and concurrent requests share one build', async () => {
  await list(1);
  read.mockClear();
  const first = await Promise.all(Array.from({ length: 10 }, () => xml('/sitemap.xml')));
  expect(new Set(first.map(({ text }) => text)).size).toBe(1);
  const reads = read.mock.calls.length;
  expect(reads).toBe(2);
  await list(1);
  read.mockClear();
  expect((await xml('/sitemap.xml')).text).toBe(first[0]?.text);
  expect(read).not.toHaveBeenCalled();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + HOUR_MS);
  expect((await xml('/sitemap.xml')).locs).toHaveLength(STATIC + 2);
});

it('does not keep a failed build', async () => {
  read.mockImplementation(() =>
    Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
  );
  expect((await xml('/sitemap.xml')).status).toBe(503);
  read.mockRestore();
  expect((await xml('/sitemap.xml')).status).toBe(200);
});

describe('more addresses than fit into one file', () => {
  it.each([
    [6, [10]],
    [7, [10, 1]],
    [16, [10, 10]],
    [25, [10, 10, 9]],
  ])('%d contracts are split into files of %j', async (contracts, sizes) => {
    Object.assign(SITE_MAP_LIMITS, { addresses: 10, rows: 3 });
    await list(contracts);
    const parts = sizes.length === 1 ? ['/sitemap.xml'] : sizes.map((_, at) => `/sitemap-${at + 1}.xml`);
    const main = await xml('/sitemap.xml');
    if (sizes.length > 1) {
      expect(main.text).toContain('<sitemapindex ');
      expect(main.locs).toEqual(parts);
    }
    const files = await Promise.all(parts.map((path) => xml(path)));
    expect(files.map(({ locs }) => locs.length)).toEqual(sizes);
    expect(new Set(files.flatMap(({ locs }) => locs)).size).toBe(STATIC + contracts);
    for (const path of [
      `/sitemap-${sizes.length + 1}.xml`,
      '/sitemap-0.xml',
      '/sitemap-x.xml',
      '/sitemap-1.5.xml',
    ])
      expect([path, (await xml(path)).status]).toEqual([path, 404]);
  });

  it('are read a few rows at a time', async () => {
    Object.assign(SITE_MAP_LIMITS, { addresses: 10, rows: 3 });
    await list(25);
    read.mockClear();
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
      await xml(path);
    const sizes = await Promise.all(
      read.mock.results.map(async ({ value }) => ((await value) as object[]).length),
    );
    expect(Math.max(...sizes)).toBe(3);
  });
});
