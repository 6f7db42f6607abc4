import { describe, expect, it, jest } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { StoredMails } from '../../src/mail/stored-mails.js';
import { NotificationPreferences } from '../../src/notifications/notification-preferences.service.js';
import { NotificationMails } from '../../src/notifications/notifications.mails.js';
import { UnsubscribeTokens } from '../../src/notifications/unsubscribe.tokens.js';
import { stageMessage } from '../support/conversations/thread-stage.js';
import { dataOf } from '../support/lists.js';
import { rest as notifications } from '../support/notifications.js';
import { listContract } from '../support/payments.js';
import { buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { begun, CARD, rest as transfers, sell } from '../support/transfers.js';
import { until } from '../support/until.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const mails = () => product.app.get(NotificationMails);
/** The time passes for everything that waits to be mailed to the member, and for what was mailed. */
const pass = (as: Person, hours: number) =>
  rows(
    `update notifications set mail_at = mail_at - $2 * interval '1 hour', mailed_at = mailed_at - $2 * interval '1 hour'
     where user_id = $1`,
    [as.id, hours],
  );
const waiting = async (as: Person) =>
  (await rows('select 1 from notifications where user_id = $1 and mail_at is not null', [as.id])).length;
/** No email job is left: what was queued has been sent. */
const settled = () =>
  until(
    async () =>
      (await rows(`select 1 from graphile_worker.jobs where task_identifier = 'mail'`)).length === 0,
  );

/** Every email of notifications to the member, oldest first, read with a real parser. */
async function inbox(as: Person): Promise<Email[]> {
  await settled();
  const stored = product.app.get(StoredMails);
  const all = await Promise.all(
    (await stored.list()).map(async ({ name }) => PostalMime.parse((await stored.read(name)) ?? '')),
  );
  return all
    .map((mail) => ({ ...mail, text: mail.text?.replace(/\s+/g, ' ') }))
    .filter(
      ({ to, text }) => to?.[0]?.address === as.email && /choose which emails you get/i.test(text ?? ''),
    )
    .reverse();
}
const header = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;
const subjects = async (as: Person) => (await inbox(as)).map(({ subject }) => subject?.split(':')[0]);
const tokenOf = (mail: Email) =>
  new URL(header(mail, 'list-unsubscribe')?.replace(/^<|>$/g, '') ?? '').searchParams.get('token') ?? '';

/** An email about one question, to the seller. */
async function questionMail(): Promise<Email> {
  const { id } = await listContract(seller);
  await stageMessage(buyer, id);
  await pass(seller, 1);
  await mails().run();
  const [mail] = await inbox(seller);
  return mail as Email;
}

describe('an email about a thread', () => {
  it('waits, and says neither what was written nor by whom', async () => {
    const { id } = await listContract(seller);
    await stageMessage(buyer, id, 'Is it blue?');
    await mails().run();
    expect(await inbox(seller)).toEqual([]);
    await pass(seller, 1);
    await Promise.all([mails().run(), mails().run()]);
    await mails().run();
    const [mail, ...more] = await inbox(seller);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^New question: /);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`/contracts/${id}`);
      expect(part).not.toMatch(/blue/);
      expect(part).not.toContain(buyer.email);
    }
  });

  it('is not sent to those who have read the thread meanwhile', async () => {
    const { id } = await listContract(seller);
    await stageMessage(buyer, id);
    dataOf(await seller.viaRest('POST', `/api/conversations/${id}/read`));
    await pass(seller, 1);
    await mails().run();
    expect(await inbox(seller)).toEqual([]);
    expect(await waiting(seller)).toBe(0);
  });

  it('comes once a day per contract, with everything since the last one', async () => {
    const { id } = await listContract(seller);
    const ask = async () => {
      await stageMessage(buyer, id);
      await pass(seller, 1);
      await mails().run();
    };
    await ask();
    dataOf(await notifications.read(seller));
    await ask();
    expect(await subjects(seller)).toEqual(['New question']);
    expect(await waiting(seller)).toBe(1);
    await pass(seller, 23);
    await mails().run();
    expect(await subjects(seller)).toEqual(['New question', 'New question']);
    expect(await waiting(seller)).toBe(0);
  });
});

