import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request, type IncomingHttpHeaders } from 'node:http';
import { OverloadControl } from '../../src/http/overload.js';
import { contractWords } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { imprintOf } from '../support/product/imprint.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { mailTo } from '../support/product/stored-mails.js';
import { PASSWORD, type Person } from '../support/person.js';

/** What an outsider tries with plain HTTP, besides what web-security.slow.e2e-spec.ts covers. */
let product: TestApp;
let victim: Person;
let contractId: string;
beforeAll(async () => {
  product = await startApp();
  victim = await product.member();
  for (const title of ['One', 'Two'])
    contractId = (await victim.rest('POST', '/api/contracts', contractWords({ title: `Lease ${title}` })))
      .body.id;
});
afterAll(() => product.stop());

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** With headers that fetch does not let anybody set, such as Host. */
const raw = (method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(product.url + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    })
      .on('error', reject)
      .end(body);
  });

const NAMES: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost:1@evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { 'x-original-url': 'http://evil.example/admin' },
  { 'x-rewrite-url': '//evil.example/' },
];

describe('a forged Host header', () => {
  it('appears in no page, list, site map or redirect', async () => {
    for (const headers of NAMES)
      for (const path of [
        '/',
        `/contracts/${contractId}`,
        '/api/contracts?limit=1',
        '/sitemap.xml',
        '/robots.txt',
        '/graphiql',
        '/api/logout',
        '/api/login',
        '/nowhere',
      ]) {
        const answer = await raw('GET', path, headers);
        expect({ path, headers, text: JSON.stringify(answer) }).toEqual({
          path,
          headers,
          text: expect.not.stringContaining('evil.example'),
        });
      }
    expect((await raw('GET', '/api/contracts?limit=1')).headers.link).toMatch(/^<\/api\/contracts\?/);
  });

  it('appears in no email', async () => {
    for (const [at, headers] of NAMES.entries()) {
      const email = `named${at}@example.com`;
      const words = JSON.stringify({ email, password: PASSWORD, acceptTerms: true });
      const { status } = await raw(
        'POST',
        '/api/register',
        { 'content-type': 'application/json', ...headers },
        words,
      );
      expect(status).toBe(201);
      const { text, html } = await mailTo(product, email, /Confirm/);
      expect(`${text}${html}`).not.toContain('evil.example');
    }
  });
});

describe('a method override', () => {
  it('is ignored: only the method of the request counts', async () => {
    await jobsAreDone(product);
    const before = await imprintOf(product);
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override', '_method'])
      for (const method of ['POST', 'PATCH', 'DELETE'])
        for (const path of [
          `/api/contracts/${contractId}/chat?message=hello`,
          '/api/user/profile?firstName=Evil',
        ])
          await raw('GET', `${path}&_method=${method}`, { cookie: victim.cookie, [name]: method });
    expect(await imprintOf(product)).toEqual(before);
  });
});

describe('unknown fields', () => {
  it('are dropped, even if they name a column', async () => {
    const words = {
      ...contractWords(),
      id: contractId,
      userId: 'x',
      status: 'completed',
      transferFee: 1,
      flags: ['x'],
      hiddenAt: '2026-01-01',
      maskedTitle: 'x',
      messageCount: 9,
    };
    expect((await victim.rest('POST', '/api/contracts', words)).body).toMatchObject({
      userId: victim.id,
      status: 'active',
      transferFee: 2500,
      messageCount: 0,
      title: words.title,
    });
    const profile = {
      firstName: 'Ada',
      isAdmin: true,
      email: 'evil@example.com',
      suspendedAt: null,
      id: 'x',
    };
    expect((await victim.rest('PATCH', '/api/user/profile', profile)).body).toMatchObject({
      id: victim.id,
      email: victim.email,
      isAdmin: false,
    });
  });

  it('are refused if they would change the prototype', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const body = `{"firstName": "Ada", "x": {"${name}": {"isAdmin": true}}}`;
      expect(await victim.rest('PATCH', '/api/user/profile', body)).toMatchObject({ status: 400 });
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('security headers', () => {
  const expectHeaders = ({ status, headers }: Raw, expected: number) => {
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  };
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('are on errors of every kind', async () => {
    expectHeaders(await raw('POST', '/api/contact', JSON_TYPE, `{"a":"${'x'.repeat(70_000)}"}`), 413);
    expectHeaders(await raw('POST', '/api/contact', { 'content-type': 'text/plain' }, 'x'), 415);
    expectHeaders(await raw('POST', '/api/contact', JSON_TYPE, '{'), 400);
    expectHeaders(await raw('POST', '/graphql', { ...JSON_TYPE, origin: 'http://evil.example' }, '{}'), 403);
    expectHeaders(await raw('PUT', '/graphql', JSON_TYPE, '{}'), 405);
    expectHeaders(await raw('DELETE', '/contracts'), 405);
    expectHeaders(
      await raw('POST', '/api/login', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=x'),
      303,
    );
  });

  it('are on 304 responses and on requests that are shed', async () => {
    const { headers } = await raw('GET', '/favicon.svg');
    expectHeaders(await raw('GET', '/favicon.svg', { 'if-none-match': String(headers.etag) }), 304);
    const overload: unknown = product.app.get(OverloadControl);
    const limits = overload as { maxInFlight: number };
    const { maxInFlight } = limits;
    limits.maxInFlight = 0;
    try {
      const shed = await raw('GET', '/api/contracts');
      expectHeaders(shed, 503);
      expect(shed.headers['retry-after']).toBe('1');
    } finally {
      limits.maxInFlight = maxInFlight;
    }
  });
});

describe('a forged client address', () => {
  const signIn = (own: TestApp, email: string, address: string) =>
    own
      .visitor()
      .rest('POST', '/api/login', { email, password: 'not the password' }, { 'x-forwarded-for': address });

  it('does not evade rate limits without a trusted proxy', async () => {
    const own = await startApp({ RATE_LIMITS: 'default' });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++)
        statuses.push((await signIn(own, 'a@example.com', `203.0.113.${n}`)).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses.slice(10)).toEqual([429, 429]);
    } finally {
      await own.stop();
    }
  });

  it('is taken from a trusted proxy, not from the client', async () => {
    const own = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
    try {
      for (let n = 0; n < 10; n++) await signIn(own, 'a@example.com', `198.51.100.${n}, 203.0.113.1`);
      expect((await signIn(own, 'a@example.com', '198.51.100.99, 203.0.113.1')).status).toBe(429);
      // the owner, elsewhere, is not locked out
      expect((await signIn(own, 'a@example.com', '203.0.113.2')).status).toBe(401);
    } finally {
      await own.stop();
    }
  });
});
