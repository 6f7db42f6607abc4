import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { NewContracts } from '../../src/contracts/search/new-contracts.js';
import { StoredMails } from '../../src/mail/stored-mails.js';
import { NotificationMails } from '../../src/notifications/notifications.mails.js';
import { SearchAlerts } from '../../src/saved/search-alerts.js';
import { listContract, type ContractWords } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { rest as notifications } from '../support/notifications.js';
import type { Person } from '../support/person.js';
import { rest as saved } from '../support/saved.js';
import { until } from '../support/until.js';

let product: TestApp;
let admin: Person;
let seller: Person;
let member: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, seller] = [await product.admin(), await product.member()];
});
beforeEach(async () => {
  member = await product.member();
  await product.confirm(member);
});
afterAll(() => product.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const run = () => product.app.get(SearchAlerts).run();
const noJob = (name: string) =>
  until(
    async () =>
      (
        await rows(
          `select 1 from graphile_worker.jobs where task_identifier = $1 and run_at < now() + interval '5 minutes'`,
          [name],
        )
      ).length === 0,
  );

/** Everything that the member saved becomes so much older; their searches are due. */
const pass = (as: Person, hours: number) =>
  rows(
    `with due as (update saved_searches set next_at = least(next_at, now()) - $2 * interval '1 hour'
       where user_id = $1 and next_at is not null)
     update search_alerts set created_at = created_at - $2 * interval '1 hour' where user_id = $1`,
    [as.id, hours],
  );
/** A search that was saved an hour ago, and is due. */
async function search(as: Person, query: string, frequency = 'instant', name = query) {
  const one = dataOf(await saved.save(as, { name, query, frequency }));
  await rows(
    `update saved_searches set seen_until = now() - interval '1 hour', next_at = now() where id = $1`,
    [one.id],
  );
  return one;
}
/** A contract that was listed ten minutes ago: alerts leave out what is younger than a minute. */
async function listed(by: Person, words: Partial<ContractWords> = {}) {
  const contract = await listContract(by, words);
  await rows(`update contracts set created_at = now() - interval '10 minutes' where id = $1`, [contract.id]);
  return contract;
}

/** Copies of a contract, with SQL of when they were listed first and again. */
const copies = (id: string, count: number, createdAt: string, listedAt: string) =>
  rows(
    `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
       created_at, listed_at)
     select user_id, title, type, description, location, monthly_payment, remaining_term_months, ${createdAt}, ${listedAt}
     from contracts, generate_series(1, $2) where id = $1`,
    [id, count],
  );

/** Every email with a button to unsubscribe, oldest first, read with a real parser. */
async function inbox(as: Person): Promise<Email[]> {
  await noJob('mail');
  const stored = product.app.get(StoredMails);
  const all = await Promise.all(
    (await stored.list()).map(async ({ name }) => PostalMime.parse((await stored.read(name)) ?? '')),
  );
  return all
    .filter((mail) => mail.to?.[0]?.address === as.email && header(mail, 'list-unsubscribe'))
    .reverse();
}
const header = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;
const subjects = async (as: Person) => (await inbox(as)).map(({ subject }) => subject);
const linkOf = (mail: Email | undefined) => {
  const { pathname, search: query } = new URL(
    header(mail as Email, 'list-unsubscribe')?.replace(/^<|>$/g, '') ?? '',
  );
  return pathname + query;
};
const page = (method: string, path: string) =>
  fetch(product.url + path, {
    method,
    ...(method === 'POST' && {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  });
const shown = async (as: Person) => dataOf(await notifications.list(as)).items;

describe('the alert of a saved search', () => {
  it('leaves the other members to the next job when its time is over', async () => {
    const other = await product.member();
    await product.confirm(other);
    await listed(seller, { title: 'A unicycle lease' });
    for (const one of [member, other]) await search(one, 'q=unicycle');
    const alerts = product.app.get(SearchAlerts);
    const tell = jest.spyOn(alerts as unknown as { tell: () => Promise<void> }, 'tell');
    const looked = await alerts.run(0).then(() => tell.mock.calls.length);
    tell.mockRestore();
    expect(looked).toBe(1);
    await until(async () => (await inbox(member)).length + (await inbox(other)).length === 2);
  });

  it('lists a relisted contract among new ones by when it was listed again', async () => {
    const word = 'tricycle';
    await search(member, `q=${word}`);
    const relisted = await listed(seller, { title: `A relisted ${word}` });
    await rows(
      `update contracts set created_at = now() - interval '9 days', listed_at = now() - interval '5 minutes' where id = $1`,
      [relisted.id],
    );
    // more than are counted, all listed before
    for (let n = 0; n < 51; n++) await listed(seller, { title: `A ${word} lease ${n}` });
    await run();
    const [mail] = await inbox(member);
    expect(mail?.html).toContain(`A relisted ${word}`);
  });

  it('lists the contract that was relisted last, although more were listed after it', async () => {
    const word = 'unicycle';
    await search(member, `q=${word}`);
    const { id } = await listed(seller, { title: `A ${word} lease` });
    await copies(id, 51, `now() - interval '9 days'`, `now() - interval '30 minutes'`);
    await rows(
      `update contracts set title = $2, created_at = now() - interval '90 days', listed_at = now() - interval '5 minutes'
       where id = $1`,
      [id, `The last ${word}`],
    );
    await run();
    const [mail] = await inbox(member);
    expect(mail?.subject).toBe(`50+ new for q=${word}`);
    expect(mail?.html).toContain(`The last ${word}`);
  });

  it('tells a search of its own matches, although another search told more of them than are counted', async () => {
    const word = 'tandem';
    await search(member, `q=${word}&type=loan`, 'daily', 'Loans');
    await search(member, `q=${word}`, 'daily', 'All');
    const loan = await listed(seller, { type: 'loan', title: `A ${word} loan` });
    await copies(loan.id, 54, `now() - interval '10 minutes'`, 'null');
    const lease = await listed(seller, { type: 'car-lease', title: `A ${word} lease` });
    await rows(`update contracts set created_at = now() - interval '40 minutes' where id = $1`, [lease.id]);
    await run();
    const [mail] = await inbox(member);
    // the 51 loans that the first search counts, and what is left for the second
    expect(mail?.text).toMatch(/50\+ new for Loans[\s\S]*5 new for All/);
    const told = await rows('select 1 from search_alerts where user_id = $1 and contract_id = $2', [
      member.id,
      lease.id,
    ]);
    expect(told).toHaveLength(1);
  });

  it('lists what is new and matches, once, and never what the member listed', async () => {
    const word = 'velocipede';
    await search(
      member,
      `q=${word}&type=loan&maxPayment=400&near=Austin, TX&within=25&months=-24`,
      'instant',
      'Cheap loans',
    );
    const match = await listed(seller, { type: 'loan', title: `A ${word} loan`, monthlyPayment: 40_000 });
    await listed(seller, { type: 'loan', title: `A dear ${word}`, monthlyPayment: 40_001 });
    await listed(seller, { type: 'car-lease', title: `A ${word} lease`, monthlyPayment: 100 });
    await listed(member, { type: 'loan', title: `My ${word}`, monthlyPayment: 100 });
    const old = await listed(seller, { type: 'loan', title: `Old ${word}`, monthlyPayment: 100 });
    await rows(`update contracts set created_at = now() - interval '2 hours' where id = $1`, [old.id]);

    await Promise.all([run(), run()]);
    const [mail, ...more] = await inbox(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('1 new for Cheap loans');
    expect(mail?.html).toContain(`/contracts/${match.id}`);
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(`A ${word} loan $400.00/mo, Austin, TX`);
    expect(mail?.text).toContain('/contracts?q=');
    for (const part of [mail?.html, mail?.text]) expect(part).not.toMatch(/dear|lease|My |Old /);
    expect(await shown(member)).toMatchObject([
      { kind: 'saved', title: '1 new for Cheap loans', path: `/contracts/${match.id}` },
    ]);

    await pass(member, 1);
    await run();
    expect(await inbox(member)).toHaveLength(1);
  });

  it('lists what was listed again, but not what the member was told of before', async () => {
    const word = 'penny-farthing';
    await search(member, `q=${word}&type=loan`);
    const again = await listed(seller, { type: 'loan', title: `A ${word} loan` });
    await rows(
      `update contracts set created_at = now() - interval '90 days', listed_at = now() - interval '10 minutes' where id = $1`,
      [again.id],
    );
    await run();
    expect(await subjects(member)).toEqual([`1 new for q=${word}&type=loan`]);
    await rows(`update contracts set listed_at = now() - interval '5 minutes' where id = $1`, [again.id]);
    await rows(
      `update saved_searches set seen_until = now() - interval '1 hour', next_at = now() where user_id = $1`,
      [member.id],
    );
    await run();
    expect(await subjects(member)).toHaveLength(1);
  });

  it('lists a contract that an admin put back on the market after its period had passed', async () => {
    const word = 'quadricycle';
    await search(member, `q=${word}`);
    const { id } = await listed(seller, { title: `A ${word} lease` });
    dataOf(await admin.viaRest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'It looked wrong.' }));
    await run();
    expect(await subjects(member)).toEqual([]);
    dataOf(await admin.viaRest('POST', `/api/admin/contracts/${id}/unhide`));
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'active' }));
    await rows(`update contracts set listed_at = listed_at - interval '2 minutes' where id = $1`, [id]);
    await rows(
      `update saved_searches set next_at = now(), seen_until = now() - interval '3 minutes' where user_id = $1`,
      [member.id],
    );
    await run();
    expect(await subjects(member)).toEqual([`1 new for q=${word}`]);
  });

  it.each([
    ['ahead', 10 * 60_000],
    ['behind', -10 * 60_000],
  ])('goes by the clock of the database: one of a process that is %s skips nothing', async (_how, ms) => {
    const word = `tricar${ms > 0 ? 'ahead' : 'behind'}`;
    await search(member, `q=${word}`);
    const real = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + ms);
    try {
      await run();
      // it was listed half a minute before that run, and is too young for it
      const { id } = await listContract(seller, { title: `A ${word} lease` });
      await rows(`update contracts set created_at = now() - interval '30 seconds' where id = $1`, [id]);
      // two minutes later
      await rows(`update contracts set created_at = created_at - interval '2 minutes' where id = $1`, [id]);
      await rows(
        `update saved_searches set next_at = now(), seen_until = seen_until - interval '2 minutes' where user_id = $1`,
        [member.id],
      );
      await run();
    } finally {
      clock.mockRestore();
    }
    expect(await subjects(member)).toEqual([`1 new for q=${word}`]);
  });

  it('names a contract once over all searches, in one email of at most 10', async () => {
    const [all, some] = [
      await search(member, 'location=Gotham', 'daily', 'Gotham'),
      await search(member, 'q=pumpkin', 'weekly', 'Pumpkins'),
    ];
    for (let number = 1; number <= 11; number++)
      await listed(seller, { title: `Lease ${number}`, location: 'Gotham, NJ' });
    await listed(seller, { title: 'A pumpkin', location: 'Gotham, NJ' });
    const other = await listed(seller, { title: 'Another pumpkin', location: 'Boise, ID' });
    await run();
    const [mail] = await inbox(member);
    expect(mail?.subject).toBe('13 new for your saved searches');
    expect(mail?.text).toMatch(/12 new for Gotham[\s\S]*1 new for Pumpkins/);
    expect(mail?.html?.match(/\/contracts\/[0-9a-f-]{36}/g)).toHaveLength(10);
    const byTitle = (a: { title: string }, b: { title: string }) => b.title.length - a.title.length;
    expect((await shown(member)).sort(byTitle)).toMatchObject([
      { title: '1 new for Pumpkins', path: `/contracts/${other.id}` },
      { title: '12 new for Gotham', path: '/contracts?location=Gotham' },
    ]);

    // the button of the mailbox turns both off, and only when it is pressed
    for (const { id } of [all, some]) expect(mail?.text).not.toContain(id);
    expect(header(mail as Email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const asked = await page('GET', linkOf(mail));
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Gotham, Pumpkins')]);
    const states = async () => dataOf(await saved.searches(member)).map(({ frequency }) => frequency);
    expect(await states()).toEqual(['daily', 'weekly']);
    expect((await page('POST', linkOf(mail))).status).toBe(200);
    expect(await states()).toEqual(['off', 'off']);
    expect((await page('POST', `${linkOf(mail)}x`)).status).toBe(404);
    await listed(seller, { title: 'Late lease', location: 'Gotham, NJ' });
    await pass(member, 24 * 8);
    await run();
    expect(await inbox(member)).toHaveLength(1);
  });

  it('comes as often as the member wants, instant ones at most 8 times a day', async () => {
    await search(member, 'location=Atlantis', 'instant', 'Now');
    const subjectsAfter = async (hours: number) => {
      await listed(seller, { location: 'Atlantis' });
      await pass(member, hours);
      await rows(`update saved_searches set seen_until = now() - interval '1 hour' where user_id = $1`, [
        member.id,
      ]);
      await run();
      return (await subjects(member)).length;
    };
    for (let mails = 1; mails <= 8; mails++) expect(await subjectsAfter(0.5)).toBe(mails);
    expect(await subjectsAfter(0.5)).toBe(8);
    // nothing is lost: the first ones were a day ago, and the next email has all that waited
    await pass(member, 21);
    await run();
    expect((await subjects(member)).at(-1)).toBe('1 new for Now');
    expect(await subjects(member)).toHaveLength(9);

    const [one] = dataOf(await saved.searches(member));
    dataOf(await saved.update(member, one!.id, { frequency: 'daily' }));
    await listed(seller, { location: 'Atlantis' });
    await run();
    expect(await subjects(member)).toHaveLength(9);
  });

  it('is neither shown nor mailed for a search that is off', async () => {
    const { id } = await search(member, 'location=Lilliput');
    dataOf(await saved.update(member, id, { frequency: 'off' }));
    await listed(seller, { location: 'Lilliput' });
    await run();
    expect(await shown(member)).toEqual([]);
    expect(await inbox(member)).toEqual([]);
  });
});

