import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { mailTo } from '../support/product/stored-mails.js';
import { PASSWORD, type Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { eventually } from '../support/until.js';
import { untilWaiting } from '../support/waiting.js';

interface Session {
  id: string;
  device: string;
  ip: string | null;
  signedInAt: string;
  lastSeenAt: string;
  current: boolean;
}

const CHROME_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NEW_PASSWORD = 'seven gulls above the pier';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

/** The same member in another browser. */
async function elsewhere(member: Person, headers: Record<string, string> = {}): Promise<Person> {
  const there = product.visitor();
  await there.rest('POST', '/api/login', { email: member.email, password: PASSWORD }, headers);
  return Object.assign(there, { id: member.id, email: member.email });
}

const isSignedIn = async (person: Person) => (await person.rest('GET', '/api/auth/user')).status === 200;
const mine = async (person: Person) => (await person.rest<Session[]>('GET', '/api/user/sessions')).body;

describe('the end of a session', () => {
  const agedBy = (person: Person, age: string) =>
    product.database.query(
      `update sessions set created_at = now() - $2::interval, expire = now() + interval '14 days'
       where sess #>> '{passport,user}' = $1`,
      [person.id, age],
    );

  it('comes 30 days after the sign-in, however often the session is used', async () => {
    const member = await product.member();
    await agedBy(member, '29 days 23 hours');
    expect(await isSignedIn(member)).toBe(true);
    await agedBy(member, '30 days 1 second');
    expect(await isSignedIn(member)).toBe(false);
  });

  it('is never moved by what is written to the session later', async () => {
    const member = await product.member();
    await agedBy(member, '20 days');
    const age = () =>
      product.database.query(
        `select extract(day from now() - created_at)::int as days from sessions
         where sess #>> '{passport,user}' = $1`,
        [member.id],
      );
    await member.rest('POST', '/api/user/step-up', { password: PASSWORD });
    await isSignedIn(member);
    expect(await age()).toEqual([{ days: 20 }]);
  });

  it('closes its sockets', async () => {
    const member = await product.member();
    await agedBy(member, '29 days 23 hours 59 minutes 57 seconds');
    const socket = await RawSocket.open(product.url, { person: member });
    expect((await socket.closed).code).toBe(4001);
  });
});

describe('a session in use', () => {
  const seen = async (person: Person) => {
    const [row] = await product.database.query(
      `select seen_at > now() - interval '1 minute' as now, expire > localtimestamp + interval '13 days' as extended
       from sessions where sess #>> '{passport,user}' = $1`,
      [person.id],
    );
    return row;
  };
  const seenBefore = async (person: Person, minutes: number) => {
    await product.database.query(
      `update sessions set seen_at = now() - make_interval(mins => $2::int), expire = localtimestamp + interval '1 day'
       where sess #>> '{passport,user}' = $1`,
      [person.id, minutes],
    );
    expect(await isSignedIn(person)).toBe(true);
  };

  it('is extended by a request if it was not for ten minutes, and not written before', async () => {
    const [due, recent] = [await product.member(), await product.member()];
    await seenBefore(recent, 9);
    await seenBefore(due, 11);
    await eventually(() => seen(due), { now: true, extended: true });
    expect(await seen(recent)).toEqual({ now: false, extended: false });
  });
});

describe('the list of sessions', () => {
  it('tells device, address and times, this session first, the same in both APIs', async () => {
    const member = await product.member();
    await elsewhere(member, { 'user-agent': CHROME_ON_MAC });
    await isSignedIn(member);
    const list = await mine(member);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ current: true });
    expect(list[1]).toMatchObject({ current: false, device: 'Chrome on macOS' });
    expect(list[1]?.ip).toMatch(/127\.0\.0\.1|::1/);
    const { body } = await member.graphql('{ mySessions { id device ip signedInAt lastSeenAt current } }');
    expect(body.data?.mySessions).toEqual(list);
  });

  it('gives nothing away that could be used as a cookie', async () => {
    const member = await product.member();
    const [session] = await mine(member);
    const [row] = await product.database.query<{ sid: string }>(
      `select sid from sessions where sess #>> '{passport,user}' = $1`,
      [member.id],
    );
    expect(JSON.stringify(session)).not.toContain(row?.sid ?? '');
  });

  it('ends one of them, and only one of the own', async () => {
    const member = await product.member();
    const there = await elsewhere(member);
    const stranger = await product.member();
    const other = (await mine(member)).find(({ current }) => !current)?.id ?? '';
    expect((await stranger.rest('DELETE', `/api/user/sessions/${other}`)).status).toBe(404);
    expect(await isSignedIn(there)).toBe(true);
    const socket = await RawSocket.open(product.url, { person: there });
    expect((await member.rest('DELETE', `/api/user/sessions/${other}`)).status).toBe(200);
    expect((await socket.closed).code).toBe(4001);
    expect([await isSignedIn(there), await isSignedIn(member)]).toEqual([false, true]);
  });

  it('ends all others with their sockets', async () => {
    const member = await product.member();
    const there = [await elsewhere(member), await elsewhere(member)];
    const sockets = await Promise.all(there.map((person) => RawSocket.open(product.url, { person })));
    const own = await RawSocket.open(product.url, { person: member });
    const { body } = await member.graphql('mutation { endOtherSessions { success } }');
    expect(body.data).toEqual({ endOtherSessions: { success: true } });
    for (const socket of sockets) expect((await socket.closed).code).toBe(4001);
    expect(await Promise.all([member, ...there].map(isSignedIn))).toEqual([true, false, false]);
    own.socket.close();
  });
});

