import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { restApi } from '../support/admin-apis.js';
import { launchApis, rest } from '../support/launch.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';
import { NameServer } from '../support/servers/name-server.js';
import { MailServer } from '../support/servers/smtp.js';

const SUPPORT = 'help@handover.test';
const mails = new MailServer();
const names = new NameServer();
let product: TestApp;
let admin: Person;

beforeAll(async () => {
  await Promise.all([mails.start(), names.start()]);
  product = await startApp({
    ...{ SMTP_URL: mails.url, DNS_SERVER: names.address },
    MAIL_FROM: 'Handover <no-reply@mail.handover.co.uk>',
  });
  admin = await product.admin();
  await setAddress(SUPPORT);
});
afterAll(async () => {
  await product.stop();
  await mails.stop();
  names.stop();
});

const setAddress = async (value: string) => {
  await restApi.deleteSetting(admin, 'contact_email');
  dataOf(await restApi.createSetting(admin, { key: 'contact_email', value, category: 'contact' }));
};
const found = async (key: string) => {
  const check = dataOf(await rest.list(admin)).find((one) => one.key === key);
  return { status: check?.status, reason: check?.reason };
};
const codes = () =>
  mails.delivered.flatMap(({ to, mail }) =>
    to.includes(SUPPORT) ? [/^Your code is (\d{4} \d{4})$/.exec(mail.subject ?? '')?.[1] ?? ''] : [],
  );

describe.each(launchApis)('a mail with a code through $name', (api) => {
  beforeEach(async () => {
    mails.delivered.splice(0);
    await product.database.query('delete from launch_mails');
  });

  it('shows that mail arrives once the code is typed, until the address is another one', async () => {
    expect(await found('mail')).toEqual({
      status: 'open',
      reason: `No mail was tried from Handover <no-reply@mail.handover.co.uk> to ${SUPPORT}.`,
    });
    expect(dataOf(await api.sendMail(admin))).toMatchObject({
      ...{ key: 'mail', status: 'open', reason: expect.stringMatching(/type the code here\.$/) },
    });
    await mails.mailTo(SUPPORT);
    const [code = ''] = codes();
    const wrong = code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
    for (const typed of ['12', 7]) expect(await api.confirmMail(admin, typed)).toMatchObject({ ok: false });
    expect(await api.confirmMail(admin, wrong)).toMatchObject({
      ...{ code: 'VALIDATION', fields: { code: 'This code is wrong, used or older than 1 day.' } },
    });
    expect(dataOf(await api.confirmMail(admin, code.replace(' ', '')))).toMatchObject({ status: 'done' });
    expect(await api.confirmMail(admin, code)).toMatchObject({ code: 'VALIDATION' });
    expect(dataOf(await restApi.audit(admin)).items[0]).toMatchObject({
      ...{ action: 'launch.receive-mail', targetType: 'launch', targetId: 'mail', actorId: admin.id },
    });
    await setAddress('other@handover.test');
    expect((await found('mail')).status).toBe('open');
    await setAddress(SUPPORT);
    expect((await found('mail')).status).toBe('done');
  });

  it('has a code for a day, of which only the newest is valid', async () => {
    for (let sent = 1; sent <= 2; sent++) {
      dataOf(await api.sendMail(admin));
      await mails.mailTo(SUPPORT, () => mails.delivered.length === sent);
    }
    const [first, second] = codes();
    expect(await api.confirmMail(admin, first)).toMatchObject({ code: 'VALIDATION' });
    await product.database.query(`update launch_mails set sent_at = now() - interval '25 hours'`);
    expect(await api.confirmMail(admin, second)).toMatchObject({ code: 'VALIDATION' });
    await product.database.query(`update launch_mails set sent_at = now() - interval '23 hours'`);
    dataOf(await api.confirmMail(admin, second));
  });
});

describe('the records of the sender’s domain, from a name server', () => {
  const DOMAIN = 'mail.handover.co.uk';

  it('are missed one by one until all are there', async () => {
    const missing = async () => (await found('sender-domain')).reason;
    expect(await missing()).toBe(
      `${DOMAIN}: The SPF record is missing. No DKIM key was found. If there is one, name its selector in ` +
        'MAIL_DKIM_SELECTOR. The DMARC record is missing.',
    );
    names.texts.set(DOMAIN, ['verification=1', `v=spf1 ${'include:a.handover.co.uk '.repeat(12)}-all`]);
    names.texts.set(`s1._domainkey.${DOMAIN}`, [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`]);
    expect(await missing()).toBe(`${DOMAIN}: The DMARC record is missing.`);
    names.texts.set('_dmarc.handover.co.uk', ['v=DMARC1; p=none']);
    expect(await found('sender-domain')).toEqual({
      ...{ status: 'done', reason: `${DOMAIN} has records for SPF, DKIM and DMARC.` },
    });
  });

  it('stay open if the name server does not answer, and the other checks do not wait for it', async () => {
    names.isSilent = true;
    const from = performance.now();
    expect(await found('sender-domain')).toEqual({
      status: 'open',
      reason: expect.stringMatching(/^This could not be checked: the records of \S+ could not be looked up/),
    });
    expect(performance.now() - from).toBeLessThan(10_000);
    expect((await found('clock')).status).toBe('done');
    names.isSilent = false;
  });
});
