import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContractFilter } from '../../src/contracts/search/filter.input.js';
import { ContractSort } from '../../src/contracts/search/sort.js';
import { after, publicList } from '../../src/contracts/search/conditions.js';
import { countHead, countWalked, inHead, walk } from '../../src/contracts/search/statements.js';
import { listContract, type ContractWords } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf, restPage, type Page } from '../support/lists.js';
import { enumName, type Outcome, type Person } from '../support/person.js';

interface ListQuery {
  location?: string;
  q?: string;
  sort?: string;
  min?: number | string;
  max?: number | string;
  first?: number;
  after?: string;
}

interface Listed {
  title: string;
}

interface Api {
  name: string;
  list(as: Person, query: ListQuery): Promise<Outcome<Page<Listed>>>;
}

const rest: Api = {
  name: 'REST',
  list: (as, { min, max, ...query }) =>
    restPage<Listed>(as, '/api/contracts', {
      ...query,
      ...(min !== undefined && { minPayment: String(min) }),
      ...(max !== undefined && { maxPayment: String(max) }),
    }),
};

const graphql: Api = {
  name: 'GraphQL',
  list: async (as, { sort, min, max, first, after: cursor, ...words }) => {
    const outcome = await as.viaGraphql<{
      edges: { node: Listed }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }>(
      `query($filter: ContractFilter, $sort: ContractSort, $first: Int, $after: String) {
        contracts(filter: $filter, sort: $sort, first: $first, after: $after) {
          edges { node { title } } pageInfo { hasNextPage endCursor } } }`,
      { filter: { ...words, payment: { min, max } }, sort: sort && enumName(sort), first, after: cursor },
    );
    if (!outcome.ok) return outcome;
    const { edges, pageInfo } = outcome.data;
    return {
      ok: true,
      data: { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null },
    };
  },
};

let product: TestApp;
let seller: Person;
beforeAll(async () => {
  product = await startApp();
  seller = await product.member();
});
afterAll(() => product.stop());

/** Title, monthly payment in dollars, months. */
const CATALOGUE: [string, number, number][] = [
  ['Sedan', 400, 10],
  ['Loft', 1200, 30],
  ['Twin', 400, 10],
  ['Cabin', 90, 240],
  ['Free', 0, 1],
];

const words = (location: string): Partial<ContractWords>[] =>
  CATALOGUE.map(([title, dollars, remainingTermMonths]) => ({
    title: `${title} here`,
    location,
    monthlyPayment: dollars * 100,
    remainingTermMonths,
  }));

describe.each([rest, graphql])('the order and the payments of a list through $name', (api) => {
  const location = `Sortville ${api.name}`;
  const names = ({ items }: Page<Listed>) => items.map(({ title }) => title.split(' ')[0]);
  const list = async (query: ListQuery) => dataOf(await api.list(product.visitor(), { location, ...query }));

  beforeAll(async () => {
    for (const contract of words(location)) await listContract(seller, contract);
  });

  const orders: [string | undefined, string[]][] = [
    [undefined, ['Free', 'Cabin', 'Twin', 'Loft', 'Sedan']],
    ['newest', ['Free', 'Cabin', 'Twin', 'Loft', 'Sedan']],
    ['payment', ['Free', 'Cabin', 'Sedan', 'Twin', 'Loft']],
    ['months-short', ['Free', 'Sedan', 'Twin', 'Loft', 'Cabin']],
    ['months-long', ['Cabin', 'Loft', 'Twin', 'Sedan', 'Free']],
  ];

  it.each(orders)('sorts by %s, on one page and on pages of two', async (sort, expected) => {
    expect(names(await list({ sort }))).toEqual(expected);
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ sort, first: 2, after: cursor });
      seen.push(...names(page));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(expected);
  });

  it.each(orders)('sorts the matches of a search by %s', async (sort, expected) => {
    expect(names(await list({ sort, q: 'here' }))).toEqual(expected);
  });

  it('filters by the payment, both bounds included', async () => {
    expect(names(await list({ sort: 'payment', min: 9000, max: 40000 }))).toEqual(['Cabin', 'Sedan', 'Twin']);
    expect(names(await list({ min: 40001 }))).toEqual(['Loft']);
    expect(names(await list({ max: 0 }))).toEqual(['Free']);
    expect(names(await list({ min: 500, max: 100 }))).toEqual([]);
  });

  it('refuses the cursor of a list in another order', async () => {
    const cursors = await Promise.all(
      orders.slice(1).map(async ([sort]) => [sort, (await list({ sort, first: 1 })).next as string] as const),
    );
    for (const [sort, cursor] of cursors)
      for (const [other] of cursors) {
        const outcome = await api.list(product.visitor(), { location, sort: other, after: cursor });
        expect([sort, other, outcome.ok ? 'ok' : outcome.code]).toEqual([
          sort,
          other,
          sort === other ? 'ok' : 'BAD_REQUEST',
        ]);
      }
  });

  it.each([{ min: -1 }, { max: -1 }, { max: 1_000_000_001 }])('refuses the payments %j', async (query) => {
    expect(await api.list(product.visitor(), query)).toMatchObject({ ok: false, code: 'VALIDATION' });
  });

  const position = (value: string) => Buffer.from(`${value} ${crypto.randomUUID()}`).toString('base64url');
  it.each([
    'payment:',
    'payment:-1',
    'payment:9999999999',
    'payment:1:2',
    'payment:1e3',
    'months-short:1',
    '1',
  ])('refuses the position %s', async (value) => {
    const outcome = await api.list(product.visitor(), { sort: 'payment', after: position(value) });
    expect(outcome).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
  });
});

