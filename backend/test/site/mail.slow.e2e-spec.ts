import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import type { Email } from 'postal-mime';
import { Config } from '../../src/common/config/config.js';
import { enqueue } from '../../src/jobs/jobs.js';
import type { MailData, MailJob } from '../../src/jobs/mail.job.js';
import { MailReturn } from '../../src/mail/waiting-mails.js';
import { MailService } from '../../src/mail/mail.service.js';
import { restApi } from '../support/admin-apis.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';
import { MailServer } from '../support/servers/smtp.js';

const PURCHASE: MailData['purchase-operator'] = {
  contractId: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  contractTitle: '2024 Honda Civic lease',
  amount: 2500,
  purchaseId: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e60',
  purchasedAt: '2026-03-01T12:00:00.000Z',
  buyerEmail: 'buyer@example.com',
  sellerEmail: 'seller@example.com',
  paymentIntentId: 'pi_123',
};

const server = new MailServer();
let product: TestApp;
let admin: Person;
beforeAll(async () => {
  await server.start();
  product = await startApp({ SMTP_URL: server.url, MAIL_FROM: 'Handover <no-reply@handover.example.com>' });
  admin = await product.admin();
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});

const queue = (job: MailJob) => product.database.transaction((tx) => enqueue(tx, 'mail', job));
const header = (mail: Email, name: string) => mail.headers.filter(({ key }) => key === name);
let mailboxes = 0;
const newAddress = () => `mailbox${++mailboxes}@example.com`;

describe('the mails', () => {
  it('a new account gets a link that confirms its address', async () => {
    const ada = await product.member();
    const { mail, from } = await server.mailTo(ada.email);
    expect(from).toBe('no-reply@handover.example.com');
    expect(mail.subject).toBe('Confirm your email address for Handover');
    const link = new URL(/https?:\S+token=\S+/.exec(mail.text ?? '')?.[0] ?? '');
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));
    const token = link.searchParams.get('token');
    expect((await product.visitor().rest('POST', '/api/email/verify', { token })).status).toBe(200);
    expect((await ada.rest('GET', '/api/auth/user')).body.emailVerified).toBe(true);
  });

  it('a forgotten password gets a link that sets a new one', async () => {
    const ada = await product.member();
    await product.visitor().rest('POST', '/api/password/forgot', { email: ada.email });
    const { mail } = await server.mailTo(
      ada.email,
      ({ subject }) => subject === 'Reset your password for Handover',
    );
    const token = new URL(/https?:\S+token=\S+/.exec(mail.text ?? '')?.[0] ?? '').searchParams.get('token');
    const password = 'nine grey herons by the lock';
    const reset = await product.visitor().rest('POST', '/api/password/reset', { token, password });
    expect(reset.status).toBe(200);
    expect((await product.visitor().signIn(ada.email, password)).status).toBe(200);
  });

  it.each([
    ['purchase-buyer', 'Your purchase: 2024 Honda Civic lease'],
    ['purchase-seller', 'A buyer is taking over your contract: 2024 Honda Civic lease'],
    ['refund-buyer', 'Your refund: 2024 Honda Civic lease'],
    ['refund-seller', 'The buyer of your contract was refunded: 2024 Honda Civic lease'],
    ['purchase-operator', 'Purchase: 2024 Honda Civic lease'],
  ] as const)('%s says what was bought, as HTML and as text', async (template, subject) => {
    const to = newAddress();
    const refund = { contract: 'active', isTest: false } as const;
    await queue({ template, to, data: { ...PURCHASE, ...refund } });
    const { mail } = await server.mailTo(to);
    expect(mail.subject).toBe(subject);
    for (const part of [mail.html, mail.text]) {
      for (const words of [
        '2024 Honda Civic lease',
        '$25.00',
        'Mar 1, 2026, 12:00 PM UTC',
        PURCHASE.purchaseId,
      ])
        expect(part).toContain(words);
      expect(part).toContain(`/contracts/${PURCHASE.contractId}`);
    }
    expect(mail.text).not.toMatch(/<\w|&amp;/);
    if (template === 'purchase-operator') expect(mail.text).toContain('seller@example.com');
    else expect(mail.text).not.toMatch(/seller@|buyer@|pi_123/);
  });

  it.each([
    ['disputed', 'Payment disputed', 'Answer with evidence'],
    ['disputed-after-refund', 'Refunded payment disputed', 'proof of the refund'],
    ['refund-failed', 'Refund failed', 'Try the refund again'],
    ['charge-unknown', 'Payment cannot be found', 'no longer knows this payment'],
  ] as const)('an alert about a payment that is %s says what to do', async (alert, subject, words) => {
    const to = newAddress();
    await queue({ template: 'payment-alert', to, data: { ...PURCHASE, alert, cause: 'dispute-opened' } });
    const { mail } = await server.mailTo(to);
    expect(mail.subject).toBe(`${subject}: ${PURCHASE.contractTitle}`);
    expect(mail.text?.replace(/\s+/g, ' ')).toContain(words);
    for (const part of [
      PURCHASE.purchaseId,
      PURCHASE.paymentIntentId,
      '/admin?tab=sales&q=',
      "The buyer's bank disputed the payment.",
    ])
      expect(mail.text).toContain(part);
  });

  it('a contact request goes to the operator, and a confirmation to the sender', async () => {
    const contact = {
      name: 'Ada "the Countess" Byron',
      email: 'ada@example.com',
      message: 'One\nTwo & <b>three</b>',
    };
    await product.visitor().rest('POST', '/api/contact', { ...contact, userType: 'both' });
    const first = await server.mailTo('support@handover.example.com');
    expect(first.mail.subject).toBe('Contact request from Ada "the Countess" Byron');
    expect(first.mail.replyTo).toEqual([{ name: contact.name, address: contact.email }]);
    expect(first.mail.text).toContain('Two & <b>three</b>');
    expect(first.mail.text).toContain('Explore both options');
    expect(first.mail.html).toContain('&lt;b&gt;three');

    // from now on it is the address of the settings
    const operator = newAddress();
    dataOf(
      await restApi.createSetting(admin, { key: 'contact_email', value: operator, category: 'contact' }),
    );
    dataOf(await restApi.createSetting(admin, { key: 'site_title', value: 'Passing On' }));
    await product.visitor().rest('POST', '/api/contact', contact);
    const second = await server.mailTo(operator);
    expect(second.mail.text).toContain('Passing On');
    // no admin can save this now, but an older row may contain it
    await product.database.query(`update settings set value = $1 where key = 'contact_email'`, [
      'x@example.com\r\nRCPT TO:<evil@example.com>',
    ]);
    await product.visitor().rest('POST', '/api/contact', { ...contact, name: 'After the mischief' });
    await server.mailTo('support@handover.example.com', ({ text }) =>
      Boolean(text?.includes('After the mischief')),
    );
    expect(server.delivered.flatMap(({ to }) => to)).not.toContain('evil@example.com');
    for (const key of ['contact_email', 'site_title']) await restApi.deleteSetting(admin, key);
  });
});

