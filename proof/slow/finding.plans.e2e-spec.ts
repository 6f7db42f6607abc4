import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { ContractFilter } from '../../backend/src/contracts/search/filter.input.js';
import { ContractSort } from '../../backend/src/contracts/search/sort.js';
import { ContractsSearch } from '../../backend/src/contracts/search/contract-search.js';
import { SearchFrequencies } from '../../backend/src/contracts/search/frequencies.js';
import { Database, type Statement } from '../../backend/src/database/database.js';
import { placeOfText } from '../../backend/src/places/find-place.js';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';

const CONTRACTS = 30_000;
const CHEAP = 15_000;
const PAGE = 24;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

let product: TestApp;

/**
 * Car leases, each at a payment of its own and listed in no order of payments. Of the cheaper half, no transfer is confirmed
 * and none is a Rivian. Ten are in Nantucket.
 */
beforeAll(async () => {
  product = await startApp();
  const seller = await product.member();
  for (let first = 1; first <= CONTRACTS; first += 5000)
    await product.database.query(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months, facts, place_id)
       select $1, 'Lease', 'car-lease', 'x', case when payment % 3000 = 7 then 'Nantucket' else 'Austin' end, payment, 12, jsonb_build_object(
         'make', case when payment > ${CHEAP} and payment % 10 = 0 then 'Rivian' else 'Honda' end,
         'transferAllowed', case when payment > ${CHEAP} then 'confirmed' else 'not-asked' end),
         case when payment % 3000 = 7 then $3::int else $4::int end
       from generate_series($2::int, $2::int + 4999) n, lateral (select 1 + n * 7919 % ${CONTRACTS} as payment) p`,
      [seller.id, first, ...['Nantucket, MA', 'Austin, TX'].map((place) => placeOfText(place)?.id)],
    );
  await product.database.query('vacuum analyze contracts');
});
afterAll(() => product.stop());

interface Read {
  text: string;
  /** Rows of the table. */
  read: number;
  /** Entries of indexes that replace the rows. */
  entries: number;
}

/** How many contracts each statement of a list reads, without a clock, and the payments that it shows. */
async function readBy(filter: Partial<ContractFilter>): Promise<{ statements: Read[]; payments: number[] }> {
  const database = product.app.get(Database, { strict: false });
  const statements: { text: string; values: unknown[] }[] = [];
  const spy = jest
    .spyOn(database, 'read')
    .mockImplementation(<Row>(statement: Statement | string, values: unknown[] = []) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      if (!text.startsWith('explain')) statements.push({ text, values: [...values] });
      return database.query<Row>(statement, values);
    });
  const { edges } = await product.app.get(ContractsSearch, { strict: false }).list({
    ...{ filter: { type: 'car-lease', ...filter }, sort: ContractSort.PAYMENT, first: PAGE },
  });
  spy.mockRestore();
  const read: Read[] = [];
  for (const { text, values } of statements) {
    const [row] = await database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan as PlanNode;
    read.push({ text, read: rowsOf(plan, false), entries: rowsOf(plan, true) });
  }
  return { statements: read, payments: edges.map(({ node }) => node.monthlyPayment) };
}

const rowsOf = (node: PlanNode, isIndexOnly: boolean): number =>
  (node['Relation Name'] === 'contracts' && (node['Node Type'] === 'Index Only Scan') === isIndexOnly
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child, isIndexOnly), 0);

const RARE_PLACE = Array.from({ length: CONTRACTS / 3000 }, (_, at) => at * 3000 + 7);
const numbers = (step: number) => Array.from({ length: PAGE }, (_, at) => CHEAP + (at + 1) * step);

it('sorts the contracts of a make without reading them', async () => {
  const { statements, payments } = await readBy({ facts: [{ key: 'make', in: ['Rivian'] }] });
  expect(payments).toEqual(numbers(10));
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(1000);
});

it('finds a common make in a rare place by the place', async () => {
  const { statements, payments } = await readBy({
    ...{ facts: [{ key: 'make', in: ['Honda'] }], near: 'Nantucket, MA', within: 10 },
  });
  expect(payments).toEqual(RARE_PLACE);
  expect(statements.reduce((sum, { read, entries }) => sum + read + entries, 0)).toBeLessThan(1000);
});

it('finds a frequent word in a rare place by the place', async () => {
  const { statements, payments } = await readBy({ q: 'lease', location: 'Nantucket' });
  expect(payments).toEqual(RARE_PLACE);
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(1000);
});

it('does not read the matches of a word that a type never has', async () => {
  const { statements, payments } = await readBy({ q: 'lease', type: 'apartment' });
  expect(payments).toEqual([]);
  expect(statements.reduce((sum, { read }) => sum + read, 0)).toBeLessThan(1000);
});

it('looks for stop words in the texts only if no word of the search is known', async () => {
  const literal = async (q: string) => {
    const { statements, payments } = await readBy({ q });
    expect(payments).toEqual([]);
    return statements.filter(({ text }) => text.includes('numnode')).length;
  };
  expect([await literal('the'), await literal('the zqxzqx')]).toEqual([1, 0]);
});

it('searches for a frequent word as a whole word until a contract has only a longer one', async () => {
  const database = product.app.get(Database, { strict: false });
  const wholeWords = async (...words: string[]) => {
    const frequencies = new SearchFrequencies(database);
    const read = jest.spyOn(database, 'read');
    // each search asks about one more word, in the background
    for (let known = 0; known < words.length; known += 1) {
      await frequencies.wholeWords(words);
      await Promise.all(read.mock.results.map(({ value }) => value));
    }
    read.mockRestore();
    return [...(await frequencies.wholeWords(words))];
  };
  const list = (title: string, count = 1) =>
    product.database.query(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months)
       select user_id, $1, type, 'x', location, 1, 12 from (select * from contracts limit $2) c`,
      [title, count],
    );
  await list('Lease, loan, Jos, 東京都', 4000);
  await product.database.query('vacuum analyze contracts');
  expect(await wholeWords('Lease', 'loan', 'Jos', '東京都', 'rare')).toEqual([
    'lease',
    'loan',
    'jos',
    '東京都',
  ]);
  await list('Lease of a leasehold');
  expect(await wholeWords('lease')).toEqual(['lease']);
  for (const title of ['Leasehold', 'Student loan—low rate', 'José', '東京都心']) await list(title);
  expect(await wholeWords('lease', 'loan', 'jos', '東京都')).toEqual([]);
});