it.each([
  'sort=cheapest',
  'sort=payment&sort=newest',
  'minPayment=x',
  'maxPayment=1.5',
  'maxPayment=1&maxPayment=2',
])('REST answers ?%s with VALIDATION', async (query) => {
  const { status, body } = await product.visitor().rest('GET', `/api/contracts?${query}`);
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

it('REST takes empty parameters for absent ones, as a form sends them', async () => {
  const { status, body } = await product
    .visitor()
    .rest<unknown[]>('GET', '/api/contracts?type=&location=&q=&minPayment=&maxPayment=&sort=');
  expect([status, body.length]).toEqual([200, 10]);
});

describe('the total of a list', () => {
  interface Totals {
    totalCount: number | null;
    totalCountCapped: boolean;
  }
  const total = async (filter: object) => {
    const { totalCount, totalCountCapped } = dataOf(
      await product.visitor().viaGraphql<Totals>(
        `query($filter: ContractFilter) {
          contracts(filter: $filter, sort: PAYMENT, first: 1) { totalCount totalCountCapped } }`,
        { filter },
      ),
    );
    return [totalCount, totalCountCapped];
  };
  const insert = (count: number, title: string) =>
    product.database.query(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
         transfer_fee)
       select $1, $2, 'loan', 'x', 'Countville', 100 + number, 1 + number % 600, 2500
       from generate_series(1, $3::int) number`,
      [seller.id, title, count],
    );

  it('counts whatever the filter is, not only the page', async () => {
    expect(await total({ location: 'Sortville REST' })).toEqual([5, false]);
    expect(await total({ location: 'Sortville REST', payment: { max: 40000 } })).toEqual([4, false]);
    expect(await total({ q: 'loft' })).toEqual([2, false]);
    expect(await total({ q: '!!!' })).toEqual([0, false]);
    expect(await total({ type: 'TIMESHARE' })).toEqual([0, false]);
  });

  it('counts words that full-text search leaves out', async () => {
    await listContract(seller, { title: 'Out of the city', location: 'Stopcount' });
    expect(await total({ q: 'the', location: 'Stopcount' })).toEqual([1, false]);
  });

  it('says how many match around a place but for a place that is not known', async () => {
    await listContract(seller, { title: 'Placed skiff', location: 'Fargo, ND' });
    for (const location of ['By the lake', 'Up north'])
      await listContract(seller, { title: 'Placeless skiff', location, monthlyPayment: 50_000 });
    const withoutPlace = async (filter: object) =>
      dataOf(
        await product.visitor().viaGraphql<Record<string, unknown>>(
          `query($filter: ContractFilter) {
            contracts(filter: $filter, first: 1) { totalCount withoutPlaceCount withoutPlaceCapped } }`,
          { filter },
        ),
      );
    const none = { withoutPlaceCount: null, withoutPlaceCapped: false };
    expect(await withoutPlace({ q: 'skiff' })).toEqual({ totalCount: 3, ...none });
    const near = { q: 'skiff', near: 'Fargo, ND' };
    expect(await withoutPlace(near)).toMatchObject({ totalCount: 1, withoutPlaceCount: 2 });
    const cheap = { ...near, payment: { max: 49_999 } };
    expect(await withoutPlace(cheap)).toMatchObject({ totalCount: 1, withoutPlaceCount: 0 });
  });

  it('stops at 1000, and says so', async () => {
    await insert(2500, 'Common boat');
    expect(await total({})).toEqual([1000, true]);
    expect(await total({ type: 'LOAN', payment: { max: 1099 } })).toEqual([999, false]);
    expect(await total({ q: 'boat' })).toEqual([1000, true]);
  });

  it('counts rare words completely, and the others in a part of the list', async () => {
    await insert(10, 'Rare canoe');
    await insert(200, 'Frequent kayak');
    expect(await total({ q: 'canoe' })).toEqual([10, false]);
    expect(await total({ q: 'loft' })).toEqual([2, false]);
    const [count, capped] = await total({ q: 'kayak' });
    expect([Number(count) > 0 && Number(count) <= 200, capped]).toEqual([true, true]);
  });

  it('is null in lists that are not counted', async () => {
    const admin = await product.admin();
    const lists = await admin.viaGraphql<Totals>(
      '{ allContracts(first: 1) { totalCount totalCountCapped } }',
    );
    expect(dataOf(lists)).toEqual({ totalCount: null, totalCountCapped: false });
  });
});

/** On a catalogue of 20,000 contracts, without help for the planner. */
describe('the plan of a list', () => {
  beforeAll(async () => {
    for (let first = 1; first < 20_000; first += 2000)
      await product.database.query(
        `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
           transfer_fee, created_at)
         select $1, 'Contract ' || number,
           (array['car-lease', 'apartment', 'mortgage', 'timeshare', 'loan'])[1 + number % 5],
           'x', 'Planville', number * 7919 % 500000, 1 + number * 31 % 360, 2500,
           now() - number * interval '1 minute'
         from generate_series($2::int, $2 + 1999) number`,
        [seller.id, first],
      );
    await product.database.query('analyze contracts');
  });

  const planOf = async (text: string, values: unknown[]) => {
    const rows = await product.database.query<Record<string, string>>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const listOf = (filter: ContractFilter, sort: ContractSort) => {
    const list = publicList(filter, sort);
    if (!list) throw new Error('nothing to list');
    return list;
  };

  /** Each has a second index that begins with the type; either one may serve a list of one type. */
  const INDEXES: Partial<Record<ContractSort, string>> = {
    [ContractSort.NEWEST]: 'contracts_listed',
    [ContractSort.PAYMENT]: 'contracts_listed_payment',
    [ContractSort.EFFECTIVE]: 'contracts_listed_effective',
    [ContractSort.INCENTIVE]: 'contracts_listed_incentive',
    [ContractSort.MONTHS_SHORT]: 'contracts_listed_months',
    [ContractSort.MONTHS_LONG]: 'contracts_listed_months',
  };
  const KEYS: Partial<Record<ContractSort, string>> = {
    // The middle of the catalogue.
    [ContractSort.NEWEST]: new Date(Date.now() - 10_000 * 60_000).toISOString(),
    [ContractSort.PAYMENT]: '250000',
    [ContractSort.EFFECTIVE]: '250000',
    [ContractSort.INCENTIVE]: '0',
    [ContractSort.MONTHS_SHORT]: '180',
    [ContractSort.MONTHS_LONG]: '180',
  };

  it.each(Object.keys(INDEXES) as ContractSort[])(
    'reads the order %s from its index and sorts nothing',
    async (sort) => {
      for (const filter of [{}, { type: 'loan' as ContractFilter['type'] }]) {
        const first = listOf(filter, sort);
        for (const list of [first, after(first, [KEYS[sort] ?? '', crypto.randomUUID()])]) {
          const plan = await planOf(walk('*', list, 25), list.values);
          expect(plan).toMatch(new RegExp(`Scan(?: Backward)? using ${INDEXES[sort]}(?:_by_type)? `));
          // a Merge Append has a sort key, and sorts nothing
          expect(plan).not.toMatch(/Sort(?! Key)|Seq Scan/);
        }
      }
    },
  );

  it('reads a range of payments in the order of payments from the index, from its lower bound', async () => {
    const list = listOf({ payment: { min: 100000, max: 200000 } }, ContractSort.PAYMENT);
    const plan = await planOf(walk('*', list, 25), list.values);
    expect(plan).toMatch(/using contracts_listed_payment .*\n.*Index Cond: .*monthly_payment >=/);
    expect(plan).not.toContain('Sort');
  });

  it('finds few payments in a list by time through the payments, not along the whole list', async () => {
    const list = listOf({ payment: { max: 50 } }, ContractSort.NEWEST);
    const plan = await planOf(walk('*', list, 25), list.values);
    expect(plan).toContain('contracts_listed_payment');
  });

  it('of a search scans the head for the columns that it needs, not for those of the page', async () => {
    const search = listOf({ q: 'planville' }, ContractSort.NEWEST);
    const { text, values } = inHead(search, 'c.id, c.description', 25, 4000);
    const plan = await planOf(text.replace('select', '(verbose) select'), values);
    expect(plan).toMatch(/using contracts_listed .*\n.*Output: c_\d.id, NULL::.* c_\d.search/);
    expect(plan).not.toMatch(/c_\d.description/);
  });

  it('of a search scans no more than the head of merged lists', async () => {
    const search = listOf({ q: 'boat' }, ContractSort.EFFECTIVE);
    const { text, values } = inHead(search, 'c.id', 25, 100);
    const plan = await planOf(`(analyze, timing off, costs off) ${text}`, values);
    expect(Number(/Merge Append \(actual rows=(\d+)/.exec(plan)?.[1])).toBe(100);
  });

  it('of a search reads few pages of the index while many new contracts are not in it', async () => {
    const search = `select id from contracts c where c.search @@ 'zeppelin'::tsquery`;
    const plan = await planOf(`(analyze, buffers, timing off) ${search}`, []);
    const pages = /Index Scan on contracts_search [^]*?Buffers: shared hit=(\d+)/.exec(plan)?.[1];
    expect(Number(pages)).toBeLessThan(60);
  });

  it('counts along an index, and a search in the head of its list', async () => {
    const few = listOf({ payment: { max: 100 } }, ContractSort.NEWEST);
    expect(await planOf(countWalked(few, 1001), few.values)).not.toContain('Seq Scan');
    const search = listOf({ q: 'contract' }, ContractSort.PAYMENT);
    const text = countHead(search);
    expect(await planOf(text, search.values)).toMatch(/Limit.*\n.*using contracts_listed_payment /);
  });
});
