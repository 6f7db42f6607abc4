import { CLAIM_KEYS } from '@handover/domain/claims/claims';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { REPEATED } from '../../src/jobs/jobs.js';
import { ServerErrors } from '../../src/launch/server-errors.js';
import { restApi } from '../support/admin-apis.js';
import { rest as claims } from '../support/claims-apis.js';
import { launchApis, rest, type CheckShown } from '../support/launch.js';
import { dataOf } from '../support/lists.js';
import { LIVE_KEYS, startApp, type TestApp } from '../support/product/app.js';
import { runCommand } from '../support/product/command.js';
import { addApp } from '../support/second-factor.js';
import type { Person } from '../support/person.js';

const KEYS = [
  ...[
    'claims',
    'legal-texts',
    'states',
    'support',
    'confirmed-email',
    'applications',
    'payments',
    'test-purchase',
  ],
  ...['mail', 'sender-domain', 'backup', 'second-factors', 'https', 'storage', 'clock', 'jobs', 'errors'],
];

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

const check = async (key: string): Promise<CheckShown> =>
  dataOf(await rest.list(admin)).find((one) => one.key === key) as CheckShown;
const statusOf = async (key: string) => (await check(key)).status;

describe.each(launchApis)('through $name', (api) => {
  it('a new site has most to do, and each check says why and where', async () => {
    const checks = dataOf(await api.list(admin));
    expect(checks.map(({ key }) => key)).toEqual(KEYS);
    expect(checks.filter(({ status }) => status === 'done').map(({ key }) => key)).toEqual([
      ...['storage', 'clock', 'jobs', 'errors'],
    ]);
    for (const { title, why, reason, found, fix } of checks) {
      expect(why).toMatch(/^[A-Z].{30,}\.$/);
      expect(title).toMatch(/^[A-Z]/);
      expect(fix.label).not.toBe('');
      expect(reason).toBe(found);
    }
    expect(checks.find(({ key }) => key === 'claims')).toMatchObject({
      ...{ reason: '20 of 20 claims are neither confirmed nor replaced.', waivedBy: null, waivedAt: null },
      fix: { label: 'Admin > Content', href: '/admin?tab=content' },
    });
  });

  it('an admin waives a check with a reason, replaces it and takes it back', async () => {
    const { items: before } = dataOf(await restApi.audit(admin));
    const waived = dataOf(await api.waive(admin, 'legal-texts', '  Our lawyer reads them next week.  '));
    expect(waived).toMatchObject({
      ...{ key: 'legal-texts', status: 'waived', reason: 'Our lawyer reads them next week.' },
      ...{ found: 'Still as shipped: Terms of Service and Privacy Policy.', waivedBy: admin.email },
      waivedAt: expect.stringMatching(/Z$/),
    });
    const other = await product.admin();
    expect(dataOf(await api.waive(other, 'legal-texts', 'We have none.'))).toMatchObject({
      ...{ reason: 'We have none.', waivedBy: other.email },
    });
    expect(await statusOf('legal-texts')).toBe('waived');
    const open = { status: 'open', waivedBy: null, waivedAt: null };
    expect(dataOf(await api.unwaive(admin, 'legal-texts'))).toMatchObject(open);
    expect(dataOf(await api.unwaive(admin, 'legal-texts'))).toMatchObject(open);
    const { items } = dataOf(await restApi.audit(admin));
    expect(
      items
        .slice(0, items.length - before.length)
        .map((entry): unknown[] => [
          ...[entry.action, entry.actorId, entry.targetType, entry.targetId],
          ...[entry.before && JSON.parse(entry.before), entry.after && JSON.parse(entry.after)],
        ]),
    ).toEqual([
      ['launch.unwaive', admin.id, 'launch', 'legal-texts', { reason: 'We have none.' }, null],
      [
        ...['launch.waive', other.id, 'launch', 'legal-texts'],
        ...[{ reason: 'Our lawyer reads them next week.' }, { reason: 'We have none.' }],
      ],
      [
        'launch.waive',
        admin.id,
        'launch',
        'legal-texts',
        null,
        { reason: 'Our lawyer reads them next week.' },
      ],
    ]);
  });

  it('a waiver counts only while the check is open', async () => {
    expect(dataOf(await api.waive(admin, 'clock', 'Not needed.'))).toMatchObject({
      ...{ status: 'done', waivedBy: null, reason: 'Database and process have the same time.' },
    });
    dataOf(await api.unwaive(admin, 'clock'));
  });

  it('needs a known check and a reason', async () => {
    for (const key of ['moon', 'toString'])
      expect(await api.waive(admin, key, 'Not needed.')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.unwaive(admin, 'moon')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.waive(admin, 'claims', 'no')).toMatchObject({
      ...{ code: 'VALIDATION', fields: { reason: 'Please give a reason of 3 to 500 characters.' } },
    });
    expect(await statusOf('claims')).toBe('open');
  });

  it('waiving asks for a recent proof of identity', async () => {
    const late = await product.admin();
    await product.database.query(
      `update sessions set proved_at = now() - interval '16 minutes' where sess #>> '{passport,user}' = $1`,
      [late.id],
    );
    expect(await api.waive(late, 'claims', 'Not needed.')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await statusOf('claims')).toBe('open');
  });

  it('an admin says that the states were reviewed', async () => {
    expect(await statusOf('states')).toBe('open');
    expect(dataOf(await api.reviewStates(admin))).toMatchObject({
      ...{ key: 'states', status: 'done', reason: expect.stringMatching(/^Reviewed on \d{4}-\d\d-\d\d\.$/) },
    });
    expect(dataOf(await restApi.audit(admin)).items[0]).toMatchObject({
      ...{ action: 'launch.review-states', targetId: 'states' },
    });
    await product.database.query(`delete from installation_marks where name = 'states-reviewed'`);
  });
});

