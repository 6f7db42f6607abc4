import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ListFilter, ListSort } from '@handover/domain/finding/list-filter';
import type { ContractFilter } from '../../src/contracts/search/filter.input.js';
import type { ContractSort } from '../../src/contracts/search/sort.js';
import { ContractsSearch } from '../../src/contracts/search/contract-search.js';
import { Database } from '../../src/database/database.js';
import { Random } from '../../src/demo/random.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { insertSamples, naively, type Sample } from '../support/finding.js';

const CONTRACTS = 600;
const PAGE = 7;

let product: TestApp;
let samples: Sample[];
/** How many pages came from the head of the list, from the window, and from all matches. */
const pages = { head: 0, window: 0, all: 0 };

/** Contracts with few different values in each order, so that many are equal at each bound, and scans that hold few of them. */
beforeAll(async () => {
  product = await startApp();
  const seller = await product.member();
  samples = await insertSamples(product.database, new Random(20261123), seller.id, CONTRACTS);
  for (const one of samples) {
    one.monthlyPayment = (one.monthlyPayment % 9) * 1000;
    one.effectiveMonthly &&= (one.effectiveMonthly % 9) * 1000;
    one.createdAt = `${one.createdAt.slice(0, 16)}:00.000Z`;
  }
  await product.database.query(
    `update contracts set monthly_payment = monthly_payment % 9 * 1000,
       effective_monthly = effective_monthly % 9 * 1000, created_at = date_trunc('minute', created_at)`,
  );
  await product.database.query('analyze contracts');
  search().sizes = { first: 10, larger: 25, window: 50 };
});
afterAll(() => product.stop());

const search = () => product.app.get(ContractsSearch, { strict: false });

async function idsOf(filter: ListFilter, sort: ListSort): Promise<string[]> {
  const read = jest.spyOn(product.app.get(Database, { strict: false }), 'read');
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    read.mockClear();
    const { edges, pageInfo } = await search().list({
      ...{ filter: filter as ContractFilter, sort: sort as ContractSort, first: PAGE, after },
    });
    const texts = read.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : statement.text,
    );
    const bound = texts.findIndex((text) => text.endsWith(' offset 49'));
    if (bound >= 0) pages[texts.length === bound + 2 ? 'window' : 'all'] += 1;
    else if (texts.length <= 2) pages.head += 1;
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  read.mockRestore();
  return ids;
}

const FILTERS: ListFilter[] = [
  { confirmed: true },
  { paysSomething: true },
  { type: 'car-lease', facts: [{ key: 'fuel', in: ['gas', 'hybrid', 'electric'] }] },
  { type: 'car-lease', facts: [{ key: 'milesPerYear', min: 1000 }], payment: { min: 1000, max: 7000 } },
  { confirmed: true, payment: { min: 2000 } },
  { confirmed: true, effective: { max: 6000 } },
  { paysSomething: true, months: { min: 5, max: 50 } },
  { confirmed: true, near: 'Austin, TX', within: 250 },
  { confirmed: true, q: 'sample' },
];
const ORDERS: ListSort[] = ['newest', 'payment', 'effective', 'months-short', 'months-long', 'incentive'];

describe.each(ORDERS)('all pages by %s', (sort) => {
  it.each(FILTERS)('are what looking at each contract finds: %j', async (filter) => {
    const expected = naively(samples, filter, sort).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(PAGE);
    expect(await idsOf(filter, sort)).toEqual(expected);
  });
});

it('come from the head of the list, from the window and from all matches', () => {
  expect(samples.filter(({ effectiveMonthly }) => effectiveMonthly === null).length).toBeGreaterThan(PAGE);
  expect(Math.min(pages.head, pages.window, pages.all)).toBeGreaterThan(10);
});
