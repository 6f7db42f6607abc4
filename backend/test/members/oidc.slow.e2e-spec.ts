import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { linkIn, mailTo } from '../support/product/stored-mails.js';
import { CLIENT, OpenIdProvider, type Claims } from '../support/servers/openid-provider.js';
import type { Person } from '../support/person.js';
import { addApp, codeOf } from '../support/second-factor.js';
import { untilWaiting } from '../support/waiting.js';

const provider = new OpenIdProvider();
let product: TestApp;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider.url);
});
afterAll(async () => {
  await product.stop();
  provider.stop();
});
beforeEach(() => {
  Object.assign(provider, { denies: false, forged: {}, signsWrongly: false, tersely: false });
});

const startWith = (issuer: string) =>
  startApp({ OIDC_ISSUER_URL: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret });

let people = 0;
const newcomer = (claims: Partial<Claims> = {}): Claims => ({
  sub: `subject-${++people}`,
  email: `newcomer${people}@example.com`,
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  ...claims,
});

/** Follows the redirects to the provider and back, and returns the last one. */
async function signInThrough(person: Person, returnTo?: string): Promise<string> {
  const start = await person.rest(
    'GET',
    `/api/login/oidc${returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`,
  );
  expect(start.status).toBe(302);
  const away = start.headers.get('location') ?? '';
  if (!away.startsWith(provider.url)) return away;
  return comeBack(person, await callbackOf(away));
}