it('200 members who cannot be told do not block the alerts of others', async () => {
  const word = 'rickshaw';
  await search(member, `q=${word}`);
  await listed(seller, { title: `A ${word} lease` });
  await rows(
    `with strangers as (insert into users (email) select 'blocked-' || n || '@example.com' from generate_series(1, 200) n
       returning id)
     insert into saved_searches (user_id, name, query, frequency, next_at)
     select id, 'Blocked', 'q=blocked', 'instant', now() - interval '1 day' from strangers`,
  );
  const contracts = product.app.get(NewContracts);
  const matching = contracts.matching.bind(contracts);
  const spy = jest.spyOn(contracts, 'matching').mockImplementation((tx, filter, period, limit) => {
    if (period.notOf !== member.id) return Promise.reject(new Error('cannot be searched'));
    return matching(tx, filter, period, limit);
  });
  try {
    await run();
    const again = `select 1 from graphile_worker.jobs where task_identifier = 'search-alerts' and key is null`;
    expect(await rows(again)).toEqual([]);
    await run();
    expect(await subjects(member)).toEqual([`1 new for q=${word}`]);
  } finally {
    spy.mockRestore();
    await rows(`delete from saved_searches where name = 'Blocked'`);
  }
});

describe('an address that is not confirmed', () => {
  it('gets no news; the member finds them in the account', async () => {
    const stranger = await product.member();
    await search(stranger, 'location=Laputa');
    const contract = await listed(seller, { location: 'Laputa' });
    await run();
    dataOf(await saved.add(stranger, contract.id));
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${contract.id}`, { status: 'pending' }));
    await until(async () => (await shown(stranger)).length === 2);
    await rows(`update notifications set mail_at = now() where user_id = $1 and mail_at is not null`, [
      stranger.id,
    ]);
    await product.app.get(NotificationMails).run();
    expect(await inbox(stranger)).toEqual([]);
    const waiting = 'select 1 from notifications where user_id = $1 and mail_at is not null';
    expect(await rows(waiting, [stranger.id])).toEqual([]);
  });
});

describe('a favorite', () => {
  const edit = async (id: string, input: object) =>
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${id}`, input));
  /** The job of new terms waits an hour for further edits. */
  const told = async (as: Person) => {
    await rows(
      `select graphile_worker.add_job('tell-favourites', payload, job_key := key, run_at := now())
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'tell-favourites' and locked_at is null`,
    );
    await noJob('tell-favourites');
    return (await shown(as)).map(({ title, text }) => `${title.split(':')[0]}. ${text}`).reverse();
  };

  it('tells of new terms, a transfer, its return and its end, but not of what is no material edit', async () => {
    const { id } = await listContract(seller);
    dataOf(await saved.add(member, id));
    dataOf(await saved.add(seller, id));
    await edit(id, { monthlyPayment: 40_900 });
    await edit(id, { monthlyPayment: 41_000 });
    const terms = 'New terms. The monthly payment was $389.00 and is now $410.00. Take another look';
    expect(await told(member)).toEqual([expect.stringContaining(terms)]);
    for (const status of ['pending', 'active', 'cancelled']) {
      await edit(id, { status });
      await told(member);
    }
    expect((await told(member)).map((text) => text.split('.')[0])).toEqual([
      'New terms',
      'In transfer',
      'Available again',
      'Off the market',
    ]);
    expect(await told(seller)).toEqual([]);
    // one that was removed from the favorites is told no more
    dataOf(await saved.remove(member, id));
    await edit(id, { status: 'active' });
    expect(await told(member)).toHaveLength(4);
  });

  it('tells its members of each way off the market and back', async () => {
    const holder = await product.member();
    const { id } = await listContract(holder);
    dataOf(await saved.add(member, id));
    const steps = [
      () => holder.viaRest('POST', `/api/listings/${id}/pause`),
      () => holder.viaRest('POST', `/api/listings/${id}/resume`),
      () => admin.viaRest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'It looked wrong.' }),
      () => admin.viaRest('POST', `/api/admin/contracts/${id}/unhide`),
      () => admin.viaRest('PUT', `/api/admin/contracts/${id}`, { status: 'active' }),
      () =>
        admin.viaRest('POST', `/api/admin/users/${holder.id}/suspend`, { reason: 'They asked for money.' }),
    ];
    for (const step of steps) {
      dataOf(await step());
      await told(member);
    }
    expect((await told(member)).map((text) => text.split('.')[0])).toEqual([
      'Off the market',
      'Available again',
      'Off the market',
      'Available again',
      'Off the market',
    ]);
  });

  it('is in one email a day with all others', async () => {
    const [first, second] = [await listContract(seller), await listContract(seller)];
    for (const { id } of [first, second]) {
      dataOf(await saved.add(member, id));
      await edit(id, { status: 'pending' });
    }
    expect(await told(member)).toHaveLength(2);
    const mailLater = async (hours: number) => {
      await rows(
        `update notifications set mail_at = mail_at - $2 * interval '1 hour', mailed_at = mailed_at - $2 * interval '1 hour'
         where user_id = $1`,
        [member.id, hours],
      );
      await product.app.get(NotificationMails).run();
      return subjects(member);
    };
    expect(await mailLater(1)).toEqual(['2 updates: your favorites']);
    expect((await inbox(member))[0]?.text).toContain('/account?tab=saved');
    await edit(first.id, { status: 'active' });
    await told(member);
    expect(await mailLater(1)).toHaveLength(1);
    expect((await mailLater(23)).at(-1)).toMatch(/^Available again: /);
    expect((await page('POST', linkOf((await inbox(member))[0]))).status).toBe(200);
    expect(dataOf(await notifications.preferences(member))).toContainEqual(
      expect.objectContaining({ kind: 'favourite', mail: false }),
    );
  });
});
