import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SOCKET_LIMITS } from '../../src/sockets/socket-limits.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { linkIn, mailTo } from '../support/product/stored-mails.js';
import { PASSWORD } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => product.stop());

const post = (source: string, path: string, body: object) =>
  product.visitor().rest('POST', path, body, { 'x-forwarded-for': source });
const login = async (source: string, email: string, password = 'a wrong guess') =>
  (await post(source, '/api/login', { email, password })).status;
const forgot = async (source: string, email: string) =>
  (await post(source, '/api/password/forgot', { email })).status;
const register = async (source: string, email: string, password = PASSWORD) =>
  (await post(source, '/api/register', { email, password, acceptTerms: true })).status;

/** The statuses of `count` requests, one after the other, without repetitions: [[401, 10], [429, 2]]. */
async function statusesOf(count: number, send: (n: number) => Promise<number>): Promise<[number, number][]> {
  const runs: [number, number][] = [];
  for (let n = 0; n < count; n++) {
    const status = await send(n);
    const last = runs.at(-1);
    if (last?.[0] === status) last[1]++;
    else runs.push([status, 1]);
  }
  return runs;
}

describe('one source', () => {
  it('guesses at 100 accounts, not more, and does not hold other sources', async () => {
    expect(await statusesOf(102, (n) => login('192.0.2.1', `spray${n}@example.com`))).toEqual([
      [401, 100],
      [429, 2],
    ]);
    expect(await login('192.0.2.2', 'spray1@example.com')).toBe(401);
  });

  it('is not counted for sign-ins that succeed', async () => {
    const { email } = await product.member();
    expect(await statusesOf(110, () => login('192.0.2.3', email, PASSWORD))).toEqual([[200, 110]]);
  });

  it('has the strength of 30 new passwords judged, not more', async () => {
    expect(await statusesOf(32, (n) => register('192.0.2.4', `weak${n}@example.com`, 'password123'))).toEqual(
      [
        [400, 30],
        [429, 2],
      ],
    );
  });

  it('tries 30 reset tokens, not more, and no password is looked at for a token that is not good', async () => {
    const reset = () =>
      post('192.0.2.5', '/api/password/reset', { token: 'not a token', password: 'password123' });
    expect((await reset()).body.details.fields).toEqual({ token: expect.any(String) });
    expect(await statusesOf(31, async () => (await reset()).status)).toEqual([
      [400, 29],
      [429, 2],
    ]);
  });

  it('asks for 20 reset mails, not more', async () => {
    expect(await statusesOf(22, (n) => forgot('192.0.2.6', `mailed${n}@example.com`))).toEqual([
      [200, 20],
      [429, 2],
    ]);
  });
});

