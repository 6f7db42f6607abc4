import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ListFilter, ListSort } from '@handover/domain/finding/list-filter';
import { writeListQuery } from '@handover/domain/finding/list-query';
import { Logger } from '@nestjs/common';
import type { ContractFilter } from '../../src/contracts/search/filter.input.js';
import type { ContractSort } from '../../src/contracts/search/sort.js';
import { ContractFacets } from '../../src/contracts/search/facets.js';
import { SearchFrequencies } from '../../src/contracts/search/frequencies.js';
import { ContractsSearch } from '../../src/contracts/search/contract-search.js';
import { Database, type Statement } from '../../src/database/database.js';
import { Random } from '../../src/demo/random.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { COUNTED_RANGES } from '@handover/domain/finding/range-buckets';
import { insertSamples, isIn, naively, randomFilter, randomSort, type Sample } from '../support/finding.js';

const AMOUNTS = {
  payment: 'monthlyPayment',
  months: 'remainingTermMonths',
  effective: 'effectiveMonthly',
} as const;
const CONTRACTS = 400;
const FILTERS = 150;

let product: TestApp;
let samples: Sample[];
const random = new Random(20261122);
beforeAll(async () => {
  product = await startApp();
  const seller = await product.member();
  samples = await insertSamples(product.database, random, seller.id, CONTRACTS);
  await product.database.query('analyze contracts');
});
afterAll(() => product.stop());

const search = () => product.app.get(ContractsSearch, { strict: false });

/** All pages of a list, one after the other. */
async function idsOf(filter: ListFilter, sort: ListSort, first: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { edges, pageInfo } = await search().list({
      ...{ filter: filter as ContractFilter, sort: sort as ContractSort, first, after },
    });
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
}

it(`finds with ${FILTERS} random filters what looking at each contract finds, in the same order`, async () => {
  let matches = 0;
  for (let round = 0; round < FILTERS; round += 1) {
    const filter = randomFilter(random);
    const sort = randomSort(random, filter);
    const expected = naively(samples, filter, sort).map(({ id }) => id);
    matches += expected.length;
    expect({ filter, sort, ids: await idsOf(filter, sort, random.pick([7, 50, 500])) }).toEqual({
      ...{ filter, sort, ids: expected },
    });
  }
  expect(matches).toBeGreaterThan(FILTERS);
});

it('counts facets as looking at each contract does, without the choice of the facet itself', async () => {
  const facets = product.app.get(ContractFacets, { strict: false });
  for (let round = 0; round < 20; round += 1) {
    const filter = { ...randomFilter(random), type: 'car-lease' } as const;
    for (const { key, buckets } of await facets.of(filter as unknown as ContractFilter)) {
      const others = {
        ...filter,
        ...(key in filter && { [key]: null }),
        facts: filter.facts?.filter((fact) => fact.key !== key),
      };
      const list = naively(samples, others, 'newest');
      for (const { value, count } of buckets) {
        const range = COUNTED_RANGES.find((one) => one.key === key);
        const bucket = range?.buckets.find((one) => one.value === value);
        const isIt = ({ incentive, facts, ...sample }: Sample) =>
          range
            ? isIn(sample[AMOUNTS[range.key]], bucket)
            : key === 'paysSomething'
              ? incentive > 0
              : key === 'confirmed'
                ? facts['transferAllowed'] === 'confirmed'
                : key === 'withPhotos'
                  ? sample.cover !== null
                  : String(facts[key] ?? '').toLowerCase() === value;
        expect({ filter, key, value, count }).toEqual({
          ...{ filter, key, value, count: list.filter(isIt).length },
        });
      }
    }
  }
});

