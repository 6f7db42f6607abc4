import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Hostile } from '../../../proof/fuzz/hostile.js';
import { Random } from '../../../proof/fuzz/random.js';
import { routesOf } from '../../../proof/fuzz/rest.js';
import { Wire } from '../../../proof/fuzz/wire.js';
import { OverloadControl } from '../../src/http/overload.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { imprintOf } from '../support/product/imprint.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { listContract, type ContractRow } from '../support/payments.js';
import { PASSWORD, type Person } from '../support/person.js';
import { RawSocket, Refused } from '../support/sockets.js';

let product: TestApp;
let victim: Person;
let contract: ContractRow;
beforeAll(async () => {
  product = await startApp();
  victim = await product.admin();
  contract = await listContract(victim);
  await jobsAreDone(product);
});
afterAll(() => product.stop());

/** What a browser says of a request that a page of another site caused. */
const ATTACKERS: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:1' },
];
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
/** The signature of a webhook and the token of a link to unsubscribe count, wherever the request comes from. */
const AUTHENTICATED = new Set(['/api/stripe/webhook', '/api/unsubscribe', '/api/renewal']);
const EMPTY_HANDED = new Set(['/api/login', '/api/login/factor', '/api/register']);

describe('pages of other sites', () => {
  it('change nothing through any operation, with any cross-site headers', async () => {
    const unsafe = routesOf(product.app).filter(
      ({ method, path }) => method !== 'GET' && !AUTHENTICATED.has(path),
    );
    expect(unsafe.length).toBeGreaterThan(15);
    const before = await imprintOf(product);
    for (const { method, path } of [...unsafe, { method: 'POST', path: '/graphql' }])
      for (const attacker of ATTACKERS) {
        const target = path.replace(/\{key\}/, 'site_title').replace(/\{\w+\}/, contract.id);
        const answer = await victim.rest(
          method,
          target,
          { message: 'hello', contractId: contract.id },
          attacker,
        );
        expect({ method, path, attacker, status: answer.status, code: answer.body.code }).toEqual({
          method,
          path,
          attacker,
          status: 403,
          code: 'CROSS_SITE',
        });
      }
    expect(await imprintOf(product)).toEqual(before);
  });

  it('cannot post forms, even if the browser sends no origin', async () => {
    const before = await imprintOf(product);
    const unsafe = routesOf(product.app).filter(
      ({ method, path }) => method === 'POST' && !AUTHENTICATED.has(path) && !EMPTY_HANDED.has(path),
    );
    for (const { path } of [...unsafe, { path: '/graphql' }])
      for (const type of FORMS) {
        const target = path.replace(/\{\w+\}/, contract.id);
        const { status } = await fetch(product.url + target, {
          method: 'POST',
          headers: { cookie: victim.cookie, 'content-type': type },
          body: 'message=hello',
        });
        expect({ path, type, status }).toEqual({ path, type, status: 415 });
      }
    expect(await imprintOf(product)).toEqual(before);
  });

  it('change nothing with a GET, GraphQL included', async () => {
    const mutation = `mutation { sendMessage(contractId: "${contract.id}", message: "hello") { id } }`;
    const before = await imprintOf(product);
    for (const headers of [{}, { 'apollo-require-preflight': '1' }] as Record<string, string>[]) {
      const target = `/graphql?query=${encodeURIComponent(mutation)}`;
      const { status } = await victim.rest('GET', target, undefined, headers);
      expect([400, 405]).toContain(status);
    }
    expect(await imprintOf(product)).toEqual(before);
  });

  it('do not sign the victim out with an image or a frame', async () => {
    for (const site of ['cross-site', 'bogus']) {
      const { headers } = await victim.rest('GET', '/api/logout', undefined, { 'sec-fetch-site': site });
      expect(headers.getSetCookie()).toEqual([]);
    }
    for (const dest of ['image', 'iframe', 'empty']) {
      const neighbour = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': dest };
      const { headers } = await victim.rest('GET', '/api/logout', undefined, neighbour);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await victim.rest('GET', '/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('cannot open a socket', async () => {
    for (const headers of ATTACKERS) {
      const refusal = await RawSocket.open(product.url, { person: victim, headers }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(Refused);
      expect((refusal as Refused).status).toBe(403);
    }
  });

  it('read nothing: no response allows another origin', async () => {
    for (const path of ['/api/auth/user', '/api/contracts', '/graphql', '/', '/api/admin/users'])
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await victim.rest(method, path, undefined, {
          origin: 'http://evil.example',
          'access-control-request-method': 'POST',
        });
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
  });
});

describe('redirects', () => {
  it('lead to paths of this site only', async () => {
    const person = await product.member();
    const attempts = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/%5cevil.example/..//x',
      '\\\\evil.example',
      '/./\\evil',
      '/..//evil.example',
      'http:evil.example',
      '/\n/evil.example',
    ];
    for (const returnTo of attempts) {
      const form = new URLSearchParams({ email: person.email, password: PASSWORD, returnTo }).toString();
      const { status, headers } = await product
        .visitor()
        .rest('POST', '/api/login', form, { 'content-type': 'application/x-www-form-urlencoded' });
      expect(status).toBe(303);
      const to = new URL(headers.get('location') as string, product.url);
      expect({ returnTo, origin: to.origin }).toEqual({ returnTo, origin: product.url });
    }
  });
});

describe('sessions', () => {
  it('get a new id at sign-in, so that a fixated id is worthless', async () => {
    const person = await product.member();
    const planted = person.cookie;
    await person.signIn();
    expect(person.cookie).not.toBe(planted);
    const thief = product.visitor();
    thief.cookie = planted;
    expect(await thief.rest('GET', '/api/auth/user')).toMatchObject({ status: 401 });
  });

  it('of visitors are not stored, for any cookie', async () => {
    const before = await imprintOf(product);
    const stranger = product.visitor();
    stranger.cookie = 'handover.sid=s%3Aplanted.c2lnbmF0dXJl';
    await stranger.rest('GET', '/');
    await stranger.rest('GET', '/api/contracts');
    expect(await imprintOf(product)).toEqual(before);
  });

  it('end everywhere with the account: other browsers and open sockets', async () => {
    const person = await product.member();
    const elsewhere = product.visitor();
    await elsewhere.signIn(person.email);
    const socket = await RawSocket.open(product.url, { person: elsewhere });
    expect(await victim.rest('DELETE', `/api/admin/users/${person.id}`)).toMatchObject({ status: 200 });
    expect(await socket.closed).toMatchObject({ code: 4001 });
    for (const client of [person, elsewhere])
      expect(await client.rest('GET', '/api/auth/user')).toMatchObject({ status: 401 });
  });
});

describe('text', () => {
  it('comes back exactly as it was sent, or is refused', async () => {
    const hostile = new Hostile(new Random(7), {
      contracts: [],
      messages: [],
      users: [],
      settings: [],
      intents: [],
      cursors: [],
    });
    let kept = 0;
    for (let times = 0; times < 60; times++) {
      const text = `${hostile.text().slice(0, 1_500)}${times % 3 === 0 ? '' : 'é🦊'}`;
      const sent = await victim.rest('POST', `/api/contracts/${contract.id}/chat`, { message: text });
      expect([200, 201, 400]).toContain(sent.status);
      const page = await victim.rest('PATCH', '/api/user/profile', { firstName: text.slice(0, 100) });
      if (page.status === 200 && text.slice(0, 100).trim())
        expect(page.body.firstName).toBe(text.slice(0, 100).trim());
      const viaGraphql = await victim.graphql(
        'mutation($input: UpdateContractInput!, $id: ID!) { updateContract(id: $id, input: $input) { description } }',
        { id: contract.id, input: { description: text } },
      );
      const description = viaGraphql.body.data?.updateContract as { description: string } | undefined;
      if (description) {
        expect(description.description).toBe(text.trim());
        const { body } = await victim.rest<{ description: string }>('GET', `/api/contracts/${contract.id}`);
        expect(body.description).toBe(text.trim());
      }
      if (sent.status === 400) continue;
      kept++;
      expect(sent.body.message).toBe(text.trim());
      const { body } = await victim.rest<{ message: string }[]>(
        'GET',
        `/api/contracts/${contract.id}/chat?limit=1`,
      );
      expect(body.at(-1)?.message).toBe(text.trim());
    }
    expect(kept).toBeGreaterThan(20);
  });

  it('reaches subscribers of a thread unchanged', async () => {
    const socket = await RawSocket.open(product.url);
    await socket.watch(contract.id);
    const texts = [
      'مرحبا, is it \u200fשלום?',
      'Z\u0351\u034b',
      '👩‍👩‍👧‍👦',
      '\\u0000 \\',
      '</script>',
      '\ufeffmark',
      'tab\tand\r\nline',
    ];
    for (const message of texts) await victim.rest('POST', `/api/contracts/${contract.id}/chat`, { message });
    await socket.untilMessages(texts.length);
    expect(socket.messages<{ message: string }>().map(({ message }) => message)).toEqual(
      texts.map((text) => text.trim()),
    );
    socket.stop();
  });
});

describe('money', () => {
  it('is whole cents, or refused: nothing is rounded, read from text or cut', async () => {
    const words = [
      '38900',
      '38900.0',
      '3.89e4',
      '0',
      '1000000000',
      '38900.5',
      '1e-7',
      '-1',
      '-0',
      '1000000001',
      '2147483648',
      '9007199254740993',
      '1e400',
      '"38900"',
      'null',
      'true',
      '[38900]',
      '{}',
      '""',
    ];
    for (const word of words) {
      const body = `{"title":"Lease","type":"car-lease","description":"x","location":"Austin","monthlyPayment":${word},"remainingTermMonths":18}`;
      const answer = await victim.rest('POST', '/api/contracts', body);
      const value: unknown = JSON.parse(word);
      const isMoney = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e9;
      expect({ word, status: answer.status }).toEqual({ word, status: isMoney ? 201 : 400 });
      if (isMoney) expect(answer.body.monthlyPayment).toBe(Math.abs(Number(value)));
    }
    for (const fee of [1, 0, -2500, '0', null]) {
      const { body } = await victim.rest('POST', '/api/contracts', {
        ...SUBMIT,
        transferFee: fee,
        userId: 'someone',
      });
      expect(body).toMatchObject({ transferFee: 2500, userId: victim.id });
    }
  });
});

const SUBMIT = {
  title: 'Lease',
  type: 'car-lease',
  description: 'x',
  location: 'Austin',
  monthlyPayment: 1,
  remainingTermMonths: 18,
};

describe('headers', () => {
  const PATHS = [
    '/',
    '/contracts',
    '/contracts/nothing',
    '/no/such/page',
    '/api/login',
    '/api/contracts',
    '/api/auth/user',
    '/api/nothing',
    '/api/admin/users',
    '/graphql',
    '/metrics',
    '/healthz',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/api/logout',
    '/sandbox/nothing',
    '/%',
    '/dev/mailbox',
  ];

  it.each(PATHS)('%s has all security headers', async (path) => {
    const { headers } = await product.visitor().rest('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('x-frame-options')).toMatch(/DENY|SAMEORIGIN/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors '(none|self)'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-|script-src[^;]*\*|default-src[^;]*\*/);
    // over http a browser must not be told to insist on https
    expect(headers.get('strict-transport-security')).toBeNull();
    const kept = headers.get('cache-control') ?? '';
    if (/^\/(favicon|sitemap)/.test(path)) expect(kept).toContain('public');
    else expect(kept).toContain('no-store');
  });

  it('allow the styles of a page by a nonce that no other response has, and none in an answer of the APIs', async () => {
    const nonceOf = async (path: string) => {
      const { headers } = await product.visitor().rest('GET', path);
      return /style-src 'self'(?: 'nonce-([^']+)')?;/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    // the second of two equal requests gets a kept page
    const [first, second] = [await nonceOf('/contracts'), await nonceOf('/contracts')];
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(await nonceOf('/api/contracts')).toBeUndefined();
  });

  it.each([
    ['/contracts', 200],
    ['/no/such/page', 404],
    ['/%', 400],
    ['/api/unsubscribe?token=wrong', 404],
    ['/api/renewal?token=wrong', 404],
    ['/dev/mailbox', 200],
    ['/login', 503],
  ])('allow the styles that are in the page of %s (%i)', async (path, status) => {
    const overload = product.app.get(OverloadControl);
    if (status === 503) Object.assign(overload, { maxInFlight: 0 });
    const page = await product.visitor().rest<string>('GET', path, undefined, { accept: 'text/html' });
    Object.assign(overload, { maxInFlight: 256 });
    expect(page.status).toBe(status);
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /style-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1];
    const styles = [...page.body.matchAll(/<style[^>]*>/g)].map(([tag]) => tag);
    expect(styles.length).toBeGreaterThan(0);
    for (const tag of styles) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it('are sent for addresses in capitals and for malformed HTTP, too', async () => {
    expect((await victim.rest('GET', '/API/AUTH/USER')).headers.get('cache-control')).toBe('no-store');
    const wire = new Wire(Number(new URL(product.url).port));
    const broken = await wire.send({
      about: '',
      method: 'G\u00c9T',
      target: '/',
      headers: [['Host', 'localhost']],
    });
    expect(broken).toMatchObject({ status: 400 });
    expect(broken?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.parse(broken?.body ?? '')).toMatchObject({ code: 'BAD_REQUEST' });
    const long = await wire.send({
      about: '',
      method: 'GET',
      target: `/${'a'.repeat(20_000)}`,
      headers: [['Host', 'localhost']],
    });
    expect(long).toMatchObject({ status: 431 });
    for (const target of ['*', 'http://evil.example/'])
      expect(
        await wire.send({ about: '', method: 'GET', target, headers: [['Host', 'localhost']] }),
      ).toMatchObject({ status: 400 });
    wire.close();
  });

  it('source maps, templates, manifests and dotfiles are not served', async () => {
    const { body } = await product.visitor().rest<string>('GET', '/');
    const script = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '/assets/index.js';
    for (const path of [
      `${script}.map`,
      `${script}%2emap`,
      '/index.html',
      '/index%2ehtml',
      '/.vite/manifest.json',
      '/%2evite/manifest.json',
      '/.env',
      '/.git/config',
      '/assets/../.vite/manifest.json',
      '/sandbox/../.env',
      '/package.json',
      '/%2e%2e/%2e%2e/package.json',
    ]) {
      const { status, body } = await product.visitor().rest('GET', path);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).not.toMatch(/sourcesContent|<!--app-->|"isEntry"|"devDependencies"/);
    }
    const code = await product.visitor().rest<string>('GET', script);
    expect(code.body).not.toContain('sourceMappingURL');
  });

  it('require https and a cookie bound to this host if the public address is https', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://handover.example', TRUSTED_PROXIES: 'loopback' });
    try {
      const person = secure.visitor();
      const { status, headers } = await person.rest(
        'POST',
        '/api/register',
        { email: 'https@example.com', password: PASSWORD, acceptTerms: true },
        { 'x-forwarded-proto': 'https' },
      );
      expect(status).toBe(201);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
      const [cookie = ''] = headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-handover=/);
      for (const word of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(word);
      expect(cookie).not.toMatch(/domain=/i);
    } finally {
      await secure.stop();
    }
  });
});
