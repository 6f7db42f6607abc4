import { beforeAll, describe, expect, it } from '@jest/globals';
import { SharedAnswers } from '../../src/http/answers/shared-answers.js';
import { ListingViews } from '../../src/listings/listing.views.js';
import { OverviewRollUp } from '../../src/overview/overview.roll-up.js';
import { Retention } from '../../src/retention/retention.js';
import { Visits } from '../../src/visits/visits.js';
import { listContract } from '../factories/contract.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { Outcome, Person } from '../support/person.js';
import { begun, rest as transfers, sell } from '../support/transfers.js';

interface FunnelWeek {
  week: string;
  type: string;
  seen: number;
  asked: number;
  paid: number;
  accepted: number;
  handedOver: number;
}
interface Figures {
  funnel: FunnelWeek[];
  listingTimes: {
    type: string | null;
    count: number;
    lowerQuartile: number;
    median: number;
    upperQuartile: number;
  }[];
  transferEndings: { reason: string; words: string; count: number }[];
  visitorSources: { kind: string; name: string; visits: number }[];
}
type Name = keyof Figures;

startPayments();

const BROWSER = 'Mozilla/5.0 (Macintosh) Safari/605.1.15';
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const FIELDS: Record<Name, string> = {
  funnel: 'week type seen asked paid accepted handedOver',
  listingTimes: 'type count lowerQuartile median upperQuartile',
  transferEndings: 'reason words count',
  visitorSources: 'kind name visits',
};
const PATHS: Record<Name, string> = {
  funnel: 'funnel',
  listingTimes: 'listing-times',
  transferEndings: 'transfer-endings',
  visitorSources: 'visitor-sources',
};
const unit = (name: Name) => (name === 'visitorSources' ? 'days' : 'weeks');

const viaRest = <N extends Name>(name: N, length: number, as = admin) =>
  as.viaRest<Figures[N]>('GET', `/api/admin/figures/${PATHS[name]}?${unit(name)}=${length}`);
const viaGraphql = async <N extends Name>(name: N, length: number, as = admin) =>
  inWords(await as.viaGraphql<Figures[N]>(`{ ${name}(${unit(name)}: ${length}) { ${FIELDS[name]} } }`));
/** Reasons and kinds as REST writes them. */
function inWords<Data>(outcome: Outcome<Data>): Outcome<Data> {
  const word = (name: string, value: unknown) =>
    ['reason', 'kind'].includes(name) ? String(value).toLowerCase().replaceAll('_', '-') : value;
  return JSON.parse(JSON.stringify(outcome, word)) as Outcome<Data>;
}
const apis = [
  ['REST', viaRest],
  ['GraphQL', viaGraphql],
] as const;

async function count(): Promise<void> {
  await product.app.get(ListingViews).flush();
  await product.app.get(Visits).flush();
  await jobsAreDone(product);
  await rows('delete from overview_days');
  await product.app.get(OverviewRollUp).run();
}

async function open(path: string, headers: Record<string, string> = {}, as?: Person): Promise<void> {
  const { status } = await fetch(product.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'user-agent': BROWSER, ...(as && { cookie: as.cookie }), ...headers },
  });
  expect(status).toBe(200);
}

/** Moves what happened to a contract and its transfer back in time. */
async function longAgo(contractId: string, days: number): Promise<void> {
  const ago = "- $2 * interval '1 day'";
  for (const [table, column, key] of [
    ['contracts', 'created_at', 'id'],
    ['messages', 'created_at', 'contract_id'],
    ['purchases', 'captured_at', 'contract_id'],
    ['transfers', 'completed_at', 'contract_id'],
    ['transfers', 'cancelled_at', 'contract_id'],
  ] as const)
    await rows(`update ${table} set ${column} = ${column} ${ago} where ${key} = $1`, [contractId, days]);
  await rows(
    `update transfer_steps set closed_at = closed_at ${ago}
     where transfer_id in (select id from transfers where contract_id = $1)`,
    [contractId, days],
  );
}

