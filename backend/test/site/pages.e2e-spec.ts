import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Database } from '../../src/database/database.js';
import { LocalQueries } from '../../src/graphql/documents.js';
import { SharedAnswers } from '../../src/http/answers/shared-answers.js';
import { PageRenderer } from '../../src/web/page.renderer.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { contractWords } from '../factories/contract.js';
import type { Person } from '../support/person.js';
import { statementsOf } from '../support/product/statements.js';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

let product: TestApp;
let member: Person;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  [member, admin] = [await product.member(), await product.admin()];
});
afterAll(() => product.stop());

/** Rendering a page runs its queries through this, and nothing else does. */
let queries: jest.SpiedFunction<LocalQueries['run']>;
beforeEach(() => {
  queries = jest.spyOn(product.app.get(LocalQueries, { strict: false }), 'run');
});
afterEach(() => queries.mockRestore());

async function get(path: string, { accept = HTML, as }: { accept?: string; as?: Person } = {}) {
  const headers = { accept, ...(as && { cookie: as.cookie }) };
  const response = await fetch(product.url + path, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

describe('an unknown address', () => {
  it('is the not-found page, rendered once for all addresses', async () => {
    const first = await get('/nowhere');
    expect(first).toMatchObject({ status: 404, type: expect.stringContaining('text/html') });
    expect(first.text).toContain('404 Page Not Found');
    expect(first.text).not.toContain('Sign in to continue');
    queries.mockClear();
    for (const path of ['/nowhere/else', '/nowhere?of=1', '/contracts/1/2/3', '//contracts', '/404']) {
      const page = await get(path);
      expect([path, page.status, page.text.includes('404 Page Not Found')]).toEqual([path, 404, true]);
    }
    expect(queries).not.toHaveBeenCalled();
  });

  it('is rendered once for all members too, with the own header of each', async () => {
    const other = await product.member();
    await get('/nowhere', { as: member });
    queries.mockClear();
    const page = await get('/nowhere/else', { as: other });
    expect(page.status).toBe(404);
    expect(page.text).toContain(other.email);
    expect(page.text).not.toContain(member.email);
    expect(queries).not.toHaveBeenCalled();
    expect((await get('/nowhere')).text).not.toMatch(new RegExp(`${member.email}|${other.email}`));
  });

  it('follows the settings', async () => {
    await get('/nowhere');
    const setting = { key: 'site_title', value: 'Renamed Site', category: 'general' };
    await admin.viaRest('POST', '/api/admin/settings', setting);
    expect((await get('/nowhere')).text).toContain('Renamed Site');
    await admin.viaRest('DELETE', '/api/admin/settings/site_title');
  });

  it.each([
    ['for a program', '/nowhere', '*/*', /^application\/json/],
    ['for a program that wants JSON', '/nowhere', 'application/json', /^application\/json/],
    ['for an image', '/nowhere', 'image/avif,image/webp,*/*;q=0.8', /^application\/json/],
    ['below the API', '/api/nowhere', HTML, /^application\/json/],
    ['below a health check', '/healthz/nowhere', HTML, /^application\/json/],
    ['below the metrics', '/metrics/nowhere', HTML, /^application\/json/],
    ['with a file name, for a browser', '/wp-login.php', HTML, /^text\/html/],
    ['with a file name', '/nowhere.ico', 'image/*', /^application\/json/],
  ])('%s renders nothing', async (_name, path, accept, type) => {
    const { status, type: given, text } = await get(path, { accept });
    expect([status, given]).toEqual([404, expect.stringMatching(type)]);
    if (type.test('application/json')) expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' });
    else expect(text).toContain('Page not found');
    expect(queries).not.toHaveBeenCalled();
  });

  it.each(['/account', '/contracts/submit'])('is not %s, which asks visitors to sign in', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain('404 Page Not Found');
    expect(page.text).toContain('Sign in to continue');
    expect((await get(path, { as: member })).status).toBe(200);
  });
});

it('asks for no code of a page before it is painted: only the entry and what the entry needs', async () => {
  const { text } = await get('/contracts');
  const code = text
    .replace(/<template id="code">.*?<\/template>/s, '')
    .matchAll(/\/assets\/([a-z-]+)-[\w-]{8}\.js"/g);
  expect([...code].map(([, name]) => name)).toEqual(['index', 'first']);
});

describe('the pages that visitors share', () => {
  const PATH = '/contracts?of=cache';
  const isCachedAfter = async (request: () => Promise<{ status: number }>) => {
    await get(PATH);
    queries.mockClear();
    const { status } = await request();
    await get(PATH);
    return { status, isCached: queries.mock.calls.length === 0 };
  };
  const graphql = (as: Person, query: string) => () => as.rest('POST', '/graphql', { query });
  const chat = (id: string) => `mutation { sendMessage(contractId: "${id}", message: "Hello") { id } }`;
  let contractId: string;
  beforeAll(async () => {
    contractId = (await member.rest('POST', '/api/contracts', contractWords())).body.id;
    // longer than a test takes on a busy machine
    product.app.get(SharedAnswers).options.maxAgeMs = 60_000;
  });

  it('are cached after a read', async () => {
    const visitor = product.visitor();
    expect(await isCachedAfter(graphql(visitor, '{ content { key } } # mutation'))).toEqual({
      status: 200,
      isCached: true,
    });
  });

  it.each([
    ['POST', '/nowhere', 405],
    ['POST', '/api/nowhere', 404],
    ['DELETE', '/contracts', 405],
    ['POST', '/graphiql/', 200],
    ['POST', '/api/contact', 400],
    ['POST', '/api/contracts', 400],
    ['POST', '/api/stripe/webhook', 400],
  ])('are cached after %s %s', async (method, path, status) => {
    for (const person of [product.visitor(), member]) {
      const result = await isCachedAfter(() => person.rest(method, path, {}));
      const expected = path === '/api/contracts' && person !== member ? 401 : status;
      expect(result).toEqual({ status: expected, isCached: true });
    }
  });

  it('are cached after a write by a visitor', async () => {
    const words = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    expect(await isCachedAfter(() => product.visitor().rest('POST', '/api/contact', words))).toMatchObject({
      isCached: true,
    });
  });

  it('are cached after a mutation that changes nothing', async () => {
    for (const query of [
      'mutation { __typename }',
      'mutation { a: __typename }',
      'mutation { ... on Mutation { ...F } } fragment F on Mutation { __typename }',
      chat('019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f'),
      'mutation { nothing }',
      'mutation {',
    ])
      expect([query, (await isCachedAfter(graphql(member, query))).isCached]).toEqual([query, true]);
    expect(await isCachedAfter(graphql(product.visitor(), chat(contractId)))).toMatchObject({
      isCached: true,
    });
  });

  it('are dropped after a write by a member', async () => {
    for (const write of [
      graphql(member, chat(contractId)),
      graphql(member, chat(contractId).replace('sendMessage', 'sent: sendMessage')),
      () => member.rest('POST', `/api/contracts/${contractId}/chat`, { message: 'Hello' }),
      () => member.rest('POST', '/api/contracts', contractWords()),
    ])
      expect((await isCachedAfter(write)).isCached).toBe(false);
  });
});

describe('the small files of the site', () => {
  it('names the site and its icons for the home screen of a phone', async () => {
    const page = await get('/');
    for (const file of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']) {
      expect(page.text).toContain(`href="${file}"`);
      expect([file, (await get(file)).status]).toEqual([file, 200]);
    }
    const { type, text } = await get('/manifest.webmanifest');
    expect(type).toContain('application/manifest+json');
    const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string }[] };
    expect(name).toBe('Handover');
    for (const { src } of icons)
      expect([src, (await get(src)).status, (await get(src)).type]).toEqual([src, 200, 'image/png']);
  });

  it('keeps search engines away from combinations of filters and later pages', async () => {
    const { text } = await get('/robots.txt');
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /contracts?*&', 'Disallow: /contracts?after=', 'Allow: /']),
    );
    expect(lines).not.toContain('Disallow: /contracts');
  });

  it('says where to report a vulnerability, for less than a year', async () => {
    const { type, text } = await get('/.well-known/security.txt');
    expect(type).toContain('text/plain');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});

describe('a later page of the list', () => {
  const open = (path: string, as?: Person) =>
    fetch(product.url + path, {
      redirect: 'manual',
      headers: { accept: HTML, ...(as && { cookie: as.cookie }) },
    });

  it('that is none of this list leads to its first page', async () => {
    await member.rest('POST', '/api/contracts', contractWords());
    const last = (await member.rest('POST', '/api/contracts', contractWords())).body;
    const newest = Buffer.from(`${last.createdAt} ${last.id}`).toString('base64url');
    expect((await open(`/contracts?after=${newest}`)).status).toBe(200);

    for (const [path, expected] of [
      ['/contracts?after=nonsense', '/contracts'],
      ['/contracts?q=roof&after=nonsense', '/contracts?q=roof'],
      ['/contracts?after=%0d%0ax%3a1&type=loan', '/contracts?type=loan'],
      // of another order
      [`/contracts?sort=payment&after=${newest}`, '/contracts?sort=payment'],
    ] as const)
      for (const as of [undefined, member, admin]) {
        const { status, headers } = await open(path, as);
        expect([path, status, headers.get('location')]).toEqual([path, 302, expected]);
      }
    expect((await get('/contracts?after=nonsense')).text).toContain(last.title);
    expect((await open('/contracts?after=')).status).toBe(200);
  });
});

describe('the page of a contract', () => {
  /** Without those of what is cached for a while, such as the texts of the site. */
  const OF_PAGES =
    /^(pages|sessions|users|contracts|chat|listings|transfers|purchases|notifications|conversations)\./;
  const ALL = ['contracts.by-id', 'contracts.similar', 'users.public-members'];
  const OF_MEMBERS = ['pages.of-member', 'sessions.read'];

  it('reads each thing once', async () => {
    const { id } = (await member.rest('POST', '/api/contracts', contractWords())).body;
    const reader = await product.member();
    const statements = async (as?: Person) => {
      product.app.get(SharedAnswers).forget();
      const sent = await statementsOf(product, async () =>
        expect((await get(`/contracts/${id}`, { as })).status).toBe(200),
      );
      return sent.filter((name) => OF_PAGES.test(name)).sort();
    };
    expect(await statements()).toEqual(ALL);
    expect(await statements(reader)).toEqual([...ALL, ...OF_MEMBERS].sort());
    const own = await statements(member);
    expect(own).toEqual([...new Set(own)]);
    expect(own).toEqual(expect.arrayContaining([...ALL, ...OF_MEMBERS]));
    await reader.rest('POST', `/api/contracts/${id}/chat`, { message: 'Is it still for sale?' });
    expect(await statements()).toEqual(['chat.latest', ...ALL]);
  });

  it('is rendered before the first request arrives', async () => {
    await member.rest('POST', '/api/contracts', contractWords());
    const query = jest.spyOn(product.app.get(Database), 'query');
    await product.app.get(PageRenderer).warmUp();
    const names = query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : statement.name,
    );
    query.mockRestore();
    for (const name of ALL) expect(names).toContain(name);
  });

  it('has a header of its own, also if most of it was rendered for another contract', async () => {
    const list = async () =>
      (await member.rest<{ id: string }>('POST', '/api/contracts', contractWords())).body.id;
    const headerOf = async (path: string, as?: Person) =>
      /<header.*<\/header>/s.exec((await get(path, { as })).text)?.[0];
    const [first, second] = [await list(), await list()];
    const header = await headerOf(`/contracts/${first}`);
    expect(header).toContain(`returnTo=%2Fcontracts%2F${first}"`);
    expect(await headerOf(`/contracts/${second}?panel=messages&a=1`)).toBe(
      header?.replace(first, `${second}%3Fpanel%3Dmessages%26a%3D1`),
    );
    const reader = await product.member();
    const own = await headerOf(`/contracts/${first}`, reader);
    expect(own).toContain('My Account');
    expect(await headerOf(`/contracts/${second}`, reader)).toBe(own);
  });

  it('comes with its last messages and describes the transfer, not the home, as what is sold', async () => {
    const words = contractWords({ type: 'mortgage', title: 'House in Lakewood', location: 'Cleveland, OH' });
    const { body } = await member.rest<{ id: string }>('POST', '/api/contracts', words);
    await admin.rest('POST', `/api/contracts/${body.id}/chat`, { message: 'Is the roof new?' });
    const { text } = await get(`/contracts/${body.id}`);
    expect(text).toContain('Is the roof new?');
    expect(text).toMatch(/<meta property="og:image" content="http:[^"]+\/og\/mortgage\.png" \/>/);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Service',
      name: 'Transfer of: House in Lakewood',
      url: expect.stringMatching(`^http://.+/contracts/${body.id}$`),
      image: expect.stringMatching('^http://.+/og/mortgage.png$'),
      offers: { '@type': 'Offer', name: 'Transfer fee', price: '25.00', priceCurrency: 'USD' },
    });
  });
});
