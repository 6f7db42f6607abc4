import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OverviewRollUp } from '../../src/overview/overview.roll-up.js';
import { contractWords, listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { dataOf } from '../support/lists.js';
import { PASSWORD, type Person } from '../support/person.js';

interface Figures {
  members: number;
  listings: number;
  questions: number;
  answers: number;
  purchases: number;
  revenue: number;
  refunds: number;
  refunded: number;
  transfersCompleted: number;
  medianTransferDays: number | null;
}
interface Overview {
  days: number;
  from: string;
  until: string;
  current: Figures;
  before: Figures;
  series: { from: string; until: string; figures: Figures }[];
  members: number;
  listings: { type: string; status: string; count: number }[];
  transfersOpen: number;
  failingJobs: { task: string; failing: number; givenUp: number }[];
}

let product: TestApp;
let admin: Person;
let seller: Person;
let buyer: Person;
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const count = () => product.app.get(OverviewRollUp).run();

beforeAll(async () => {
  product = await startApp();
  [admin, seller, buyer] = [await product.admin(), await product.member(), await product.member()];
});
afterAll(() => product.stop());

const FIGURES = `members listings questions answers purchases revenue refunds refunded transfersCompleted
  medianTransferDays`;
const readers: [string, (days: number) => Promise<Overview>][] = [
  ['REST', async (days) => dataOf(await admin.viaRest('GET', `/api/admin/overview?days=${days}`))],
  [
    'GraphQL',
    async (days) =>
      dataOf(
        await admin.viaGraphql(
          `query($days: Int!) { overview(days: $days) { days from until current { ${FIGURES} }
            before { ${FIGURES} } series { from until figures { ${FIGURES} } } members
            listings { type status count } transfersOpen failingJobs { task failing givenUp } } }`,
          { days },
        ),
      ),
  ],
];

/** A purchase that was charged some days ago, with a transfer that took as many days as it says. */
async function sold(contractId: string, daysAgo: number, took: number): Promise<void> {
  await rows(
    `with sale as (
       insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, captured_at,
         refunded_at, amount_refunded)
       values ($1, 'A lease', $2, $3, 2500, 'sandbox', 'refunded', now() - $4 * interval '1 day',
         now() - $4 * interval '1 day', 2500) returning id)
     insert into transfers (purchase_id, contract_id, buyer_id, seller_id, type, status, created_at, completed_at)
       select id, $1, $2, $3, 'car-lease', 'completed', now() - ($4 + $5) * interval '1 day',
         now() - $4 * interval '1 day' from sale`,
    [contractId, buyer.id, seller.id, daysAgo, took],
  );
}

describe('the overview of admins', () => {
  it('counts what happened in the period and in the one before, in both APIs alike', async () => {
    const { id } = await listContract(seller);
    const old = await listContract(seller, { type: 'apartment' });
    await rows(`update contracts set created_at = now() - interval '10 days' where id = $1`, [old.id]);
    await rows(`update users set created_at = now() - interval '400 days' where id = $1`, [seller.id]);
    for (const [who, message] of [
      [buyer, 'Is it available?'],
      [buyer, 'And does it have a hitch?'],
      [seller, 'It is, without one.'],
      [seller, 'You can see it on Sunday.'],
      [buyer, 'At noon?'],
    ] as const)
      dataOf(await who.viaRest('POST', `/api/contracts/${id}/chat`, { message }));
    // asked five and three days ago, answered after 23 and 25 hours
    for (const [ago, hours] of [
      [5, 23],
      [3, 25],
    ] as const) {
      for (const [who, message] of [
        [buyer, `Is it still there, ${ago} days later?`],
        [seller, `Yes, after ${hours} hours.`],
      ] as const)
        dataOf(await who.viaRest('POST', `/api/contracts/${old.id}/chat`, { message }));
      await rows(
        `update messages set created_at = now() - $2 * interval '1 day'
           + case when sender_id = $3 then $4 * interval '1 hour' else interval '0' end
         where contract_id = $1 and created_at > now() - interval '1 day'`,
        [old.id, ago, seller.id, hours],
      );
    }
    await sold(id, 0, 12);
    await sold(id, 1, 21);
    await sold(id, 8, 40);
    // a job of the start may have counted these days before
    await jobsAreDone(product);
    await rows('delete from overview_days');
    await count();
    const [overRest, overGraphql] = await Promise.all(readers.map(([, read]) => read(7)));
    const week = overRest as Overview;
    expect(week.current).toMatchObject({
      ...{ members: 2, listings: 1, questions: 4, answers: 2, purchases: 2, revenue: 5000 },
      ...{ refunds: 2, refunded: 5000, transfersCompleted: 2, medianTransferDays: 17 },
    });
    expect(week.before).toMatchObject({ listings: 1, purchases: 1, medianTransferDays: 40 });
    expect(week).toMatchObject({ days: 7, members: 3, transfersOpen: 0, failingJobs: [] });
    expect(week.listings).toEqual([
      { type: 'apartment', status: 'active', count: 1 },
      { type: 'car-lease', status: 'active', count: 1 },
    ]);
    expect(week.series.map(({ figures }) => figures.purchases)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(week.series.map(({ figures }) => `${figures.answers} of ${figures.questions}`)).toEqual([
      ...['0 of 0', '1 of 1', '0 of 0', '0 of 1'],
      ...['0 of 0', '0 of 0', '1 of 2'],
    ]);
    // figures that were not asked for are absent
    expect(week).toMatchObject(overGraphql as unknown as Record<string, unknown>);
    const year = await readers[0]![1](365);
    expect(year.current).toMatchObject({ listings: 2, purchases: 3, medianTransferDays: 21 });
    expect(year.before).toMatchObject({ members: 1 });
    expect(year.series).toHaveLength(53);
  });

  it('counts a day again to the same row, and a day whose row was deleted', async () => {
    const stored = () => rows('select day, numbers, standing, rules from overview_days order by day');
    const before = await stored();
    expect(before).toHaveLength(401);
    await rows(`delete from overview_days where day < current_date`);
    await count();
    await count();
    expect(await stored()).toEqual(before);
    // counted by former rules
    await rows(`update overview_days set rules = 0, numbers = '{}' where day < current_date - 3`);
    await count();
    expect(await stored()).toEqual(before);
  });

  it('lists the kinds of jobs that fail', async () => {
    await rows(
      `select graphile_worker.add_job('no-such-job', '{}'::json, run_at := now() + interval '1 day')`,
    );
    await rows(`update graphile_worker._private_jobs set attempts = 2, last_error = 'It broke.'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'no-such-job')`);
    expect((await readers[1]![1](30)).failingJobs).toEqual([{ task: 'no-such-job', failing: 1, givenUp: 0 }]);
  });

  it('has four periods only', async () => {
    for (const days of ['8', '0', '366', 'x', ''])
      expect(await admin.viaRest('GET', `/api/admin/overview?days=${days}`)).toMatchObject({
        code: 'VALIDATION',
      });
  });
});

describe('lists of admins as files', () => {
  const file = async (path: string, as = admin) => {
    const { status, headers, body } = await as.rest<unknown>('GET', `/api/admin/${path}`);
    return { status, headers, lines: typeof body === 'string' ? body.split('\r\n') : [] };
  };

  it('has a line of headings and a line per entry, safe for spreadsheets', async () => {
    await listContract(seller, { title: '=HYPERLINK("x","y"), Café' });
    const { headers, lines } = await file('contracts.csv?q=Café');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="handover-contracts-[\d-]+\.csv"$/,
    );
    expect(lines[0]).toMatch(/^id,title,type,status,location,monthly payment \(USD\)/);
    expect(lines[1]).toMatch(/,"'=HYPERLINK\(""x"",""y""\), Café",car-lease,active,"Austin, TX",389\.00,/);
    expect(lines.slice(2)).toEqual(['']);
  });

  it.each([
    ['users.csv', /^id,email,/, () => 3],
    ['purchases.csv', /^id,contract id,/, () => 3],
    ['purchases.csv?status=refunded', /^id,contract id,/, () => 3],
    ['purchases.csv?status=captured', /^id,contract id,/, () => 0],
    ['transfers.csv?payment=refunded', /^id,contract id,/, () => 3],
    ['transfers.csv?payment=disputed', /^id,contract id,/, () => 0],
    ['transfers.csv?state=completed', /^id,contract id,purchase id,/, () => 3],
    ['transfers.csv?state=proposed', /^id,/, () => 0],
    ['contracts.csv?type=apartment&status=active', /^id,title/, () => 1],
    ['contracts.csv?type=apartment&status=pending', /^id,title/, () => 0],
    [`users.csv?q=nobody@example.com`, /^id,/, () => 0],
  ])('sends %s', async (path, heading, entries) => {
    const { status, lines } = await file(path);
    expect([status, lines.length - 2]).toEqual([200, entries()]);
    expect(lines[0]).toMatch(heading);
  });

  it.each(['users', 'purchases', 'contracts', 'reports'])(
    'sends %s.csv in the order of the list',
    async (list) => {
      for (let n = list === 'reports' ? 2 : 0; n > 0; n--) {
        const { id } = await listContract(seller);
        const input = { targetType: 'contract', targetId: id, reason: 'wrong-facts' };
        dataOf(await buyer.viaRest('POST', '/api/reports', input));
      }
      const [newest, oldest] = [await file(`${list}.csv`), await file(`${list}.csv?sort=oldest`)];
      const entries = newest.lines.slice(1, -1);
      expect(entries.length).toBeGreaterThan(1);
      expect(oldest.lines.slice(1, -1)).toEqual(entries.reverse());
      expect((await file(`${list}.csv?sort=sideways`)).status).toBe(400);
    },
  );

  it('sends lists of several pages completely, without a duplicate', async () => {
    const words = contractWords();
    await rows(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
         transfer_fee) select $1, 'Bulk ' || n, $2, $3, $4, 100, 12, 2500 from generate_series(1, 1201) n`,
      [seller.id, words.type, words.description, words.location],
    );
    const { lines } = await file('contracts.csv');
    expect(
      new Set(lines.filter((line) => line.includes(',Bulk ')).map((line) => line.slice(0, 36))).size,
    ).toBe(1201);
  });

  it('is audited with its filter, and refused to members', async () => {
    await file('users.csv?q=ada');
    const [entry] = dataOf(
      await admin.viaRest<{ action: string; after: string }[]>('GET', '/api/admin/audit?limit=1'),
    );
    expect(entry).toMatchObject({ action: 'list.download', targetType: 'list', targetId: 'users' });
    expect(JSON.parse(entry!.after)).toEqual({ q: 'ada' });
    expect(await admin.viaRest('GET', '/api/admin/transfers.csv?state=wrong')).toMatchObject({
      code: 'VALIDATION',
    });
    expect((await file('users.csv', seller)).status).toBe(403);
  });

  it('needs a recent proof of identity if it has email addresses', async () => {
    await rows(
      `update sessions set proved_at = now() - interval '16 minutes' where sess #>> '{passport,user}' = $1`,
      [admin.id],
    );
    const refused = async (name: string) =>
      (await admin.viaRest('GET', `/api/admin/${name}.csv`)).code ?? 'sent';
    const answers = await Promise.all(['users', 'purchases', 'reports', 'contracts'].map(refused));
    expect(answers).toEqual([...Array<string>(3).fill('STEP_UP_REQUIRED'), 'sent']);
    expect(await admin.viaRest('POST', '/api/user/step-up', { password: PASSWORD })).toMatchObject({
      ok: true,
    });
    expect(await refused('users')).toBe('sent');
  });
});