describe('one account', () => {
  const botnet = (email: string, count = 62) =>
    statusesOf(count, (n) => login(`198.51.100.${n}`, n % 2 ? email.toUpperCase() : email));

  it('takes 60 guesses of all sources together, and its owner signs in where they did before', async () => {
    const owner = await product.member();
    expect(await login('203.0.113.1', owner.email, PASSWORD)).toBe(200);
    expect(await botnet(owner.email)).toEqual([
      [401, 60],
      [429, 2],
    ]);
    const refused = await post('203.0.113.2', '/api/login', { email: owner.email, password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(await login('203.0.113.1', owner.email, PASSWORD)).toBe(200);
  });

  it('counts spellings that the database takes for the same address as one', async () => {
    await product.visitor().register('kilo@example.com');
    expect(
      await statusesOf(62, (n) =>
        login(`198.51.101.${n}`, n % 2 ? 'kilo@example.com' : '\u212Ailo@example.com'),
      ),
    ).toEqual([
      [401, 60],
      [429, 2],
    ]);
  });

  it('is free for its owner after a reset by mail, whatever is guessed meanwhile', async () => {
    const owner = await product.member();
    await botnet(owner.email);
    expect(await login('203.0.113.4', owner.email, PASSWORD)).toBe(429);
    expect(await forgot('203.0.113.4', owner.email)).toBe(200);
    const link = linkIn(await mailTo(product, owner.email, /^Reset your password/));
    const password = 'an entirely new sentence';
    const token = link.searchParams.get('token');
    expect((await post('203.0.113.4', '/api/password/reset', { token, password })).status).toBe(200);
    await botnet(owner.email);
    expect(await login('203.0.113.4', owner.email, password)).toBe(200);
  });

  it('gets 10 reset mails an hour and 10 attempts to sign up, from all sources together', async () => {
    const { email } = await product.member();
    expect(await statusesOf(12, (n) => forgot(`198.51.102.${n}`, email))).toEqual([
      [200, 10],
      [429, 2],
    ]);
    // the first of the ten made the account
    expect(await statusesOf(12, (n) => register(`198.51.103.${n}`, email))).toEqual([
      [409, 9],
      [429, 3],
    ]);
  });
});

describe('an IPv6 network', () => {
  const inOne = (n: number) => `2001:db8:1:2:${(n + 1).toString(16)}::${n}`;

  it.each([
    ['sign-in', 10, 401, (from: string) => login(from, 'six@example.com')],
    ['sign-up', 10, 201, (from: string, n: number) => register(from, `six${n}@example.com`)],
    ['reset mails', 5, 200, (from: string) => forgot(from, 'six@example.com')],
    [
      'contact',
      5,
      200,
      async (from: string) =>
        (await post(from, '/api/contact', { name: 'A', email: 'a@example.com' })).status,
    ],
  ])('is one source for %s', async (_, points, status, send) => {
    expect(await statusesOf(14, (n) => send(inOne(n), n))).toEqual([
      [status, points],
      [429, 14 - points],
    ]);
    expect(await send('2001:db8:1:3::1', 99)).toBe(status);
  });

  it('is one source for sockets', async () => {
    const limits = SOCKET_LIMITS as { socketsPerSource: number };
    const usual = limits.socketsPerSource;
    limits.socketsPerSource = 1;
    try {
      const open = (from: string) => RawSocket.open(product.url, { headers: { 'x-forwarded-for': from } });
      const first = await open('2001:db8:7:7::1');
      await expect(open('2001:db8:7:7:ffff::2')).rejects.toMatchObject({ status: 429 });
      (await open('2001:db8:7:8::1')).stop();
      first.stop();
    } finally {
      limits.socketsPerSource = usual;
    }
  });

  it('counts an IPv4 address that is mapped into IPv6 as that address', async () => {
    await statusesOf(10, () => login('192.0.2.99', 'mapped@example.com'));
    expect(await login('::ffff:192.0.2.99', 'mapped@example.com')).toBe(429);
    expect(await login('::ffff:192.0.2.98', 'mapped@example.com')).toBe(401);
  });

  it('is written to the audit trail with the full address', async () => {
    const admin = await product.admin();
    const from = { 'x-forwarded-for': '2001:db8:1:2::abcd' };
    const setting = { key: 'audited', value: 'x', category: 'general' };
    expect((await admin.rest('POST', '/api/admin/settings', setting, from)).status).toBe(201);
    const { body } = await admin.rest('GET', '/api/admin/audit?limit=1');
    expect(body).toMatchObject([{ ip: '2001:db8:1:2::abcd' }]);
  });
});

describe('1,000 requests of one source that all want a password hashed', () => {
  it('do not keep another person from signing in before most of them', async () => {
    const own = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
    const sockets: Socket[] = [];
    const answered = { hashed: 0, refused: 0 };
    try {
      const { email } = await own.member();
      const signIn = async () => {
        const before = answered.hashed;
        const from = { 'x-forwarded-for': '192.0.2.2' };
        const { status } = await own
          .visitor()
          .rest('POST', '/api/login', { email, password: PASSWORD }, from);
        expect(status).toBe(200);
        return answered.hashed - before;
      };
      for (let n = 0; n < 1_000; n++) {
        const body = JSON.stringify({ email: `held${n}@example.com`, password: 'a wrong guess' });
        const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
        socket.on('error', () => undefined);
        socket.on('data', (data) => {
          if (data.includes('HTTP/1.1 401')) answered.hashed++;
          else answered.refused++;
        });
        socket.write(
          'POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n' +
            `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        sockets.push(socket);
      }
      // from the first refusal on, the source has all that it gets
      for (const until = Date.now() + 20_000; answered.refused === 0 && Date.now() < until;) await sleep(5);
      expect(await signIn()).toBeLessThan(100);
    } finally {
      for (const socket of sockets) socket.destroy();
      await own.stop();
    }
  });
});

it('a member sends 3,000 Idempotency-Keys an hour', async () => {
  const member = await product.member();
  const send = async (n: number) =>
    (await member.rest('POST', '/api/contracts', {}, { 'idempotency-key': String(n) })).status;
  expect(await statusesOf(3_001, send)).toEqual([
    [400, 3_000],
    [429, 1],
  ]);
});

describe('an admin', () => {
  it('downloads 30 lists an hour', async () => {
    const admin = await product.admin();
    const file = async () => (await admin.rest('GET', '/api/admin/transfers.csv')).status;
    expect(await statusesOf(31, file)).toEqual([
      [200, 30],
      [429, 1],
    ]);
  });

  it('imports 5 files with rules an hour, and checks 30', async () => {
    const admin = await product.admin();
    const send = (query: string) => async () => {
      const path = `/api/admin/rules/import${query}`;
      return (await admin.rest('POST', path, 'slug\nacme', { 'content-type': 'text/csv' })).status;
    };
    expect(await statusesOf(6, send(''))).toEqual([
      [200, 5],
      [429, 1],
    ]);
    expect(await statusesOf(31, send('?dryRun=true'))).toEqual([
      [200, 30],
      [429, 1],
    ]);
  });
});