describe('emails about a transfer', () => {
  it('are one a day, with every event in it; the purchase emails say what comes first', async () => {
    const { id } = await sell(seller, buyer);
    dataOf(await transfers.accept(buyer, id));
    dataOf(await transfers.accept(seller, id, { ...CARD, name: 'Grace Hopper', phone: '+1 415 555 2671' }));
    dataOf(await transfers.step(seller, id, 'ask-lessor', 'complete', { note: 'Call Mr. Reed' }));
    for (const party of [seller, buyer]) await pass(party, 1);
    await mails().run();
    const [mail, ...more] = await inbox(buyer);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^2 updates: /);
    expect(mail?.text).toContain('You can now reach each other');
    expect(mail?.text).toContain('Your turn');
    expect(mail?.text).toContain(`/contracts/`);
    for (const secret of ['Grace', '2671', 'Reed', seller.email, CARD.name])
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(secret);

    dataOf(await transfers.step(buyer, id, 'ask-lessor', 'reopen', { note: 'Which fee?' }));
    dataOf(await transfers.step(seller, id, 'ask-lessor', 'complete'));
    await pass(buyer, 1);
    await mails().run();
    expect(await inbox(buyer)).toHaveLength(1);
    expect(await waiting(buyer)).toBe(1);
  });

  it('go at once about its end, to both, and cannot be switched off', async () => {
    const { id } = await begun(seller, buyer);
    for (const kind of ['transfer-step', 'private-message'])
      dataOf(await notifications.prefer(buyer, { kind, mail: false }));
    dataOf(await transfers.act(seller, id, 'withdraw'));
    // the job runs by itself
    await until(async () => (await subjects(buyer)).includes('Ended'));
    await until(async () => (await inbox(seller)).length === 1);
    const [mail] = await inbox(buyer);
    expect(mail?.text).toContain('Your fee goes back to your card.');
    expect(header(mail as Email, 'list-unsubscribe')).toBeUndefined();
    await mails().run();
    expect(await inbox(buyer)).toHaveLength(1);
  });

  it('do not wait for the next day if a deadline is before it', async () => {
    const { id } = await sell(seller, buyer);
    await rows(`update notifications set mailed_at = now() where transfer_id = $1`, [id]);
    const remind = (hours: number) =>
      rows(
        `insert into notifications (user_id, kind, event, contract_id, transfer_id, facts, mail_at)
         select user_id, 'deadline', 'accept-last', contract_id, transfer_id,
           jsonb_build_object('type', 'car-lease', 'to', 'buyer', 'by', 'clock', 'step', 'accept',
             'dueAt', to_char(now() at time zone 'UTC' + $2 * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
           now() from notifications where transfer_id = $1 and user_id = $3 limit 1`,
        [id, hours, buyer.id],
      );
    await remind(30);
    await mails().run();
    expect(await inbox(buyer)).toEqual([]);
    await remind(12);
    await mails().run();
    expect(await inbox(buyer)).toHaveLength(1);
  });
});

describe('private messages', () => {
  it('notify the other party once until they are read', async () => {
    const { id } = await begun(seller, buyer);
    await rows('delete from notifications where transfer_id = $1', [id]);
    const write = async (as: Person, message: string) =>
      dataOf(await as.viaRest('POST', `/api/transfers/${id}/messages`, { message }));
    await write(buyer, 'Saturday at ten?');
    await write(buyer, 'Or at noon?');
    const { items } = dataOf(await notifications.list(seller));
    expect(items).toMatchObject([{ kind: 'private-message', transferId: id }]);
    expect(JSON.stringify(items)).not.toMatch(/Saturday|noon/);
    await write(seller, 'At noon.');
    expect(dataOf(await notifications.unread(seller))).toBe(0);
    expect(dataOf(await notifications.unread(buyer))).toBe(1);
    dataOf(await buyer.viaRest('POST', `/api/transfers/${id}/messages/read`));
    expect(dataOf(await notifications.unread(buyer))).toBe(0);
    await pass(buyer, 1);
    await mails().run();
    expect(await inbox(buyer)).toEqual([]);
    await write(buyer, 'See you there.');
    await pass(seller, 1);
    await mails().run();
    expect(await subjects(seller)).toEqual(['New message']);
  });
});