describe('the funnel', () => {
  let weeks: [FunnelWeek[], FunnelWeek[]];
  let monday: string;
  const of = (week: number, type: string, table = weeks[0]) =>
    table.find((row) => row.type === type && row.week === table[week * 5]?.week);

  beforeAll(async () => {
    const [owner, candidate, other] = await Promise.all([
      product.member(),
      product.member(),
      product.member(),
    ]);
    await product.confirm(owner, candidate, other);
    const lease = (await begun(owner, candidate)).contractId;
    await rows(`update transfers set status = 'completed', completed_at = now() where contract_id = $1`, [
      lease,
    ]);
    const flat = (await listContract(owner, { type: 'apartment' })).id;
    const declined = await sell(owner, other, 'apartment');
    dataOf(await transfers.act(owner, declined.id, 'decline', {}));
    for (const [who, id, message] of [
      [candidate, flat, 'Is it available?'],
      [candidate, flat, 'And does it have a balcony?'],
      [owner, flat, 'It has one.'],
      [other, flat, 'May I see it on Sunday?'],
      [candidate, flat, 'On Monday, too?'],
    ] as const)
      dataOf(await who.viaRest('POST', `/api/contracts/${id}/chat`, { message }));
    for (const [who, id] of [
      [candidate, flat],
      [candidate, flat],
      [other, flat],
      [owner, flat],
    ] as const)
      await open(`/contracts/${id}`, {}, who);
    // a robot lets the page be rendered; the visitor gets the answer that is shared
    product.app.get(SharedAnswers).options.maxAgeMs = 60_000;
    await open(`/contracts/${flat}`, { 'user-agent': 'Googlebot/2.1' });
    await open(`/contracts/${flat}`);
    // the same with answers of GraphQL, which are shared from the second request on
    const loan = (await listContract(owner, { type: 'loan' })).id;
    const query = { query: 'query($id: ID!) { contract(id: $id) { id } }', variables: { id: loan } };
    for (const agent of ['Googlebot/2.1', 'Googlebot/2.1', 'Googlebot/2.1', BROWSER])
      await product.visitor().rest('POST', '/graphql', query, { 'user-agent': agent });
    // no day before the first member joined is counted
    await rows(`update users set created_at = now() - interval '60 days' where id = $1`, [owner.id]);
    await longAgo(lease, 7);
    await rows(`update contracts set created_at = created_at - interval '9 days' where id = $1`, [lease]);
    await count();
    weeks = [dataOf(await viaRest('funnel', 2)), dataOf(await viaGraphql('funnel', 2))];
    const [row] = await rows<{ monday: string }>(
      `select date_trunc('week', now() at time zone 'UTC')::date::text as monday`,
    );
    monday = (row as { monday: string }).monday;
  });

  it('has a row for each week and type, with the same figures in both APIs', () => {
    expect(weeks[0]).toHaveLength(10);
    expect(weeks[0]).toEqual(weeks[1]);
    expect(weeks[0][5]?.week).toBe(monday);
    expect(new Set(weeks[0].map(({ type }) => type)).size).toBe(5);
  });

  it('counts viewers and first questions, also of pages that are shared, without the holder and robots', () => {
    expect(of(1, 'apartment')).toMatchObject({ seen: 3, asked: 2, accepted: 0, handedOver: 0 });
  });

  it('counts a viewer who gets a shared answer of GraphQL', () => {
    expect(of(1, 'loan')).toMatchObject({ seen: 1, asked: 0 });
  });

  it('counts payments, acceptances and handovers in their own weeks', () => {
    expect(of(0, 'car-lease')).toMatchObject({ paid: 1, accepted: 1, handedOver: 1 });
    expect(of(1, 'car-lease')).toMatchObject({ paid: 0, accepted: 0, handedOver: 0 });
    expect(of(1, 'apartment')).toMatchObject({ paid: 1 });
  });

  it.each(apis)('measures the days from listing to buyer, through %s', async (_name, read) => {
    const times = dataOf(await read('listingTimes', 2));
    expect(times).toEqual([
      { type: null, count: 2, lowerQuartile: 2, median: 5, upperQuartile: 7 },
      { type: 'car-lease', count: 1, lowerQuartile: 9, median: 9, upperQuartile: 9 },
      { type: 'apartment', count: 1, lowerQuartile: 0, median: 0, upperQuartile: 0 },
    ]);
    // the lease was paid for a week ago
    expect(dataOf(await read('listingTimes', 1)).map(({ type }) => type)).toEqual([null, 'apartment']);
  });

  it.each(apis)('says why transfers end, through %s', async (_name, read) => {
    expect(dataOf(await read('transferEndings', 1))).toEqual([
      { reason: 'holder-declined', words: 'The seller declined the transfer.', count: 1 },
    ]);
  });
});