async function callbackOf(away: string): Promise<string> {
  const answer = await fetch(away, { redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? '');
  return callback.pathname + callback.search;
}

async function comeBack(person: Person, callback: string): Promise<string> {
  const answer = await person.rest('GET', callback);
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

const me = async (person: Person) => (await person.rest<{ id: string }>('GET', '/api/auth/user')).body;
const count = async () => (await product.database.query('select 1 from users')).length;

describe('sign-in through an OpenID provider', () => {
  it('is offered with the provider’s name', async () => {
    const { body } = await product.visitor().rest('GET', '/api/auth/providers');
    expect(body).toEqual({ oidc: { name: 'localhost', url: '/api/login/oidc' } });
  });

  it('creates an account for a new person and redirects to the page they asked for', async () => {
    provider.person = newcomer();
    const person = product.visitor();
    expect(await signInThrough(person, '/contracts/submit?from=button')).toBe(
      '/contracts/submit?from=button',
    );
    expect(await me(person)).toMatchObject({
      email: provider.person.email,
      firstName: 'Ada',
      lastName: 'Byron',
      emailVerified: true,
      isAdmin: false,
    });
    const [row] = await product.database.query('select * from users where email = $1', [
      provider.person.email,
    ]);
    expect(row).toMatchObject({ password_hash: null, terms_version: expect.any(String) });
  });

  it('recognizes a person again, also after their address changed at the provider', async () => {
    provider.person = newcomer();
    const first = product.visitor();
    await signInThrough(first);
    const { id } = await me(first);
    provider.person = { ...provider.person, email: 'moved.on@example.com' };
    const again = product.visitor();
    expect(await signInThrough(again)).toBe('/');
    expect((await me(again)).id).toBe(id);
  });

  it('asks the user info endpoint if the ID token lacks claims', async () => {
    provider.person = newcomer();
    provider.tersely = true;
    const person = product.visitor();
    await signInThrough(person);
    expect(await me(person)).toMatchObject({ email: provider.person.email, firstName: 'Ada' });
  });

  it('starts a new session with a new id and the usual lifetime', async () => {
    provider.person = newcomer();
    const person = product.visitor();
    const start = await person.rest('GET', '/api/login/oidc');
    const before = person.cookie;
    expect(before).not.toBe('');
    await comeBack(person, await callbackOf(start.headers.get('location') ?? ''));
    expect(person.cookie).not.toBe(before);
    const [row] = await product.database.query<{ days: number }>(
      `select extract(epoch from max(expire) - now()::timestamp) / 86400 as days from sessions
       where sess #>> '{passport,user}' = $1`,
      [(await me(person)).id],
    );
    expect(Number(row?.days)).toBeGreaterThan(13);
  });

  it('does not restore a session that is ended while it is saved', async () => {
    const member = await product.member();
    const request = await product.database.transaction(async (tx) => {
      await tx.query(`delete from sessions where sess #>> '{passport,user}' = $1`, [member.id]);
      const started = member.rest('GET', '/api/login/oidc');
      // until the request has read the session and waits for this transaction to save it
      await untilWaiting(tx, 1, started);
      return { started };
    });
    expect((await request.started).status).toBe(302);
    expect((await member.rest('GET', '/api/auth/user')).status).toBe(401);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never redirects to another site: %j',
    async (returnTo) => {
      provider.person = newcomer();
      expect(await signInThrough(product.visitor(), returnTo)).toBe('/');
    },
  );
});

describe('an existing account', () => {
  it('is linked if both sides have confirmed the address, and keeps its password', async () => {
    const ada = await product.member();
    await product.database.query('update users set email_verified_at = now() where id = $1', [ada.id]);
    provider.person = newcomer({ email: ada.email.toUpperCase() });
    const person = product.visitor();
    await signInThrough(person);
    expect((await me(person)).id).toBe(ada.id);
    expect((await product.visitor().signIn(ada.email)).status).toBe(200);
  });

  it('is not linked if the provider has not verified the address', async () => {
    const ada = await product.member();
    for (const email_verified of [false, undefined]) {
      provider.person = newcomer({ email: ada.email, email_verified });
      const person = product.visitor();
      expect(await signInThrough(person, '/account')).toBe(
        '/api/login?error=OIDC_EMAIL_TAKEN&returnTo=%2Faccount',
      );
      expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
    }
  });

  it('goes to the owner of the address if its creator never confirmed the address', async () => {
    const squatter = await product.member();
    provider.person = newcomer({ email: squatter.email });
    const owner = product.visitor();
    await signInThrough(owner);
    expect(await me(owner)).toMatchObject({ id: squatter.id, emailVerified: true });
    expect((await squatter.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await product.visitor().signIn(squatter.email)).status).toBe(401);
  });

  const refusedAs = async (claims: Partial<Claims>) => {
    provider.person = newcomer(claims);
    const person = product.visitor();
    expect(await signInThrough(person, '/account')).toBe(
      '/api/login?error=OIDC_EMAIL_TAKEN&returnTo=%2Faccount',
    );
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
  };
  const subjectOf = async (email: string) =>
    (
      await product.database.query<{ subject: string | null }>(
        'select oidc_subject as subject from users where lower(email) = lower($1)',
        [email],
      )
    )[0]?.subject;

  it('keeps its link when the provider gives the address to another identity', async () => {
    provider.person = newcomer();
    const { sub, email = '' } = provider.person;
    await signInThrough(product.visitor());
    const linked = await subjectOf(email);
    expect(linked).toContain(sub);
    await refusedAs({ email });
    expect(await subjectOf(email)).toBe(linked);
  });

  it('of an admin is never linked by its address', async () => {
    const admin = await product.admin();
    await product.database.query('update users set email_verified_at = now() where id = $1', [admin.id]);
    await refusedAs({ email: admin.email });
    expect(await subjectOf(admin.email)).toBeNull();
    expect((await admin.rest('GET', '/api/auth/user')).status).toBe(200);
  });

  it('loses a link from before its address was confirmed when its owner resets the password', async () => {
    provider.person = newcomer({ email_verified: false });
    const { email = '' } = provider.person;
    await signInThrough(product.visitor());
    expect(await subjectOf(email)).not.toBeNull();
    const owner = product.visitor();
    await owner.rest('POST', '/api/password/forgot', { email });
    const token = linkIn(await mailTo(product, email, /^Reset your password/)).searchParams.get('token');
    const words = { token, password: 'an entirely new sentence' };
    expect((await owner.rest('POST', '/api/password/reset', words)).status).toBe(200);
    expect(await subjectOf(email)).toBeNull();
  });

  it('is created again for a person whom an admin deleted', async () => {
    const admin = await product.admin();
    provider.person = newcomer();
    const person = product.visitor();
    await signInThrough(person);
    const { id } = await me(person);
    expect((await admin.rest('DELETE', `/api/admin/users/${id}`)).status).toBe(200);
    const again = product.visitor();
    await signInThrough(again);
    expect((await me(again)).id).not.toBe(id);
  });

  it('is created once if a person signs in from several tabs concurrently', async () => {
    provider.person = newcomer();
    const before = await count();
    const tabs = [product.visitor(), product.visitor(), product.visitor()];
    await Promise.all(tabs.map((tab) => signInThrough(tab)));
    expect(await count()).toBe(before + 1);
  });
});

describe('an account with a second factor', () => {
  it('asks for the factor after the provider, and then redirects to the page they asked for', async () => {
    provider.person = newcomer();
    const member = product.visitor();
    await signInThrough(member);
    const { secret } = await addApp(member);
    const browser = product.visitor();
    const place = await signInThrough(browser, '/contracts?type=loan');
    expect(place).toBe('/api/login?mode=factor&returnTo=%2Fcontracts%3Ftype%3Dloan');
    expect((await browser.rest('GET', '/api/auth/user')).status).toBe(401);
    const form = new URLSearchParams({ code: codeOf(secret), returnTo: '/contracts?type=loan' });
    const done = await browser.rest('POST', '/api/login/factor', form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/contracts?type=loan']);
    expect((await me(browser)).id).toBe((await me(member)).id);
  });
});

describe('a suspended account', () => {
  it.each(['known by its subject', 'known by its address'])(
    '%s is refused with the reason',
    async (known) => {
      provider.person = newcomer();
      const person = product.visitor();
      if (known.includes('subject')) await signInThrough(person);
      else await person.register(provider.person.email as string);
      await product.database.query('update users set suspended_at = now() where lower(email) = lower($1)', [
        provider.person.email,
      ]);
      const again = product.visitor();
      expect(await signInThrough(again, '/account')).toBe('/api/login?error=FORBIDDEN&returnTo=%2Faccount');
      expect((await again.rest('GET', '/api/auth/user')).status).toBe(401);
    },
  );
});

describe('a callback that must not sign in', () => {
  const refusedBack = async (person: Person) => {
    const before = await count();
    const place = await signInThrough(person, '/account');
    expect(await count()).toBe(before);
    expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
    return new URLSearchParams(place.split('?')[1]).get('error');
  };

  it('a person who declines', async () => {
    provider.person = newcomer();
    provider.denies = true;
    expect(await refusedBack(product.visitor())).toBe('OIDC_DENIED');
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['a token that is over', { exp: 1_000_000 }],
    ['a nonce of another sign-in', { nonce: 'another' }],
    ['no email address', { email: 'not an address' }],
  ])('an ID token with %s', async (_, forged) => {
    provider.person = newcomer();
    provider.forged = forged;
    expect(await refusedBack(product.visitor())).toBe('OIDC_FAILED');
  });

  it('an ID token signed with an unknown key', async () => {
    provider.person = newcomer();
    provider.signsWrongly = true;
    expect(await refusedBack(product.visitor())).toBe('OIDC_FAILED');
  });

  it('a callback that another browser started, or that is repeated', async () => {
    provider.person = newcomer();
    const attacker = product.visitor();
    const start = await attacker.rest('GET', '/api/login/oidc');
    const callback = await callbackOf(start.headers.get('location') ?? '');
    const victim = product.visitor();
    expect(await comeBack(victim, callback)).toContain('error=OIDC_DENIED');
    expect((await victim.rest('GET', '/api/auth/user')).status).toBe(401);
    // the victim has started a sign-in of their own
    await victim.rest('GET', '/api/login/oidc');
    expect(await comeBack(victim, callback)).toContain('error=OIDC_FAILED');
    expect((await victim.rest('GET', '/api/auth/user')).status).toBe(401);
  });
});

it('redirects to the sign-in page while the provider is unavailable', async () => {
  const away = await startWith('http://localhost:9');
  try {
    const answer = await away.visitor().rest('GET', '/api/login/oidc');
    expect(answer.headers.get('location')).toBe('/api/login?error=OIDC_FAILED&returnTo=%2F');
  } finally {
    await away.stop();
  }
});

it('does not exist without a provider', async () => {
  const plain = await startApp();
  try {
    expect((await plain.visitor().rest('GET', '/api/auth/providers')).body).toEqual({ oidc: null });
    expect((await plain.visitor().rest('GET', '/api/login/oidc')).status).toBe(404);
    expect((await plain.visitor().rest('GET', '/api/login/oidc/callback?code=x')).status).toBe(404);
  } finally {
    await plain.stop();
  }
});
