import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ListFilter } from '@handover/domain/finding/list-filter';
import { COUNTED_RANGES } from '@handover/domain/finding/range-buckets';
import pg from 'pg';
import type { ContractFilter } from '../../src/contracts/search/filter.input.js';
import { ContractFacets } from '../../src/contracts/search/facets.js';
import { ContractsSearch } from '../../src/contracts/search/contract-search.js';
import { Random } from '../../src/demo/random.js';
import { rest } from '../support/contracts/rules.js';
import { insertSamples, isIn, naively, randomFilter, type Sample } from '../support/finding.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';

const CONTRACTS = 100_000;
const ROUNDS = 6;
/** So many that the list of one, and of those that allow transfers, is counted exactly. */
const COMPANIES = 24;
const MOST_COUNTED = 1_000;
const AMOUNTS = {
  payment: 'monthlyPayment',
  months: 'remainingTermMonths',
  effective: 'effectiveMonthly',
} as const;

let product: TestApp;
let samples: Sample[];
/** By slug, with what its rule about car leases says. */
const companies = new Map<string, { id: string; allows: boolean }>();
const random = new Random(20261127);

beforeAll(async () => {
  product = await startApp();
  const admin = await product.admin();
  for (let at = 0; at < COMPANIES; at += 1) {
    const allowed = ['yes', 'no', 'depends', 'no'][at % 8] ?? 'unknown';
    const slug = `found-${companies.size}`;
    const words = { slug, name: `Found ${companies.size} Leasing`, types: ['car-lease', 'loan'] };
    const { id } = dataOf(await rest.save(admin, words));
    const draft = dataOf(await rest.saveRule(admin, id, { values: { allowed } }));
    dataOf(await rest.publish(admin, draft));
    companies.set(slug, { id, allows: allowed === 'yes' });
  }
  await jobsAreDone(product);
  const ids = [...companies.values()].map(({ id }) => id);
  samples = await insertSamples(product.database, random, (await product.member()).id, CONTRACTS, ids);
  // takes longer than a query of the product may
  const patient = new pg.Client({ ...product.database.pool.options, statement_timeout: 0, query_timeout: 0 });
  await patient.connect();
  await patient.query('analyze contracts');
  await patient.end();
});
afterAll(() => product.stop());

/** The contracts that a filter by company or by what companies allow leaves. */
const ofCompanies = ({ company, allowedByRule }: ContractFilter): Sample[] => {
  const allowing = new Set([...companies.values()].flatMap(({ id, allows }) => (allows ? [id] : [])));
  return samples.filter(
    ({ subjectId, type }) =>
      (!company || subjectId === companies.get(company)?.id) &&
      // only their rules about car leases say so
      (!allowedByRule || (type === 'car-lease' && subjectId !== null && allowing.has(subjectId))),
  );
};

const isInBucket = ({ incentive, facts, ...sample }: Sample, key: string, value: string): boolean => {
  const range = COUNTED_RANGES.find((one) => one.key === key);
  if (range)
    return isIn(
      sample[AMOUNTS[range.key]],
      range.buckets.find((one) => one.value === value),
    );
  if (key === 'paysSomething') return incentive > 0;
  if (key === 'confirmed') return facts['transferAllowed'] === 'confirmed';
  if (key === 'withPhotos') return sample.cover !== null;
  return String(facts[key] ?? '').toLowerCase() === value;
};

it.each([
  ['a company', { company: 'found-0' }],
  ['what companies allow', { allowedByRule: true }],
  ['a company, if it allows', { company: 'found-8', allowedByRule: true }],
])(`of ${CONTRACTS} contracts, finds and counts by %s what looking at each does`, async (_name, by) => {
  const facets = product.app.get(ContractFacets, { strict: false });
  const left = ofCompanies(by);
  expect(left.length).toBeGreaterThan(300);
  let counted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const given: ListFilter = { ...(round > 0 && randomFilter(random)), type: 'car-lease' };
    const filter = { ...given, ...by } as unknown as ContractFilter;
    const { edges } = await product.app
      .get(ContractsSearch, { strict: false })
      .list({ filter, sort: 'newest' as never, first: 500 });
    const expected = naively(left, given, 'newest').slice(0, 500);
    expect(edges.map(({ node }) => node.id)).toEqual(expected.map(({ id }) => id));
    for (const { key, buckets } of await facets.of(filter)) {
      const others = {
        ...given,
        ...(key in given && { [key]: null }),
        facts: given.facts?.filter((fact) => fact.key !== key),
      };
      const list = naively(left, others, 'newest');
      for (const { value, count, capped } of buckets) {
        const same = list.filter((sample) => isInBucket(sample, key, value)).length;
        expect({ given, key, value, count, capped }).toEqual({
          ...{ given, key, value, count: Math.min(same, MOST_COUNTED), capped: same > MOST_COUNTED },
        });
        counted += count;
      }
    }
  }
  expect(counted).toBeGreaterThan(2_000);
});
