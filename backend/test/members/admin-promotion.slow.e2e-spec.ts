import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FirstAdmin } from '../../src/auth/first-admin.js';
import { Config } from '../../src/common/config/config.js';
import { TermsInForce } from '../../src/legal/terms-in-force.js';
import { UsersService } from '../../src/users/users.service.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { runCommand } from '../support/product/command.js';
import { linkIn, mailTo } from '../support/product/stored-mails.js';
import { PASSWORD, type Person } from '../support/person.js';
import { addApp } from '../support/second-factor.js';
import { RawSocket } from '../support/sockets.js';

const OWNERS_PASSWORD = 'the owner signs in here';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

const statusOf = async (person: Person, path = '/api/auth/user') => (await person.rest('GET', path)).status;
const isAdmin = async (person: Person) =>
  (await person.rest<{ isAdmin?: boolean }>('GET', '/api/auth/user')).body.isAdmin ?? false;
const accountOf = async ({ id }: Person) =>
  (
    await product.database.query<Record<string, unknown>>(
      `select is_admin as "isAdmin", oidc_subject as "oidcSubject", email_verified_at is not null as "isVerified",
         (select count(*)::int from one_time_tokens t where t.user_id = u.id) as tokens,
         (select count(*)::int from sessions s where s.sess #>> '{passport,user}' = u.id::text) as sessions
       from users u where id = $1`,
      [id],
    )
  )[0];

/** A member who signed up with an address that they never confirmed, and linked their own OpenID account to it. */
async function stranger(): Promise<Person> {
  const person = await product.member();
  await product.database.query('update users set oidc_subject = $2 where id = $1', [
    person.id,
    `https://id.example ${person.id}`,
  ]);
  await person.rest('POST', '/api/password/forgot', { email: person.email });
  await mailTo(product, person.email, /^Reset your password/);
  return person;
}