it('200 emails that cannot be made block no other email and are not tried again at once', async () => {
  const { id } = await listContract(seller);
  await stageMessage(buyer, id);
  const blocked = await product.member();
  // each about a contract of its own, and all due before the other one
  await rows(
    `with copies as (insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months)
       select user_id, title, type, description, location, monthly_payment, remaining_term_months
       from contracts, generate_series(1, 200) where id = $1 returning id)
     insert into notifications (user_id, kind, event, contract_id, mail_at)
     select $2, 'question', 'question', id, now() - interval '1 day' from copies`,
    [id, blocked.id],
  );
  await pass(seller, 1);
  const preferences = product.app.get(NotificationPreferences);
  const list = preferences.list.bind(preferences);
  const spy = jest.spyOn(preferences, 'list').mockImplementation((member, on) => {
    if (member.id === blocked.id) return Promise.reject(new Error('cannot be read'));
    return list(member, on);
  });
  try {
    await mails().run();
    const again = await rows(
      `select 1 from graphile_worker.jobs where task_identifier = 'mail-notifications' and key is null`,
    );
    expect(again).toEqual([]);
    await mails().run();
    expect(await subjects(seller)).toEqual(['New question']);
    const soon = `select 1 from notifications where user_id = $1 and mail_at < now() + interval '50 minutes'`;
    expect(await rows(soon, [blocked.id])).toEqual([]);
  } finally {
    spy.mockRestore();
    await rows('update notifications set mail_at = null where user_id = $1', [blocked.id]);
  }
});

describe('unsubscribing', () => {
  const url = (token: string) => `/api/unsubscribe?token=${encodeURIComponent(token)}`;
  const questions = async () =>
    dataOf(await notifications.preferences(seller)).find(({ kind }) => kind === 'question');

  it('takes one click, as RFC 8058 has it', async () => {
    const mail = await questionMail();
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = header(mail, 'list-unsubscribe') ?? '';
    expect(link).toMatch(/^<https?:\/\/[^>]+\/api\/unsubscribe\?token=[\w.-]+>$/);
    const token = tokenOf(mail);

    // opening the link changes nothing
    const visitor = product.visitor();
    const page = await visitor.rest<string>('GET', url(token));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.body).toContain('<button>Unsubscribe</button>');
    expect(page.body).toContain('Questions about your listings');
    expect(await questions()).toMatchObject({ mail: true });

    // a mailbox provider sends a form, without a cookie, and from another site
    const done = await visitor.rest<string>('POST', url(token), 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example.net',
      'sec-fetch-site': 'cross-site',
    });
    expect(done.status).toBe(200);
    expect(done.body).toContain('You are unsubscribed');
    expect(await questions()).toMatchObject({ mail: false, inApp: true });
    // and again
    expect((await visitor.rest('POST', url(token))).status).toBe(200);

    const { id } = await listContract(seller);
    await stageMessage(buyer, id);
    await pass(seller, 30);
    await mails().run();
    expect(await inbox(seller)).toHaveLength(1);
    expect(dataOf(await notifications.unread(seller))).toBe(2);
  });

  it('takes a form with several parts, too', async () => {
    const token = tokenOf(await questionMail());
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answer = await fetch(product.url + url(token), { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    expect(await questions()).toMatchObject({ mail: false });
  });

  it('refuses a token that is not ours, and cannot switch off money', async () => {
    const token = tokenOf(await questionMail());
    for (const wrong of ['', 'abc', `${token}x`, token.replace(/^./, 'X'), token.split('.')[0]!]) {
      expect((await product.visitor().rest('GET', url(wrong))).status).toBe(404);
      expect((await product.visitor().rest('POST', url(wrong))).status).toBe(404);
    }
    expect(await questions()).toMatchObject({ mail: true });
    const money = product.app.get(UnsubscribeTokens).write({ userId: seller.id, kinds: ['money'] });
    await product.visitor().rest('POST', url(money));
    expect(dataOf(await notifications.preferences(seller)).every(({ mail }) => mail)).toBe(true);
  });
});
