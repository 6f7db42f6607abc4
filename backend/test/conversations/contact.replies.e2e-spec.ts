import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { contactApis, type ContactApi } from '../support/conversations/contact.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { MailServer } from '../support/servers/smtp.js';
import { until } from '../support/until.js';

const QUESTION = 'How long does it take?\nAnd what <b>does</b> it cost?';
const ANSWER = 'About two weeks.\n\nThe fee is $25 & nothing else.';

const server = new MailServer();
let product: TestApp;
let support: Person;
let moderator: Person;
beforeAll(async () => {
  await server.start();
  product = await startApp({ SMTP_URL: server.url, MAIL_FROM: 'Handover <no-reply@example.com>' });
  support = await product.staff('support');
  moderator = await product.staff('moderator');
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});
afterEach(() => product.database.query('delete from contact_requests'));

let people = 0;
/** A request from an address of its own, as it is listed. */
async function ask(api: ContactApi, input: { name?: string; message?: string } = {}) {
  const sent = { name: 'Ada Byron', email: `ada${++people}@example.com`, message: QUESTION, ...input };
  expect(await product.visitor().rest('POST', '/api/contact', sent)).toMatchObject({ status: 200 });
  const [request] = dataOf(await api.list(support, { q: sent.email })).items;
  return request!;
}
const mailTo = async (address: string, part: string) =>
  (await server.mailTo(address, ({ text }) => Boolean(text?.includes(part)))).mail;
const replyOf = async (api: ContactApi, id: string) =>
  dataOf(await api.list(support, { q: id })).items[0]?.replies[0];
const entriesOf = (id: string) =>
  product.database.query(
    `select actor_id as actor, action, before, after from audit_entries where target_id = $1 order by created_at, id`,
    [id],
  );