describe('what the checks look at', () => {
  it('claims: until each is confirmed or replaced', async () => {
    for (const key of CLAIM_KEYS.slice(1)) dataOf(await claims.setClaim(admin, key, true));
    expect((await check('claims')).reason).toBe('1 of 20 claims are neither confirmed nor replaced.');
    dataOf(await claims.setClaim(admin, CLAIM_KEYS[0]!, true));
    expect(await statusOf('claims')).toBe('done');
  });

  it('legal texts: a published version of terms and privacy policy', async () => {
    for (const [kind, left] of [
      ['terms', 'Still as shipped: Privacy Policy.'],
      ['privacy', 'Terms of Service: version 2. Privacy Policy: version 2.'],
    ] as const) {
      const body = { body: '## Ours\n\nOur text.\n', requiresConsent: false, revision: 0 };
      const draft = await admin.rest('GET', `/api/admin/legal/${kind}`);
      const saved = await admin.rest('PUT', `/api/admin/legal/${kind}`, {
        ...body,
        revision: draft.body.revision,
      });
      const published = await admin.rest('POST', `/api/admin/legal/${kind}/publish`, {
        note: 'Ours.',
        revision: saved.body.revision,
      });
      expect([saved.status, published.status]).toEqual([200, 200]);
      expect((await check('legal-texts')).reason).toBe(left);
    }
    expect(await statusOf('legal-texts')).toBe('done');
  });

  it('support: an address and a number of your own', async () => {
    const set = async (key: string, value: string) =>
      dataOf(await restApi.createSetting(admin, { key, value, category: 'contact' }));
    expect((await check('support')).reason).toMatch(/^Still an example: the address .* and the number /);
    await set('contact_email', 'help@handover.test');
    expect((await check('support')).reason).toMatch(/^Still an example: the number /);
    await set('company_phone', '(212) 555-0100');
    expect(await check('support')).toMatchObject({
      ...{ status: 'done', reason: 'help@handover.test, (212) 555-0100' },
    });
  });

  it('confirmed email: once an admin has decided, for or against it', async () => {
    expect((await check('confirmed-email')).reason).toBe('Nothing needs it, because nobody has decided yet.');
    const key = 'require_confirmed_email';
    dataOf(await restApi.createSetting(admin, { key, value: 'list, pay', category: 'general' }));
    expect(await check('confirmed-email')).toMatchObject({
      ...{ status: 'done', reason: 'Needed for listing contracts, paying.' },
    });
    dataOf(await restApi.updateSetting(admin, key, { value: 'off' }));
    expect((await check('confirmed-email')).reason).toBe('Nothing needs it, as decided.');
  });

  it('applications: once an admin has decided about homes', async () => {
    expect((await check('applications')).status).toBe('open');
    const key = 'applications_types';
    expect(await restApi.createSetting(admin, { key, value: 'boat', category: 'general' })).toMatchObject({
      code: 'VALIDATION',
    });
    dataOf(await restApi.createSetting(admin, { key, value: 'loan, apartment', category: 'general' }));
    expect(await check('applications')).toMatchObject({
      ...{ status: 'done', reason: 'Decided for loans, apartments.' },
    });
    dataOf(await restApi.updateSetting(admin, key, { value: 'off' }));
    expect((await check('applications')).reason).toBe('Nobody takes applications, as decided.');
  });

  it('second factors: those of all admins, of which there are several', async () => {
    const others = await product.database.query<{ email: string }>(
      'update users set is_admin = false where is_admin and id <> $1 returning email',
      [admin.id],
    );
    expect(others.length).toBeGreaterThan(0);
    expect((await check('second-factors')).reason).toBe(`Without a second step: ${admin.email}.`);
    await addApp(admin);
    expect(await statusOf('second-factors')).toBe('done');
    const { email } = await product.admin();
    expect((await check('second-factors')).reason).toBe(`Without a second step: ${email}.`);
  });

  it('backup: one of the last 7 days, and one that was restored', async () => {
    expect((await check('backup')).reason).toBe('No backup is known: run make backup.');
    expect(await runCommand(product, 'commands/backup.ts', '--made')).toMatchObject({ code: 0 });
    expect((await check('backup')).reason).toMatch(/^The last backup is of .* none was ever restored/);
    expect(await runCommand(product, 'commands/restore.ts', '--tried')).toMatchObject({ code: 0 });
    expect(await statusOf('backup')).toBe('done');
    await product.database.query(
      `update installation_marks set marked_at = now() - interval '169 hours' where name = 'backup'`,
    );
    expect((await check('backup')).reason).toMatch(/more than 7 days ago/);
  });

  it('jobs: none that is due waits for long, and the repeated ones are queued', async () => {
    await product.database.query(
      `select graphile_worker.add_job('no-such-task', run_at := now() - interval '7 minutes', job_key := 'late')`,
    );
    expect((await check('jobs')).reason).toBe('A job that is due has been waiting for 7 minutes.');
    await product.database.query(`select graphile_worker.remove_job('late')`);
    expect(await statusOf('jobs')).toBe('done');
    await product.database.query(
      `select graphile_worker.remove_job(key) from graphile_worker.jobs where key = $1`,
      [Object.keys(REPEATED)[0]],
    );
    expect((await check('jobs')).reason).toBe('1 of the repeated jobs are not queued: start Handover.');
  });

  it('errors: requests that failed by a fault of the server, in both APIs, for a day', async () => {
    const written = () => product.app.get(ServerErrors).write();
    expect((await product.visitor().rest('GET', '/api/no-such-call')).status).toBe(404);
    await written();
    expect(await statusOf('errors')).toBe('done');
    await product.database.query('alter table contact_requests rename to gone');
    try {
      const failed = await admin.rest('GET', '/api/admin/contact-requests');
      expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
      await written();
      expect((await check('errors')).reason).toMatch(/^One request failed in the last 24 hours/);
      await admin.graphql('{ contactRequestsWaiting { count } }');
      await written();
      expect((await check('errors')).reason).toMatch(/^2 requests failed in the last 24 hours/);
    } finally {
      await product.database.query('alter table gone rename to contact_requests');
    }
    await product.database.query(`update server_errors set hour = hour - interval '25 hours'`);
    expect(await statusOf('errors')).toBe('done');
  });
});

