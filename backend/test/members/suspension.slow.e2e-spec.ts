import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '../../src/auth/one-time-tokens.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { moderationApis } from '../support/moderation-apis.js';
import { PASSWORD, type Person } from '../support/person.js';
import { MESSAGE_SENT, RawSocket } from '../support/sockets.js';
import { untilWaiting } from '../support/waiting.js';

let product: TestApp;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, seller] = [await product.admin(), await product.member()];
});
afterAll(() => product.stop());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const suspend = (person: Person) =>
  admin.rest('POST', `/api/admin/users/${person.id}/suspend`, { reason: 'a test' });

/** What the account may do is in access.e2e-spec.ts, operation by operation; here is how it gets there. */
describe('a suspended member is a visitor', () => {
  it('on every socket they had open, and on the next', async () => {
    const mallory = await product.member();
    const { id } = await listContract(seller);
    const sockets = await Promise.all([1, 2].map(() => RawSocket.open(product.url, { person: mallory })));
    await sockets[0]?.watch(id);
    await suspend(mallory);
    for (const socket of sockets) expect(await socket.closed).toMatchObject({ code: 4001 });
    const next = await RawSocket.open(product.url, { person: mallory });
    next.subscribe('1', MESSAGE_SENT, { id });
    await next.live('1');
    next.stop();
  });

  it('at every way to sign in: the password’s JSON and form, and after a new password', async () => {
    const mallory = await product.member();
    await suspend(mallory);
    expect(await mallory.signIn()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const form = new URLSearchParams({ email: mallory.email, password: PASSWORD }).toString();
    const sent = await product.visitor().rest('POST', '/api/login', form, FORM);
    expect(sent).toMatchObject({ status: 303 });
    expect(sent.headers.get('location')).toContain('error=FORBIDDEN');
    expect(sent.headers.getSetCookie()).toEqual([]);

    const token = await product.database.transaction((tx) => issueToken(tx, mallory.id, 'password-reset'));
    const password = 'another walk along the quiet harbour';
    expect((await mallory.rest('POST', '/api/password/reset', { token, password })).status).toBe(200);
    expect((await mallory.signIn(mallory.email, password)).status).toBe(403);
    expect((await mallory.rest('GET', '/api/auth/user')).status).toBe(401);
  });

  it('whatever session comes to life while they are being suspended', async () => {
    for (let round = 0; round < 10; round++) {
      const mallory = await product.member();
      const again = product.visitor();
      again.email = mallory.email;
      await Promise.all([suspend(mallory), again.signIn(), mallory.signIn()]);
      for (const person of [mallory, again])
        expect((await person.rest('GET', '/api/auth/user')).status).toBe(401);
    }
  });
});

describe.each(moderationApis)('at the very moment of a suspension, through $name', (api) => {
  /** Holds what the api's own check has already let in, until the suspension is on its way. */
  async function whileSuspending(mallory: Person, write: () => Promise<unknown>): Promise<void> {
    const client = await product.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from users where id = $1 for update', [mallory.id]);
      const written = write();
      await untilWaiting({ query: async (sql) => (await client.query<object>(sql)).rows });
      await client.query('update users set suspended_at = now() where id = $1', [mallory.id]);
      await client.query('commit');
      await written;
    } finally {
      client.release();
    }
  }

  it('no listing comes through', async () => {
    const mallory = await product.member();
    let outcome: unknown;
    await whileSuspending(mallory, async () => (outcome = await api.submit(mallory, { title: 'Too late' })));
    expect(outcome).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(await product.database.query('select 1 from contracts where user_id = $1', [mallory.id])).toEqual(
      [],
    );
  });

  it('no message comes through, and the thread does not count it', async () => {
    const mallory = await product.member();
    const { id } = dataOf(await api.submit(seller, {}));
    let outcome: unknown;
    await whileSuspending(mallory, async () => (outcome = await api.send(mallory, id, 'Too late')));
    expect(outcome).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(dataOf(await api.contract(admin, id)).messageCount).toBe(0);
  });

  it('the member does not delete the account', async () => {
    const mallory = await product.member();
    let outcome: unknown;
    await whileSuspending(
      mallory,
      async () => (outcome = await mallory.viaRest('DELETE', '/api/user', { password: PASSWORD })),
    );
    expect(outcome).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(
      await product.database.query('select deleted_at as "deletedAt" from users where id = $1', [mallory.id]),
    ).toEqual([{ deletedAt: null }]);
  });

  it('whatever was listed before is off the market after, however close', async () => {
    for (let round = 0; round < 10; round++) {
      const mallory = await product.member();
      const [, ...listed] = await Promise.all([
        api.suspend(admin, mallory.id, 'a race'),
        ...[1, 2, 3].map((n) => api.submit(mallory, { title: `Racing ${n}` })),
      ]);
      expect(listed.every(({ code }) => code === undefined || code === 'UNAUTHENTICATED')).toBe(true);
      expect(
        await product.database.query(`select 1 from contracts where user_id = $1 and status = 'active'`, [
          mallory.id,
        ]),
      ).toEqual([]);
    }
  });
});