describe.each(contactApis)('a reply through $name', (api) => {
  it('is mailed in the name of the site with the question quoted, and kept below the request', async () => {
    const request = await ask(api);
    expect(request).toMatchObject({ answeredAt: null, replies: [] });
    const answered = dataOf(await api.reply(support, request.id, ` ${ANSWER}\n`));
    expect(answered).toMatchObject({
      id: request.id,
      answeredAt: expect.stringMatching(/Z$/),
      replies: [{ author: support.email, text: ANSWER, createdAt: expect.stringMatching(/Z$/) }],
    });

    const mail = await mailTo(request.email, 'About two weeks.');
    expect(mail.subject).toBe('Re: Your message to Handover');
    expect(mail.from).toEqual({ name: 'Handover', address: 'no-reply@example.com' });
    expect(mail.replyTo).toEqual([{ name: 'Handover', address: 'support@handover.example.com' }]);
    expect(mail.text).toContain(`${ANSWER}\n\nHandover`);
    expect(mail.text).toMatch(
      /You wrote on [A-Z][a-z]{2} \d+, .* UTC:\n\n> How long does it take\?\n> And what <b>does<\/b> it cost\?/,
    );
    expect(mail.html).toMatch(
      /<blockquote[\s\S]*How long does it take\?<br\/?>And what &lt;b&gt;does&lt;\/b&gt; it cost\?/,
    );
    expect(mail.html).toContain('The fee is $25 &amp; nothing else.');
    expect(JSON.stringify(mail)).not.toContain(support.email);

    await until(async () => (await replyOf(api, request.id))?.sentAt !== null);
    expect((await replyOf(api, request.id))?.sentAt).toMatch(/Z$/);
  });

  it('may follow another one; the first keeps the time of the answer', async () => {
    const request = await ask(api);
    const { answeredAt } = dataOf(await api.reply(support, request.id, 'The first.'));
    const again = dataOf(await api.reply(moderator, request.id, 'The second.'));
    expect(again.answeredAt).toBe(answeredAt);
    expect(again.replies).toMatchObject([
      { author: support.email, text: 'The first.' },
      { author: moderator.email, text: 'The second.' },
    ]);
    await mailTo(request.email, 'The second.');
  });

  it('quotes nothing if the request has no message', async () => {
    const request = await ask(api, { message: '' });
    dataOf(await api.reply(support, request.id, 'What can we do for you?'));
    expect((await mailTo(request.email, 'What can we do')).text).not.toContain('You wrote');
  });

  it('is in the audit trail without its text', async () => {
    const request = await ask(api);
    dataOf(await api.reply(support, request.id, ANSWER));
    dataOf(await api.reply(support, request.id, ANSWER));
    const entry = { actor: support.id, action: 'contact-request.reply', after: { answered: true } };
    expect(await entriesOf(request.id)).toEqual([
      { ...entry, before: { answered: false } },
      { ...entry, before: { answered: true } },
    ]);
  });

  it.each([
    ['an empty text', ' \n '],
    ['more than 5,000 characters', 'x'.repeat(5_001)],
    ['control characters', 'a\u0007b'],
  ])('is refused with %s', async (_, text) => {
    const request = await ask(api);
    expect(await api.reply(support, request.id, text)).toMatchObject({
      code: 'VALIDATION',
      fields: { text: expect.any(String) },
    });
    expect(dataOf(await api.list(support)).items).toMatchObject([{ answeredAt: null, replies: [] }]);
  });

  it('needs a request, and a member of staff who may answer it', async () => {
    const { id } = await ask(api);
    for (const missing of [crypto.randomUUID(), 'x'])
      expect(await api.reply(support, missing, ANSWER)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.reply(await product.staff('finance'), id, ANSWER)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.reply(await product.member(), id, ANSWER)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('is on its way until the mail server takes it', async () => {
  const [api] = contactApis as [ContactApi];
  const request = await ask(api);
  server.refusals = 1000;
  const { replies } = dataOf(await api.reply(support, request.id, 'Later.'));
  expect(replies).toMatchObject([{ sentAt: null }]);
  await until(async () => Promise.resolve(server.refusals < 1000));
  expect((await replyOf(api, request.id))?.sentAt).toBeNull();
  server.refusals = 0;
  await mailTo(request.email, 'Later.');
});

it('is exported to and deleted with a member whose address was confirmed', async () => {
  const [api] = contactApis as [ContactApi];
  const ada = await product.member();
  await product.database.query('update users set email_verified_at = now() where id = $1', [ada.id]);
  await product.visitor().rest('POST', '/api/contact', { name: 'Ada', email: ada.email, message: QUESTION });
  const [request] = dataOf(await api.list(support, { q: ada.email })).items;
  dataOf(await api.reply(support, request!.id, ANSWER));
  const { body } = await ada.rest('GET', '/api/user/export');
  expect(body.contactRequests).toMatchObject([
    { message: QUESTION, replies: [{ text: ANSWER, createdAt: expect.stringMatching(/Z$/) }] },
  ]);
  expect(JSON.stringify(body)).not.toContain(support.email);
  await product.database.query('delete from contact_requests where id = $1', [request!.id]);
  expect(await product.database.query('select from contact_replies')).toEqual([]);
});

it('is limited to 60 an hour for one member of staff, over both APIs together', async () => {
  const limited = await startApp({ RATE_LIMITS: 'default' });
  try {
    const grace = await limited.staff('support');
    const [rest, graphql] = contactApis as [ContactApi, ContactApi];
    await limited.visitor().rest('POST', '/api/contact', { name: 'Ada', email: 'ada@example.com' });
    const [request] = dataOf(await rest.list(grace)).items;
    for (let n = 0; n < 60; n++)
      expect(await (n % 2 ? rest : graphql).reply(grace, request!.id, `Reply ${n}`)).toMatchObject({
        ok: true,
      });
    for (const api of [rest, graphql])
      expect(await api.reply(grace, request!.id, 'One more')).toMatchObject({ code: 'RATE_LIMITED' });
  } finally {
    await limited.stop();
  }
});