describe('hostile input', () => {
  it.each([
    ['a second header', 'Lease\r\nBcc: victim@example.com\r\nX-Evil: 1'],
    ['a body', 'Lease\r\n\r\n<script>alert(1)</script>'],
    ['markup', '</title><img src=x onerror=alert(1)>'],
    ['2,000 characters without a space', 'W'.repeat(2_000)],
    ['every script', 'عقد إيجار 租约 🚗🏠 Ünïcödé'],
    ['text turned around', 'Lease \u202Eexe.fdp'],
    ['line separators', 'Lease\u2028Bcc: victim@example.com'],
  ])('%s stays a title', async (_, contractTitle) => {
    const to = newAddress();
    await queue({ template: 'purchase-buyer', to, data: { ...PURCHASE, contractTitle } });
    const { mail, raw, to: envelope } = await server.mailTo(to);
    expect(envelope).toEqual([to]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(header(mail, 'x-evil')).toEqual([]);
    expect(header(mail, 'subject')).toHaveLength(1);
    expect(mail.subject?.length).toBeLessThanOrEqual(320);
    expect([...(mail.subject ?? '')].length).toBeLessThanOrEqual(160);
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u202E]/);
    expect(mail.html).not.toMatch(/<script|<img/i);
    expect(raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    if (/^\P{Cc}+$/u.test(contractTitle))
      expect(mail.html?.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(contractTitle);
  });
});

describe('a failing mail server', () => {
  it('is tried again after a temporary failure, with the same Message-ID', async () => {
    const to = newAddress();
    server.refusals = 1;
    await queue({ template: 'purchase-buyer', to, data: PURCHASE });
    const { mail } = await server.mailTo(to);
    expect(server.refusals).toBe(0);
    expect(mail.messageId).toMatch(/^<\d{10}-[0-9a-f]{24}@localhost>$/);
  });

  it('gets every mail once, after it is back', async () => {
    await server.stop();
    const addresses = Array.from({ length: 10 }, newAddress);
    for (const to of addresses) await queue({ template: 'purchase-seller', to, data: PURCHASE });
    await product.visitor().rest('POST', '/api/contact', { name: 'Ada', email: 'ada@example.com' });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await server.start();
    await Promise.all(addresses.map((to) => server.mailTo(to)));
    const counts = addresses.map((to) => server.delivered.filter((one) => one.to.includes(to)).length);
    expect(counts).toEqual(addresses.map(() => 1));
  });

  it('that was unavailable for hours gets the waiting mails at once, and refused mails at their retry time', async () => {
    const waiting = (address: string) =>
      product.database.query<{ later: boolean }>(
        `update graphile_worker._private_jobs set run_at = now() + interval '6 hours'
         where payload->>'to' = $1 and attempts > 0 and locked_at is null returning true as later`,
        [address],
      );
    const [refused, away] = [newAddress(), newAddress()];
    // A mail of an earlier test that is still being retried would take the refusal.
    await until(async () => {
      const left = await product.database.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'mail'`,
      );
      return left.length === 0;
    });
    server.refusals = 1;
    await queue({ template: 'purchase-seller', to: refused, data: PURCHASE });
    await until(async () => (await waiting(refused)).length === 1);
    await server.stop();
    await queue({ template: 'purchase-seller', to: away, data: PURCHASE });
    await until(async () => (await waiting(away)).length === 1);
    const back = product.app.get(MailReturn);
    await back.look();
    expect(await waiting(away)).toHaveLength(1);
    await server.start();
    await back.look();
    await server.mailTo(away);
    expect(await waiting(refused)).toHaveLength(1);
  });

  it('sees the same Message-ID for every try of a job, and another for another job', async () => {
    const to = newAddress();
    const job: MailJob = { template: 'purchase-buyer', to, data: PURCHASE };
    const mails = product.app.get(MailService);
    await mails.deliver(job, '7');
    await mails.deliver(job, '7');
    await mails.deliver(job, '8');
    const ids = server.delivered.filter((one) => one.to.includes(to)).map(({ mail }) => mail.messageId);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('without a mail server', () => {
  let local: TestApp;
  beforeAll(async () => {
    local = await startApp();
  });
  afterAll(() => local.stop());

  const mailbox = async (path = '', headers: Record<string, string> = {}) =>
    local.visitor().rest<string>('GET', `/dev/mailbox${path}`, undefined, headers);
  const find = async (subject: string): Promise<string> => {
    for (const until = Date.now() + 60_000; Date.now() < until;) {
      const { body } = await mailbox();
      const found = [...body.matchAll(/href="\/dev\/mailbox\/([^"]+)">([^<]+)</g)].find(([, , text]) =>
        text?.includes(subject),
      );
      if (found?.[1]) return found[1];
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${subject} did not arrive`);
  };

  it('mails are kept and can be read at /dev/mailbox', async () => {
    const ada = await local.member();
    const name = await find('Confirm your email address');
    const { status, body, headers } = await mailbox(`/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).toContain(ada.email);
    expect(body).toMatch(/<iframe[^>]+sandbox=""[^>]+srcdoc="/);
    expect(body).toMatch(/href="http:\/\/localhost[^"]*token=/);
  });

  it('serves no other file', async () => {
    for (const name of ['nobody', '..%2Fsession-secret', '%2e%2e%2fsession-secret', 'a'.repeat(300)])
      expect((await mailbox(`/${name}`)).status).toBe(404);
  });

  it('refuses requests through a proxy or with a foreign Host header', async () => {
    expect((await mailbox()).status).toBe(200);
    expect((await mailbox('', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect(await statusUnderName(local.url, 'evil.example')).toBe(404);
  });

  it('is closed in production', async () => {
    const config = local.app.get<{ production: boolean }>(Config);
    config.production = true;
    const { status } = await mailbox();
    config.production = false;
    expect(status).toBe(404);
  });
});

/** fetch does not let a caller choose the Host header. */
const statusUnderName = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/dev/mailbox`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