it('the command prints the same and fails while something is open', async () => {
  const run = () => runCommand(product, 'commands/launch-check.ts');
  const first = await run();
  expect(first.code).toBe(1);
  expect(first.text).toMatch(
    /\[ \] Mail is sent and arrives: SMTP_URL is not set.*\n {4}Where: Admin > Launch/,
  );
  expect(first.text).toContain('[x] Clocks agree: ');
  for (const { key, status } of dataOf(await rest.list(admin)))
    if (status === 'open') dataOf(await rest.waive(admin, key, `We do without ${key}.`));
  const { code, text } = await run();
  expect(text).toContain(`    Waived by ${admin.email}: We do without mail.`);
  expect([code, text.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/ waived, 0 open\.$/)]);
});

describe('with live keys', () => {
  let live: TestApp;
  let owner: Person;
  beforeAll(async () => {
    live = await startApp({ ...LIVE_KEYS, PUBLIC_URL: 'http://handover.test' });
    owner = await live.admin();
  });
  afterAll(() => live.stop());
  const found = async (key: string) => {
    const { status, reason } = dataOf(await rest.list(owner)).find((one) => one.key === key) as CheckShown;
    return { status, reason };
  };
  const deliver = async (secret: string) => {
    const payload = JSON.stringify({
      ...{ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', livemode: true },
      data: { object: { id: 'pi_of_another_shop', object: 'payment_intent', metadata: { a: 'b' } } },
    });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { status } = await fetch(`${live.url}/api/stripe/webhook`, {
      ...{ method: 'POST', body: payload },
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
    });
    return status;
  };

  it('payments: an event that is signed with the secret of the webhook', async () => {
    const none = {
      status: 'open',
      reason:
        'Live keys are set, but no signed event of Stripe has arrived at http://handover.test/api/stripe/webhook.',
    };
    expect(await found('payments')).toEqual(none);
    expect(await deliver('whsec_other')).toBe(400);
    expect(await found('payments')).toEqual(none);
    expect(await deliver('whsec_1')).toBe(200);
    expect(await found('payments')).toMatchObject({ status: 'done' });
  });

  it('test purchase: one in the mode of the keys', async () => {
    expect(await found('test-purchase')).toMatchObject({
      reason: 'No purchase with live keys was paid and refunded.',
    });
    const insert = (mode: string) =>
      live.database.query(
        `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status,
           captured_at, refunded_at)
         values (uuidv7(), 'x', $1, $1, 2500, $2, 'refunded', now(), '2026-11-02T00:00:00Z')`,
        [owner.id, mode],
      );
    await insert('test');
    expect((await found('test-purchase')).status).toBe('open');
    await insert('live');
    expect(await found('test-purchase')).toEqual({
      ...{ status: 'done', reason: 'Paid with live keys and refunded on 2026-11-02.' },
    });
  });

  it('https: an address that has it', async () => {
    expect((await found('https')).reason).toBe('PUBLIC_URL is http://handover.test, without https.');
  });
});