describe('ADMIN_EMAIL names an address that a stranger registered', () => {
  const start = (email: string, password: string) => {
    const config = Object.assign(Object.create(product.app.get(Config)) as Config, {
      adminEmail: email,
      adminPassword: password,
    });
    const [users, terms] = [product.app.get(UsersService), product.app.get(TermsInForce)];
    return new FirstAdmin(config, product.database, users, terms).ensure();
  };

  it('gives the account to the owner: no session, link or password of the stranger works', async () => {
    const thief = await stranger();
    const resetLink = linkIn(await mailTo(product, thief.email, /^Reset your password/));
    const socket = await RawSocket.open(product.url, { person: thief });
    await start(thief.email, OWNERS_PASSWORD);

    expect(await statusOf(thief)).toBe(401);
    expect(await statusOf(thief, '/api/admin/users')).toBe(401);
    expect(await socket.closed).toMatchObject({ code: 4001 });
    expect((await product.visitor().signIn(thief.email, PASSWORD)).status).toBe(401);
    const token = resetLink.searchParams.get('token');
    const reset = await product.visitor().rest('POST', '/api/password/reset', { token, password: PASSWORD });
    expect(reset.status).toBe(400);
    expect(await accountOf(thief)).toEqual({
      isAdmin: true,
      isVerified: true,
      oidcSubject: null,
      tokens: 0,
      sessions: 0,
    });
    const owner = product.visitor();
    expect((await owner.signIn(thief.email, OWNERS_PASSWORD)).body).toMatchObject({ isAdmin: true });
  });

  it('also where an earlier start made that account an admin without confirming its address', async () => {
    const thief = await stranger();
    await product.database.query('update users set is_admin = true where id = $1', [thief.id]);
    await start(thief.email, PASSWORD);
    expect(await statusOf(thief)).toBe(401);
  });

  it("removes the stranger's second factor, which would keep the owner out", async () => {
    const thief = await stranger();
    await addApp(thief);
    await start(thief.email, OWNERS_PASSWORD);
    const owner = product.visitor();
    expect((await owner.signIn(thief.email, OWNERS_PASSWORD)).status).toBe(200);
  });

  it('keeps the second factor of an admin whose ADMIN_PASSWORD changes', async () => {
    const email = 'careful.admin@example.com';
    await start(email, OWNERS_PASSWORD);
    const admin = product.visitor();
    await admin.signIn(email, OWNERS_PASSWORD);
    await addApp(admin);
    await start(email, 'a new password of the owner');
    const answer = await product.visitor().signIn(email, 'a new password of the owner');
    expect(answer.body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('ends all sessions when ADMIN_PASSWORD changes, and none when it stays the same', async () => {
    const email = 'kept.admin@example.com';
    await start(email, OWNERS_PASSWORD);
    const admin = product.visitor();
    await admin.signIn(email, OWNERS_PASSWORD);
    await start(email, OWNERS_PASSWORD);
    expect(await isAdmin(admin)).toBe(true);
    await start(email, 'another password of the owner');
    expect(await statusOf(admin)).toBe(401);
    expect((await admin.signIn(email, OWNERS_PASSWORD)).status).toBe(401);
    expect((await admin.signIn(email, 'another password of the owner')).body).toMatchObject({
      isAdmin: true,
    });
  });
});

describe('npm run admin:grant', () => {
  const grant = (...words: string[]) => runCommand(product, 'commands/grant-admin.ts', ...words);
  const confirm = ({ id }: Person) =>
    product.database.query('update users set email_verified_at = now() where id = $1', [id]);
  const passwordIn = (text: string) => /^Password: (\S+)$/m.exec(text)?.[1] ?? '';

  it('makes a member an admin who signs in with the printed password', async () => {
    const ada = await product.member();
    await confirm(ada);
    const { code, text } = await grant(ada.email.toUpperCase());
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringContaining(`${ada.email} is an admin now.`),
    });
    expect(await statusOf(ada)).toBe(401);
    const admin = product.visitor();
    expect((await admin.signIn(ada.email, passwordIn(text))).body).toMatchObject({ isAdmin: true });
    expect((await admin.rest('GET', '/api/admin/users')).status).toBe(200);
    const { body: entries } = await admin.rest('GET', '/api/admin/audit?limit=1');
    expect(entries).toMatchObject([{ action: 'user.make-admin', targetId: ada.id, ip: 'command line' }]);
    expect(await grant(ada.email)).toEqual({ code: 0, text: `${ada.email} is an admin already.\n` });
    expect(await isAdmin(admin)).toBe(true);
  });

  it('refuses an address that was never confirmed, and changes nothing', async () => {
    const thief = await stranger();
    const before = await accountOf(thief);
    expect(await grant(thief.email)).toMatchObject({ code: 1, text: expect.stringContaining('--force') });
    expect(await accountOf(thief)).toEqual(before);
    expect(await isAdmin(thief)).toBe(false);
  });

  it('with --force gives the account to the operator: sessions, sockets, links and password end', async () => {
    const thief = await stranger();
    const socket = await RawSocket.open(product.url, { person: thief });
    const { code, text } = await grant(thief.email, '--force');
    expect(code).toBe(0);
    expect(await statusOf(thief)).toBe(401);
    expect(await socket.closed).toMatchObject({ code: 4001 });
    expect(await accountOf(thief)).toEqual({
      isAdmin: true,
      isVerified: true,
      oidcSubject: null,
      tokens: 0,
      sessions: 0,
    });
    expect((await product.visitor().signIn(thief.email, PASSWORD)).status).toBe(401);
    expect((await product.visitor().signIn(thief.email, passwordIn(text))).status).toBe(200);
  });

  it('says plainly what is wrong', async () => {
    expect(await grant()).toMatchObject({ code: 1, text: expect.stringContaining('Say who') });
    expect(await grant('nobody@example.com')).toMatchObject({
      code: 1,
      text: expect.stringContaining('No account has the address'),
    });
  });
});