describe('the words of an address', () => {
  it('find the same as the filter in GraphQL', async () => {
    for (let round = 0; round < 20; round += 1) {
      const filter = randomFilter(random);
      const words = new URLSearchParams([...writeListQuery(filter), ['limit', '500']]);
      const { status, body } = await product
        .visitor()
        .rest<{ id: string }[]>('GET', `/api/contracts?${words}`);
      expect([status, body.map(({ id }) => id)]).toEqual([
        200,
        naively(samples, filter, 'newest').map(({ id }) => id),
      ]);
    }
  });

  it.each([
    'payment=cheap',
    'months=1-2-3',
    'near=Nowhere%20at%20all',
    'near=Austin,%20TX&within=7',
    'sort=nearest',
    'availableBy=tomorrow',
  ])('are refused if they are wrong: %s', async (query) => {
    const { status, body } = await product.visitor().rest('GET', `/api/contracts?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('are ignored if they are unknown', async () => {
    const { status } = await product.visitor().rest('GET', '/api/contracts?view=map&horses=5');
    expect(status).toBe(200);
  });
});

it('knows the place of a new contract, and finds it from a ZIP code nearby', async () => {
  const seller = await product.member();
  const { id } = await listContract(seller, { location: '12 Main Street, Dover, DE', title: 'Near Dover' });
  const outcome = await product
    .visitor()
    .viaGraphql<{ edges: { node: { id: string; place: string } }[] }>(
      `{ contracts(filter: { near: "19901", within: 10 }, sort: NEAREST) { edges { node { id place } } } }`,
    );
  expect(outcome).toMatchObject({ ok: true, data: { edges: [{ node: { id, place: 'Dover, DE' } }] } });
  const places = await product.visitor().rest<{ label: string }[]>('GET', '/api/places?q=Dov');
  expect(places.body.map(({ label }) => label)).toContain('Dover, DE');
});

it('forgives a typing error in a make or a city, if nothing has the word', async () => {
  const seller = await product.member();
  const { id } = await listContract(seller, { title: 'Mitsubishi Outlander', location: 'Chattanooga, TN' });
  for (const q of ['mitsubishi', 'mitsubishy', 'Chatanooga']) {
    const { body } = await product.visitor().rest<{ id: string }[]>('GET', `/api/contracts?q=${q}`);
    expect([q, body.map((one) => one.id)]).toEqual([q, [id]]);
  }
  const { body } = await product.visitor().rest<unknown[]>('GET', '/api/contracts?q=qwrtzp');
  expect(body).toEqual([]);
});

it('plans at most twelve small queries, in two statements, for a search of many new words', async () => {
  const database = product.app.get(Database, { strict: false });
  const read = jest.spyOn(database, 'read');
  const words = Array.from({ length: 20 }, (_, at) => `unheard${at}`).join('+');
  expect((await product.visitor().rest<unknown[]>('GET', `/api/contracts?q=${words}`)).body).toEqual([]);
  const statements = read.mock.calls.map(([statement]) => statement);
  jest.restoreAllMocks();
  const explained = statements
    .filter((one) => typeof one === 'string')
    .filter((one) => one.startsWith('explain'));
  expect(explained.length).toBeLessThanOrEqual(2);
  expect(explained.join().match(/ as materialized/g)?.length).toBeLessThanOrEqual(12);
});

it('knows how many contracts PostgreSQL expects for each word', async () => {
  const expected = async (condition: string, values: string[]) => {
    const [row] = await product.database.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
      `explain (format json) select from contracts c ${condition}`,
      values,
    );
    return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'];
  };
  // the product keeps its answers for some minutes, and autovacuum may change the statistics meanwhile
  await product.database.query('analyze contracts');
  const frequencies = new SearchFrequencies(product.database);
  const terms = ['lease', 'austin:*', 'the', 'neverheard'];
  const matching = await Promise.all(
    terms.map((term) => expected(`where c.search @@ to_tsquery('english', $1)`, [term])),
  );
  expect(new Set(matching).size).toBeGreaterThan(1);
  expect(await frequencies.ofTerms(terms)).toEqual({
    ...{ contracts: await expected('', []), matching },
  });
});

it('finds words and facts although PostgreSQL refuses to estimate how frequent they are', async () => {
  const { id } = await listContract(await product.member(), { title: 'Zeppelin' });
  const filter: ListFilter = { type: 'car-lease', facts: [{ key: 'fuel', in: ['electric', 'hybrid'] }] };
  const database = product.app.get(Database, { strict: false });
  const given = database.read.bind(database);
  const read = jest
    .spyOn(database, 'read')
    .mockImplementation(<Row>(statement: Statement | string, values?: unknown[]) =>
      given<Row>(
        typeof statement === 'string'
          ? statement.replace('explain (format json)', 'explain (refused)')
          : statement,
        values,
      ),
    );
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const idsBy = async (query: string) => {
    const { status, body } = await product.visitor().rest<{ id: string }[]>('GET', `/api/contracts?${query}`);
    return [status, body.map((one) => one.id)];
  };
  const words = String(new URLSearchParams([...writeListQuery(filter), ['limit', '500']]));
  expect(await idsBy('q=zeppelin')).toEqual([200, [id]]);
  expect(await idsBy('q=zeppelin&type=mortgage')).toEqual([200, []]);
  expect(await idsBy(words)).toEqual([200, naively(samples, filter, 'newest').map((one) => one.id)]);
  const answers = read.mock.results.map(({ value }) => value as Promise<unknown>);
  // the word and its beginning, once each
  expect((await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('unrecognized EXPLAIN option "refused"')]]);
  jest.restoreAllMocks();
});