describe('where visitors came from', () => {
  const sources = async (read: typeof viaRest | typeof viaGraphql) => {
    await product.app.get(Visits).flush();
    return dataOf(await read('visitorSources', 7)).map(
      ({ kind, name, visits }) => `${kind} ${name} ${visits}`,
    );
  };
  beforeAll(() => rows('delete from visit_sources'));

  it('counts hosts and campaigns, also of pages that are shared', async () => {
    const shared = product.app.get(SharedAnswers);
    shared.options.maxAgeMs = 60_000;
    shared.forget();
    const referer = 'https://News.Example.com/a/private?path=1';
    for (let n = 0; n < 3; n++) await open('/contracts', { referer });
    await open('/?utm_source=Newsletter&utm_medium=mail', { referer: `${product.url}x` });
    await open('/?utm_source=newsletter', {}, seller);
    // not an arrival: from the site itself, by a robot, in advance
    await open('/', { referer: `${product.url}/contracts` });
    await open('/', { referer, 'user-agent': 'Googlebot/2.1' });
    await open('/', { referer, 'sec-purpose': 'prefetch' });
    const expected = ['referrer news.example.com 3', 'referrer direct 2', 'utm-source newsletter 2'];
    expect(await sources(viaRest)).toEqual(expected);
    expect(await sources(viaGraphql)).toEqual(expected);
  });

  it('keeps no address, path or person', async () => {
    const [columns] = await rows<{ names: string }>(
      `select string_agg(column_name, ' ' order by ordinal_position) as names
       from information_schema.columns where table_name = 'visit_sources'`,
    );
    expect(columns).toEqual({ names: 'day kind name visits' });
    expect(JSON.stringify(await rows('select * from visit_sources'))).not.toMatch(
      /private|127\.0\.0|utm_medium/,
    );
  });

  it('adds up sources beyond fifty', async () => {
    await rows(
      `insert into visit_sources select current_date, 'utm-source', 'many-' || n, 1 from generate_series(1, 60) n`,
    );
    const campaigns = (await sources(viaRest)).filter((source) => source.startsWith('utm-source'));
    expect(campaigns).toHaveLength(51);
    expect(campaigns[0]).toBe('utm-source other 11');
  });

  it('is kept for 400 days', async () => {
    await rows(`insert into visit_sources values (current_date - 401, 'referrer', 'old.example', 1),
      (current_date - 399, 'referrer', 'new.example', 1)`);
    await rows(
      `insert into contract_view_days values (current_date - 401, 'loan', 1), (current_date - 399, 'loan', 1)`,
    );
    await product.app.get(Retention).run();
    expect(await rows(`select name from visit_sources where day < current_date - 7`)).toEqual([
      { name: 'new.example' },
    ]);
    expect(await rows(`select views from contract_view_days where day < current_date - 7`)).toHaveLength(1);
  });
});

describe.each(Object.keys(PATHS) as Name[])('%s', (name) => {
  it.each(apis)('takes a length within limits only, through %s', async (_name, read) => {
    for (const wrong of [0, name === 'visitorSources' ? 366 : 53])
      expect(await read(name, wrong)).toMatchObject({ code: 'VALIDATION' });
    expect(await read(name, 1)).toMatchObject({ ok: true });
    expect(await read(name, 1, buyer)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is a file with the same rows, which is audited', async () => {
    const path = `/api/admin/figures/${PATHS[name]}.csv?${unit(name)}=2`;
    const { status, headers, body } = await admin.rest<string>('GET', path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = body.split('\r\n');
    const shown = dataOf(await viaRest(name, 2));
    expect(lines).toHaveLength(shown.length + 2);
    expect(lines[0]?.split(',')).toEqual(
      FIELDS[name].split(' ').map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    );
    const [entry] = dataOf(
      await admin.viaRest<{ action: string; targetId: string }[]>('GET', '/api/admin/audit?limit=1'),
    );
    expect(entry).toMatchObject({ action: 'list.download', targetId: PATHS[name] });
    expect((await buyer.rest('GET', path)).status).toBe(403);
  });
});