describe('changing the password', () => {
  const change = (person: Person, currentPassword: string, newPassword: string) =>
    person.viaRest('POST', '/api/user/password', { currentPassword, newPassword });

  it('asks for the old one, ends all other sessions and tells the member by mail', async () => {
    const member = await product.member();
    const there = await elsewhere(member);
    const before = member.cookie;
    expect(await change(member, 'not my password', NEW_PASSWORD)).toMatchObject({
      code: 'VALIDATION',
      fields: { currentPassword: 'This password is wrong.' },
    });
    expect(await change(member, PASSWORD, 'password123')).toMatchObject({
      code: 'VALIDATION',
      fields: { newPassword: expect.stringContaining('too easy to guess') as unknown },
    });
    expect(await isSignedIn(there)).toBe(true);
    expect(await change(member, PASSWORD, NEW_PASSWORD)).toMatchObject({ ok: true });
    expect([await isSignedIn(member), await isSignedIn(there)]).toEqual([true, false]);
    expect(member.cookie).toBe(before);
    expect((await product.visitor().signIn(member.email, PASSWORD)).status).toBe(401);
    expect((await product.visitor().signIn(member.email, NEW_PASSWORD)).status).toBe(200);
    await mailTo(product, member.email, /^Your password was changed/);
  });

  it('leaves no session to a sign-in with the old password at the same moment', async () => {
    const member = await product.member();
    const there = product.visitor();
    const signIn = await product.database.transaction(async (tx) => {
      const { id } = member;
      await tx.query(`update users set password_hash = 'another' where id = $1`, [id]);
      await tx.query(`delete from sessions where sess #>> '{passport,user}' = $1`, [id]);
      const answer = there.signIn(member.email, PASSWORD);
      // the password is checked against what was committed so far
      await untilWaiting(tx, 1, answer);
      return { answer };
    });
    expect((await signIn.answer).status).toBe(401);
    expect(await isSignedIn(there)).toBe(false);
  });

  it('works over GraphQL, and ends a reset link that is under way', async () => {
    const member = await product.member();
    await member.rest('POST', '/api/password/forgot', { email: member.email });
    await mailTo(product, member.email, /^Reset your password/);
    const { body } = await member.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }',
      { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
    );
    expect(body.data).toEqual({ changePassword: { success: true } });
    expect(
      await product.database.query('select 1 from one_time_tokens where user_id = $1 and purpose = $2', [
        member.id,
        'password-reset',
      ]),
    ).toEqual([]);
  });

  it('tells a member without a password what to do', async () => {
    const member = await product.member();
    await product.database.query('update users set password_hash = null where id = $1', [member.id]);
    expect((await member.rest('GET', '/api/user/security')).body).toMatchObject({ hasPassword: false });
    expect(await change(member, PASSWORD, NEW_PASSWORD)).toMatchObject({ code: 'CONFLICT' });
  });

  it('is limited per account', async () => {
    const limited = await startApp({ RATE_LIMITS: 'default' });
    try {
      const member = await limited.member();
      const guess = () => change(member, 'not my password', NEW_PASSWORD);
      for (let n = 0; n < 10; n++) expect(await guess()).toMatchObject({ code: 'VALIDATION' });
      expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' });
    } finally {
      await limited.stop();
    }
  });
});
