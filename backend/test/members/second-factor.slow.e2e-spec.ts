import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { runCommand } from '../support/product/command.js';
import { mailTo } from '../support/product/stored-mails.js';
import { PasskeyDevice } from '../support/servers/passkey-device.js';
import { PASSWORD, type Person } from '../support/person.js';
import { addApp, addPasskey as registerPasskey, codeOf } from '../support/second-factor.js';
import { untilWaiting } from '../support/waiting.js';

let product: TestApp;
const ORIGIN = 'http://localhost:4999';
beforeAll(async () => {
  product = await startApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => product.stop());

const addPasskey = (member: Person, device = new PasskeyDevice(ORIGIN)) => registerPasskey(member, device);

const isSignedIn = async (person: Person) => (await person.rest('GET', '/api/auth/user')).status === 200;

/** The first step in a new browser. */
async function firstStep(member: Person) {
  const browser = product.visitor();
  const answer = await browser.signIn(member.email);
  return { browser, answer };
}

/** As if the last proof of all the member's sessions was given so long ago. */
const provedAgo = (member: Person, age = '16 minutes') =>
  product.database.query(
    `update sessions set proved_at = now() - $2::interval where sess #>> '{passport,user}' = $1`,
    [member.id, age],
  );

describe('signing in with an authenticator app', () => {
  it('takes two steps, and between them the session is a visitor', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const { browser, answer } = await firstStep(member);
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        error: 'Please confirm with your second step.',
        code: 'SECOND_FACTOR_REQUIRED',
        details: { factors: ['authenticator', 'recovery-code'] },
      },
    ]);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.graphql('{ me { id } }')).body.data).toEqual({ me: null });
    expect((await browser.rest('GET', '/api/login/factor')).body).toEqual({
      factors: ['authenticator', 'recovery-code'],
    });
    const cookie = browser.cookie;
    const done = await browser.rest('POST', '/api/login/factor', { code: codeOf(secret) });
    expect([done.status, done.body]).toEqual([200, expect.objectContaining({ id: member.id })]);
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.cookie).not.toBe(cookie);
  });

  it('never accepts a code twice, not even at the same moment', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const browsers = await Promise.all([firstStep(member), firstStep(member), firstStep(member)]);
    const code = codeOf(secret);
    const answers = await Promise.all(
      browsers.map(({ browser }) => browser.rest('POST', '/api/login/factor', { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const older = await (
      await firstStep(member)
    ).browser.rest('POST', '/api/login/factor', { code: codeOf(secret, -1) });
    expect(older.body).toMatchObject({
      code: 'VALIDATION',
      details: { fields: { code: expect.anything() } },
    });
  });

  it('is impossible without the first step, or long after it', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const stranger = product.visitor();
    expect((await stranger.rest('POST', '/api/login/factor', { code: codeOf(secret) })).status).toBe(400);
    const { browser } = await firstStep(member);
    await product.database.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{pending,since}', '0')::json
       where sess #>> '{pending,userId}' = $1`,
      [member.id],
    );
    const late = await browser.rest('POST', '/api/login/factor', { code: codeOf(secret) });
    expect([late.status, late.body.error]).toEqual([400, expect.stringContaining('timed out')]);
  });

  it('works as a plain form', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const browser = product.visitor();
    const form = (path: string, fields: Record<string, string>) =>
      browser.rest('POST', path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    const returnTo = '/contracts?type=loan';
    const first = await form('/api/login', { email: member.email, password: PASSWORD, returnTo });
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      '/api/login?mode=factor&returnTo=%2Fcontracts%3Ftype%3Dloan',
    ]);
    const wrong = await form('/api/login/factor', { code: '000000', returnTo });
    expect(wrong.headers.get('location')).toBe(
      '/api/login?mode=factor&error=VALIDATION&returnTo=%2Fcontracts%3Ftype%3Dloan',
    );
    const done = await form('/api/login/factor', { code: codeOf(secret), returnTo });
    expect([done.status, done.headers.get('location')]).toEqual([303, returnTo]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is over when the member signs out between the two steps', async () => {
    const member = await product.member();
    await addApp(member);
    const { browser } = await firstStep(member);
    const { cookie } = browser;
    await browser.rest('GET', '/api/logout');
    browser.cookie = cookie;
    expect((await browser.rest('GET', '/api/login/factor')).status).toBe(400);
  });

  it('is not completed with a password that is changed at the same moment', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const { browser } = await firstStep(member);
    const completed = await product.database.transaction(async (tx) => {
      await tx.query(`update users set password_hash = 'another' where id = $1`, [member.id]);
      await tx.query(`delete from sessions where sess #>> '{passport,user}' = $1`, [member.id]);
      const answer = browser.rest('POST', '/api/login/factor', { code: codeOf(secret) });
      await untilWaiting(tx, 1, answer);
      return { answer };
    });
    expect((await completed.answer).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is ended by what ends all sessions, also between the two steps', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const { browser } = await firstStep(member);
    await member.rest('DELETE', '/api/user/sessions');
    expect((await browser.rest('POST', '/api/login/factor', { code: codeOf(secret) })).status).toBe(400);
  });

  it('limits the tries per account across sessions, and leaves the signed-in owner theirs', async () => {
    const limited = await startApp({ RATE_LIMITS: 'default', PUBLIC_URL: ORIGIN });
    try {
      const member = await limited.member();
      const { secret } = await addApp(member);
      for (let n = 0; n < 10; n++) {
        const browser = limited.visitor();
        await browser.signIn(member.email);
        expect((await browser.rest('POST', '/api/login/factor', { code: '000000' })).status).toBe(400);
      }
      const browser = limited.visitor();
      await browser.signIn(member.email);
      const refused = await browser.rest('POST', '/api/login/factor', { code: '000000' });
      expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);

      const proved = await member.rest('POST', '/api/user/step-up', { code: codeOf(secret, 1) });
      expect(proved.status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

describe('recovery codes', () => {
  it('are ten, work once each and in any spelling, and are stored as hashes', async () => {
    const member = await product.member();
    const { recoveryCodes } = await addApp(member);
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    const use = async (code: string) =>
      (await (await firstStep(member)).browser.rest('POST', '/api/login/factor', { code })).status;
    expect(await use(first)).toBe(200);
    expect(await use(first)).toBe(400);
    expect(await use(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect((await member.rest('GET', '/api/user/security')).body).toMatchObject({ recoveryCodesLeft: 8 });
    const kept = await product.database.query('select * from recovery_codes where user_id = $1', [member.id]);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('are replaced all at once', async () => {
    const member = await product.member();
    const { recoveryCodes } = await addApp(member);
    const { body } = await member.graphql('mutation { newRecoveryCodes { recoveryCodes } }');
    const fresh = (body.data!.newRecoveryCodes as { recoveryCodes: string[] }).recoveryCodes;
    expect(fresh).toHaveLength(10);
    const use = async (code = '') =>
      (await (await firstStep(member)).browser.rest('POST', '/api/login/factor', { code })).status;
    expect([await use(recoveryCodes[0]), await use(fresh[0])]).toEqual([400, 200]);
  });
});

describe('passkeys', () => {
  const challenge = async (browser: Person) =>
    ((await browser.rest('POST', '/api/login/factor/passkey')).body as { options: string }).options;

  it('complete a sign-in; each answer works once and in its own session only', async () => {
    const member = await product.member();
    const device = await addPasskey(member);
    const { browser, answer } = await firstStep(member);
    expect(answer.body).toMatchObject({ details: { factors: ['passkey', 'recovery-code'] } });
    const passkey = device.get(await challenge(browser));
    const { browser: thief } = await firstStep(member);
    await challenge(thief);
    expect((await thief.rest('POST', '/api/login/factor', { passkey })).status).toBe(400);
    expect((await browser.rest('POST', '/api/login/factor', { passkey })).status).toBe(200);
    const again = await firstStep(member);
    expect((await again.browser.rest('POST', '/api/login/factor', { passkey })).status).toBe(400);
    expect((await member.rest('GET', '/api/user/security')).body).toMatchObject({
      passkeys: [{ name: 'My key', lastUsedAt: expect.any(String) as unknown }],
    });
  });

  it('of another member, of another site or with a counter that went back are refused', async () => {
    const [member, other] = [await product.member(), await product.member()];
    const device = await addPasskey(member);
    const foreign = await addPasskey(other);
    const answerWith = async (make: (options: string) => string) => {
      const { browser } = await firstStep(member);
      const { status, body } = await browser.rest('POST', '/api/login/factor', {
        passkey: make(await challenge(browser)),
      });
      return [status, (body as { code?: string }).code];
    };
    expect(await answerWith((options) => foreign.get(options))).toEqual([400, 'VALIDATION']);
    device.origin = 'http://localhost:6666';
    expect(await answerWith((options) => device.get(options))).toEqual([400, 'VALIDATION']);
    device.origin = ORIGIN;
    device.counter = 5;
    expect((await answerWith((options) => device.get(options)))[0]).toBe(200);
    device.counter = 2;
    expect(await answerWith((options) => device.get(options))).toEqual([400, 'VALIDATION']);
    expect(await answerWith(() => '{"id":"x","response":{}}')).toEqual([400, 'VALIDATION']);
  });

  it('are added for a challenge of this session only, and once', async () => {
    const member = await product.member();
    const device = new PasskeyDevice(ORIGIN);
    const add = (passkey: string) => member.viaRest('POST', '/api/user/passkeys', { name: 'Key', passkey });
    const forged = JSON.stringify({ challenge: 'bm90IHlvdXJz', rp: { id: 'localhost' } });
    expect(await add(device.create(forged))).toMatchObject({ code: 'VALIDATION' });
    await addPasskey(member, device);
    const { options } = (await member.rest('POST', '/api/user/passkeys/options')).body as { options: string };
    expect(await add(device.create(options))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('members change their factors', () => {
  it('are told by mail, and without the last one sign in in one step', async () => {
    const member = await product.member();
    await addApp(member);
    await mailTo(product, member.email, /^An authenticator app was added/);
    await addPasskey(member);
    await mailTo(product, member.email, /^A passkey was added/);
    expect((await member.rest('DELETE', '/api/user/authenticator')).status).toBe(200);
    await mailTo(product, member.email, /^Your authenticator app was removed/);
    expect((await firstStep(member)).answer.status).toBe(401);
    const { passkeys } = (await member.rest('GET', '/api/user/security')).body as {
      passkeys: { id: string }[];
    };
    const { body } = await member.graphql(
      'mutation ($id: ID!) { removePasskey(passkeyId: $id) { recoveryCodes } }',
      { id: passkeys[0]?.id },
    );
    expect(body.data).toEqual({ removePasskey: { recoveryCodes: null } });
    expect((await firstStep(member)).answer.status).toBe(200);
    expect((await member.rest('GET', '/api/user/security')).body).toEqual({
      hasPassword: true,
      hasSecondFactor: false,
      hasAuthenticator: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      setupRequired: false,
    });
  });

  it('have one authenticator app at a time, and its key cannot be read from the database', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    expect(await member.viaRest('POST', '/api/user/authenticator')).toMatchObject({ code: 'CONFLICT' });
    const [row] = await product.database.query<{ secret: Buffer }>(
      'select secret from authenticator_apps where user_id = $1',
      [member.id],
    );
    expect(row?.secret.toString('latin1')).not.toContain(secret);
  });

  it('prove who they are before, with what they have', async () => {
    const member = await product.member();
    await provedAgo(member);
    const refused = await member.rest('POST', '/api/user/authenticator');
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: 'Please confirm that it is you.',
        code: 'STEP_UP_REQUIRED',
        details: { proofs: ['password'] },
      },
    ]);
    const stepUp = (proof: object) => member.viaRest('POST', '/api/user/step-up', proof);
    expect(await stepUp({ password: 'not my password' })).toMatchObject({ code: 'VALIDATION' });
    expect(await stepUp({ password: PASSWORD })).toMatchObject({ ok: true });
    const { secret } = await addApp(member);
    await provedAgo(member);
    expect(await member.viaRest('DELETE', '/api/user/authenticator')).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
    // the password is what a thief may have; the factor is asked for
    expect(await stepUp({ password: PASSWORD })).toMatchObject({ code: 'VALIDATION' });
    expect(await stepUp({ code: codeOf(secret) })).toMatchObject({ ok: true });
    expect(await member.viaRest('DELETE', '/api/user/authenticator')).toMatchObject({ ok: true });
  });

  it('leave nothing behind when their account is deleted', async () => {
    const [member, admin] = [await product.member(), await product.admin()];
    await addApp(member);
    await addPasskey(member);
    expect((await admin.rest('DELETE', `/api/admin/users/${member.id}`)).status).toBe(200);
    for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'])
      expect(await product.database.query(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual(
        [],
      );
  });

  it('are kept out when suspended between the two steps', async () => {
    const member = await product.member();
    const { secret } = await addApp(member);
    const { browser } = await firstStep(member);
    await product.database.query('update users set suspended_at = now() where id = $1', [member.id]);
    const answer = await browser.rest('POST', '/api/login/factor', { code: codeOf(secret) });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('who take over an unproven address by a reset mail are not kept out by the factor of another', async () => {
    const squatter = await product.member();
    await addApp(squatter);
    await product.visitor().rest('POST', '/api/password/forgot', { email: squatter.email });
    const mail = await mailTo(product, squatter.email, /^Reset your password/);
    const token = new URL(/https?:\S+token=\S+/.exec(mail.text ?? '')?.[0] ?? '').searchParams.get('token');
    const password = 'an entirely new sentence';
    expect((await product.visitor().rest('POST', '/api/password/reset', { token, password })).status).toBe(
      200,
    );
    expect((await product.visitor().signIn(squatter.email, password)).status).toBe(200);
  });
});

describe('step-up', () => {
  it('comes before make-admin, deletion and refunds, in both APIs, and not before', async () => {
    const [admin, member] = [await product.admin(), await product.member()];
    const calls: (() => Promise<{ code?: string }>)[] = [
      () => admin.viaRest('POST', `/api/admin/users/${member.id}/make-admin`),
      () => admin.viaRest('DELETE', `/api/admin/users/${member.id}`),
      () => admin.viaRest('POST', `/api/admin/purchases/${member.id}/refund`, { reason: 'A test.' }),
      () => admin.viaGraphql('mutation ($id: ID!) { makeAdmin(userId: $id) { id } }', { id: member.id }),
      () =>
        admin.viaGraphql('mutation ($id: ID!) { deleteUser(userId: $id) { success } }', { id: member.id }),
      () =>
        admin.viaGraphql('mutation ($id: ID!) { refundPurchase(id: $id, reason: "A test.") { id } }', {
          id: member.id,
        }),
    ];
    await provedAgo(admin);
    for (const call of calls) expect(await call()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect((await member.rest('GET', '/api/auth/user')).body).toMatchObject({ isAdmin: false });
    expect((await admin.rest('GET', '/api/admin/users')).status).toBe(200);
    const { body } = await admin.graphql(
      'mutation ($input: ProofInput!) { confirmIdentity(input: $input) { success } }',
      { input: { password: PASSWORD } },
    );
    expect(body.data).toEqual({ confirmIdentity: { success: true } });
    expect((await admin.rest('POST', `/api/admin/users/${member.id}/make-admin`)).status).toBe(200);
  });

  it('comes before contracts are deleted, their status is set and transfers are completed, in both APIs', async () => {
    const [admin, member] = [await product.admin(), await product.member()];
    const { id } = await listContract(member);
    const update = (input: object) =>
      admin.viaGraphql<{ title: string }>(
        'mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { title } }',
        { id, input },
      );
    const calls: (() => Promise<{ code?: string }>)[] = [
      () => admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'cancelled' }),
      () => admin.viaRest('PUT', `/api/admin/contracts/${id}`, { title: 'Other', status: 'active' }),
      () => admin.viaRest('DELETE', `/api/admin/contracts/${id}`),
      () => update({ status: 'CANCELLED' }),
      () => admin.viaGraphql('mutation ($id: ID!) { deleteContract(id: $id) { success } }', { id }),
      () => admin.viaRest('POST', `/api/admin/transfers/${id}/complete`, { reason: 'A test.' }),
      () =>
        admin.viaGraphql('mutation ($id: ID!) { completeTransfer(id: $id, reason: "A test.") { id } }', {
          id,
        }),
    ];
    await provedAgo(admin);
    for (const call of calls) expect(await call()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await admin.viaRest('GET', `/api/contracts/${id}`)).toMatchObject({ data: { status: 'active' } });
    // what can be undone needs no proof
    expect(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { title: 'Third' })).toMatchObject({
      ok: true,
    });
    expect(await update({ title: 'Second', status: null })).toMatchObject({ data: { title: 'Second' } });
    // signing in is a proof
    expect((await admin.signIn()).status).toBe(200);
    expect(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'cancelled' })).toMatchObject({
      ok: true,
    });
    expect(await admin.viaRest('DELETE', `/api/admin/contracts/${id}`)).toMatchObject({ ok: true });
  });

  it('comes before exports and changes of the setting that requires a second factor, in both APIs', async () => {
    const [admin, member] = [await product.admin(), await product.member()];
    const key = 'require_admin_second_factor';
    const update = { key, input: { value: 'true' } };
    const calls: (() => Promise<{ code?: string }>)[] = [
      () => admin.viaRest('POST', '/api/admin/settings', { key: ` ${key} `, value: 'true' }),
      () => admin.viaRest('PUT', `/api/admin/settings/${key}`, { value: 'true' }),
      () => admin.viaRest('DELETE', `/api/admin/settings/${key}`),
      () =>
        admin.viaGraphql('mutation ($input: CreateSettingInput!) { createSetting(input: $input) { id } }', {
          input: { key, value: 'true' },
        }),
      () =>
        admin.viaGraphql(
          'mutation ($key: String!, $input: UpdateSettingInput!) { updateSetting(key: $key, input: $input) { id } }',
          update,
        ),
      () => admin.viaGraphql(`mutation { deleteSetting(key: "${key}") { success } }`),
      () => admin.viaRest('GET', '/api/user/export'),
      () => admin.viaGraphql('{ exportMyData { json } }'),
      () => admin.viaRest('GET', `/api/admin/users/${member.id}/export`),
      () => admin.viaGraphql('query ($id: ID!) { exportUserData(userId: $id) { json } }', { id: member.id }),
    ];
    await provedAgo(admin);
    for (const call of calls) expect(await call()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await product.database.query('select 1 from settings where key = $1', [key])).toEqual([]);
    const other = { key: 'another_setting', value: 'true' };
    expect(await admin.viaRest('POST', '/api/admin/settings', other)).toMatchObject({ ok: true });
    await admin.rest('POST', '/api/user/step-up', { password: PASSWORD });
    expect(await admin.viaRest('GET', '/api/user/export')).toMatchObject({ ok: true });
  });

  it('asks admins with a factor for it, also right after a password', async () => {
    const [admin, member] = [await product.admin(), await product.member()];
    const device = await addPasskey(admin);
    await product.database.query(
      `update sessions set proved_by = 'password' where sess #>> '{passport,user}' = $1`,
      [admin.id],
    );
    const promote = () => admin.viaRest('POST', `/api/admin/users/${member.id}/make-admin`);
    expect(await promote()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    const { options } = (await admin.rest('POST', '/api/user/step-up/passkey')).body as { options: string };
    expect((await admin.rest('POST', '/api/user/step-up', { passkey: device.get(options) })).status).toBe(
      200,
    );
    expect(await promote()).toMatchObject({ ok: true });
  });
});

it('adds passkeys on one connection per request', async () => {
  const small = await startApp({ PUBLIC_URL: ORIGIN, DATABASE_POOL_SIZE: '2' });
  try {
    const member = await small.member();
    const add = () => member.viaRest('POST', '/api/user/passkeys', { name: 'My key', passkey: '{}' });
    const answers = await Promise.all([add(), add(), add(), add(), add(), add()]);
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill('VALIDATION'));
  } finally {
    await small.stop();
  }
});

describe('the setting require_admin_second_factor', () => {
  it('closes the admin area to admins without a factor until they set one up', async () => {
    const strict = await startApp({ PUBLIC_URL: ORIGIN });
    try {
      const admin = await strict.admin();
      const key = 'require_admin_second_factor';
      const create = (value: string) => admin.viaRest('POST', '/api/admin/settings', { key, value });
      expect(await create('perhaps')).toMatchObject({ code: 'VALIDATION' });
      expect(await create('true')).toMatchObject({ ok: true });
      const refused = await admin.rest('GET', '/api/admin/users');
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          error:
            'Admins and other staff of this site need two-step sign-in. Set it up under My Account first.',
          code: 'FORBIDDEN',
          details: { reason: 'SECOND_FACTOR_SETUP' },
        },
      ]);
      expect(await admin.viaGraphql('{ users { edges { node { id } } } }')).toMatchObject({
        code: 'FORBIDDEN',
      });
      expect((await admin.rest('GET', '/api/user/security')).body).toMatchObject({ setupRequired: true });
      await addApp(admin);
      expect((await admin.rest('GET', '/api/admin/users')).status).toBe(200);
      expect((await admin.rest('GET', '/api/user/security')).body).toMatchObject({ setupRequired: false });
    } finally {
      await strict.stop();
    }
  });
});

describe('npm run factor:reset', () => {
  const reset = (...words: string[]) => runCommand(product, 'commands/reset-factor.ts', ...words);

  it('removes every factor, ends all sessions and tells the member by mail', async () => {
    const member = await product.member();
    await addApp(member);
    await addPasskey(member);
    const { browser } = await firstStep(member);
    expect(await reset(member.email.toUpperCase())).toEqual({
      code: 0,
      text: `${member.email} can sign in with the password alone now. All sessions have ended.\n`,
    });
    expect(await isSignedIn(member)).toBe(false);
    expect((await browser.rest('POST', '/api/login/factor', { code: '000000' })).status).toBe(400);
    for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'])
      expect(await product.database.query(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual(
        [],
      );
    expect((await firstStep(member)).answer.status).toBe(200);
    await mailTo(product, member.email, /two-step sign-in/i);
    expect(await reset(member.email)).toEqual({ code: 0, text: `${member.email} has no second factor.\n` });
  });

  it('says plainly what is wrong', async () => {
    expect(await reset()).toMatchObject({ code: 1, text: expect.stringContaining('Which account?') });
    expect(await reset('missing@example.com')).toEqual({
      code: 1,
      text: 'There is no account with the address missing@example.com.\n',
    });
  });
});
