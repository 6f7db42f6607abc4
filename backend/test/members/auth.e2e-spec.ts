import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { linkIn, mailTo } from '../support/product/stored-mails.js';
import { PASSWORD, Person } from '../support/person.js';
import { statementsOf } from '../support/product/statements.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

let count = 0;
const freshEmail = () => `Auth.${++count}@Example.com`;
const newAccount = (words: object = {}) => ({
  email: freshEmail(),
  password: PASSWORD,
  acceptTerms: true,
  ...words,
});

const form = (person: Person, path: string, fields: Record<string, string>, headers = {}) =>
  person.rest('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

const sessions = async () =>
  Number((await product.database.query<{ n: string }>('select count(*) as n from sessions'))[0]?.n);

describe('the link that confirms an address', () => {
  const resend: Record<string, (person: Person) => Promise<unknown>> = {
    REST: async (person) => (await person.rest('POST', '/api/auth/email-confirmation')).body as unknown,
    GraphQL: async (person) => {
      const { body } = await person.graphql('mutation { resendEmailConfirmation { success } }');
      return body.data?.resendEmailConfirmation ?? { code: body.errors?.[0]?.extensions?.code };
    },
  };
  const linkOf = ({ id }: Person) =>
    product.database.query(
      `select token_hash from one_time_tokens where user_id = $1 and purpose = 'verify-email'`,
      [id],
    );

  it.each(Object.keys(resend))('is mailed again through %s, and only the new one works', async (api) => {
    const member = await product.member();
    const first = await linkOf(member);
    expect(first).toHaveLength(1);
    expect(await resend[api]?.(member)).toMatchObject({ success: true });
    const second = await linkOf(member);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
  });

  it.each(Object.keys(resend))('is not mailed through %s once the address is confirmed', async (api) => {
    const member = await product.member();
    await product.database.query('update users set email_verified_at = now() where id = $1', [member.id]);
    expect(await resend[api]?.(member)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('an account', () => {
  it('is created with email, password and accepted terms, and is signed in at once', async () => {
    const person = product.visitor();
    const { status, body } = await person.rest(
      'POST',
      '/api/register',
      newAccount({ firstName: ' Ada ', lastName: '' }),
    );
    expect(status).toBe(201);
    expect(Object.keys(body as object).sort()).toEqual([
      'createdAt',
      'email',
      'emailVerified',
      'firstName',
      'id',
      'isAdmin',
      'lastName',
      'roles',
    ]);
    expect(body).toMatchObject({ firstName: 'Ada', lastName: null, isAdmin: false, emailVerified: false });
    expect((await person.rest('GET', '/api/auth/user')).body).toEqual(body);
    const [row] = await product.database.query<{ hash: string; terms: string }>(
      `select password_hash as hash, terms_version as terms from users where id = $1 and terms_accepted_at is not null`,
      [body.id],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(row?.terms).toBe('1');
  });

  it('exists once per email address, ignoring case, also if two requests register it concurrently', async () => {
    const account = newAccount();
    const answers = await Promise.all(
      [account, { ...account, email: account.email.toLowerCase() }, account].map((words) =>
        product.visitor().rest('POST', '/api/register', words),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'password123' }, 'password'],
    [{ password: 1234567890123 }, 'password'],
    [{ acceptTerms: false }, 'acceptTerms'],
    [{ acceptTerms: undefined }, 'acceptTerms'],
    [{ firstName: 'x'.repeat(101) }, 'firstName'],
    [{ lastName: 'a\nb' }, 'lastName'],
  ])('is refused with %j, with a text for that field', async (wrong, field) => {
    const { status, body } = await product.visitor().rest('POST', '/api/register', newAccount(wrong));
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(Object.keys(body.details.fields as object)).toEqual([field]);
  });
});

describe('signing in', () => {
  it('ignores the case of the email address and changes the session id', async () => {
    const person = await product.member();
    const before = person.cookie;
    const { status, body } = await person.signIn(person.email.toUpperCase());
    expect([status, body]).toEqual([200, expect.objectContaining({ id: person.id })]);
    expect(person.cookie).not.toBe(before);
  });

  it('works at an address in capital letters, which Express accepts', async () => {
    const { email } = await product.member();
    const { status, headers } = await fetch(`${product.url}/API/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect({ status, cookies: headers.getSetCookie().length }).toEqual({ status: 200, cookies: 1 });
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const person = await product.member();
    const wrong = await product.visitor().signIn(person.email, 'not the password');
    const unknown = await product.visitor().signIn('nobody@example.com', 'not the password');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const person = await product.member();
    const { headers } = await person.signIn();
    expect(headers.get('set-cookie')).toMatch(
      /^handover\.sid=.+; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('works as a plain form and redirects to paths of this site only', async () => {
    const { email } = await product.member();
    for (const [returnTo, location] of [
      ['/contracts?type=loan#top', '/contracts?type=loan#top'],
      ['https://evil.example/', '/'],
      ['//evil.example/', '/'],
      ['/\\evil.example', '/'],
      ['javascript:alert(1)', '/'],
      ['', '/'],
    ] as const) {
      const answer = await form(product.visitor(), '/api/login', { email, password: PASSWORD, returnTo });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    }
  });

  it('registers by a plain form', async () => {
    const person = product.visitor();
    const answer = await form(person, '/api/register', {
      email: freshEmail(),
      password: PASSWORD,
      acceptTerms: 'on',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(200);
  });

  it('redirects a failed form to its page with the error code and the target path', async () => {
    const answer = await form(product.visitor(), '/api/login', {
      email: 'nobody@example.com',
      password: 'not the password',
      returnTo: '/contracts',
    });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '', product.url);
    expect(back.pathname).toBe('/api/login');
    expect(back.searchParams.get('returnTo')).toBe('/contracts');
    expect(back.searchParams.get('error')).toBe('UNAUTHENTICATED');
  });

  it('stores no session for a visitor', async () => {
    const before = await sessions();
    await product.visitor().rest('GET', '/api/contracts');
    await product.visitor().rest('GET', '/api/auth/user');
    await product.visitor().signIn('nobody@example.com', 'not the password');
    expect(await sessions()).toBe(before);
  });
});

describe('signing out', () => {
  it('ends the session and redirects to the home page', async () => {
    const person = await product.member();
    const kept = person.cookie;
    const answer = await person.rest('GET', '/api/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    person.cookie = kept;
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
  });

  it('cannot be triggered by another site', async () => {
    const person = await product.member();
    await person.rest('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(200);
  });
});

describe('the current user', () => {
  it('is 401 in REST and null in GraphQL for a visitor', async () => {
    const visitor = product.visitor();
    const { status, body } = await visitor.rest('GET', '/api/auth/user');
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await visitor.graphql('{ me { id } }')).body).toEqual({ data: { me: null } });
  });

  it('is the same through both APIs', async () => {
    const person = await product.member();
    const fields = 'id email firstName lastName isAdmin roles createdAt emailVerified';
    const { body } = await person.graphql(`{ me { ${fields} } }`);
    expect(body.data?.me).toEqual((await person.rest('GET', '/api/auth/user')).body);
  });
});

describe('a forgotten password', () => {
  const tokenFor = async (email: string) =>
    linkIn(await mailTo(product, email, /^Reset your password/)).searchParams.get('token');

  it('is reset once by the mailed link, which ends every session of the account', async () => {
    const person = await product.member();
    const thief = product.visitor();
    await thief.signIn(person.email);
    expect((await thief.rest('POST', '/api/password/forgot', { email: person.email })).body).toEqual({
      success: true,
    });
    const token = await tokenFor(person.email);
    const reset = (words: object) => product.visitor().rest('POST', '/api/password/reset', words);
    const check = async () =>
      (await product.visitor().rest('POST', '/api/password/reset/check', { token })).body as unknown;
    expect(await check()).toEqual({ valid: true });
    expect((await reset({ token, password: 'short' })).status).toBe(400);
    expect((await reset({ token, password: 'an entirely new sentence' })).status).toBe(200);
    expect((await thief.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await person.signIn()).status).toBe(401);
    expect((await person.signIn(person.email, 'an entirely new sentence')).status).toBe(200);
    expect(await check()).toEqual({ valid: false });
    expect((await reset({ token, password: 'yet another sentence' })).body).toMatchObject({
      code: 'VALIDATION',
      details: { fields: { token: 'This link is no longer valid. Please ask for a new one.' } },
    });
  });

  it('gives the same answer, after the same queries, for an address without an account', async () => {
    const person = await product.member();
    const workFor = async (email: string) => {
      let answer: object = {};
      const asked = await statementsOf(product, async () => {
        const { status, body } = await product.visitor().rest('POST', '/api/password/forgot', { email });
        answer = { status, body };
      });
      return { ...answer, asked };
    };
    const known = await workFor(person.email);
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    await mailTo(product, person.email, /^Reset your password/);
    expect(await workFor('stranger@example.com')).toEqual(known);
    expect(
      await product.database.query(
        `select 1 from one_time_tokens where purpose = 'password-reset' and user_id = $1`,
        [person.id],
      ),
    ).toHaveLength(1);
  });

  it('is mailed to the stored address, not to the one in the request, because different letters can fold to the same one', async () => {
    await product.visitor().register('mike@example.com');
    await product.visitor().rest('POST', '/api/password/forgot', { email: 'MIKE@example.com' });
    const { to } = await mailTo(product, 'mike@example.com', /^Reset your password/);
    expect(to?.[0]?.address).toBe('mike@example.com');
  });
});

describe('the two APIs', () => {
  it.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('take no %s outside the sign-in forms', async (type, status) => {
    const person = await product.member();
    const answer = await person.rest('POST', '/api/contracts', 'title=x', { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([status, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
  ])('refuse what another site causes: %j', async (headers) => {
    const person = await product.member();
    for (const path of ['/api/contracts', '/graphql', '/api/login', '/api/logout']) {
      const { status, body } = await person.rest('POST', path, {}, headers);
      expect([path, status, body.code]).toEqual([path, 403, 'CROSS_SITE']);
    }
  });

  it.each([
    ['{"a":', 'BAD_REQUEST'],
    ['"text"', 'VALIDATION'],
    ['[]', 'VALIDATION'],
    ['null', 'VALIDATION'],
    [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'BAD_REQUEST'],
    ['{"__proto__":{"isAdmin":true}}', 'BAD_REQUEST'],
    ['{"email":"a\\u0000@example.com","password":"x"}', 'BAD_REQUEST'],
    ['{"email":"a\\ud800@example.com","password":"x"}', 'BAD_REQUEST'],
    [`{"email":"${'x'.repeat(70_000)}"}`, 'PAYLOAD_TOO_LARGE'],
  ])('answer %.30s with a clear refusal', async (text, code) => {
    const { body } = await product.visitor().rest('POST', '/api/login', text);
    expect(body.code).toBe(code);
  });

  it('answer an unknown route in JSON', async () => {
    const { status, body } = await product.visitor().rest('GET', '/api/nothing/here');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('limit sign-ins by source and account without locking the owner out', async () => {
    const limited = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
    try {
      const owner = await limited.member();
      const from = (ip: string, password: string) =>
        limited
          .visitor()
          .rest('POST', '/api/login', { email: owner.email, password }, { 'x-forwarded-for': ip });
      for (let n = 0; n < 10; n++) expect((await from('192.0.2.1', 'a wrong guess')).status).toBe(401);
      const refused = await from('192.0.2.1', 'a wrong guess');
      expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await from('192.0.2.2', PASSWORD)).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

describe('the first admin', () => {
  it('comes from the configuration and keeps their password', async () => {
    const { FirstAdmin } = await import('../../src/auth/first-admin.js');
    const withAdmin = await startApp({
      ADMIN_EMAIL: 'Boss@example.com',
      ADMIN_PASSWORD: 'the boss signs in',
    });
    try {
      expect(await withAdmin.app.get(FirstAdmin).ensure()).toBeNull();
      const boss = withAdmin.visitor();
      expect((await boss.signIn('boss@example.com', 'the boss signs in')).body).toMatchObject({
        isAdmin: true,
      });
    } finally {
      await withAdmin.stop();
    }
  });

  it('is never simply the first account that registers', async () => {
    expect((await (await product.member()).rest('GET', '/api/auth/user')).body.isAdmin).toBe(false);
  });
});
