import type { NestExpressApplication } from '@nestjs/platform-express';
import { encodeCursor } from '../../../backend/src/common/api/paging.js';
import { today } from '../../../backend/src/common/today.js';
import type { ContractFilter, FactFilterInput } from '../../../backend/src/contracts/search/filter.input.js';
import { ContractSort } from '../../../backend/src/contracts/search/sort.js';
import { ContractFacets } from '../../../backend/src/contracts/search/facets.js';
import { ContractsSearch } from '../../../backend/src/contracts/search/contract-search.js';
import type { Database } from '../../../backend/src/database/database.js';

const PAGE = 24;
/** Rows in front of page 1,000. */
const DEEP_ROW = 999 * PAGE;

/** What a reader of the list asks for, as both APIs do. */
export interface FindingCase {
  name: string;
  kind: 'list' | 'facets';
  work: () => Promise<unknown>;
}

/** Facts that some contracts of the database state, so that each case has matches. */
interface Stated {
  commonMake: string;
  rareMake: string;
  rareModel: string;
}

export async function findingCases(app: NestExpressApplication, database: Database): Promise<FindingCase[]> {
  const search = app.get(ContractsSearch, { strict: false });
  const facets = app.get(ContractFacets, { strict: false });
  const { NEWEST, PAYMENT, EFFECTIVE, INCENTIVE, MONTHS_LONG, NEAREST } = ContractSort;
  const { commonMake, rareMake, rareModel } = await statedIn(database);

  const listed = (
    name: string,
    filter: ContractFilter,
    sort: ContractSort = NEWEST,
    after?: string,
  ): FindingCase => ({
    name,
    kind: 'list',
    work: () => search.list({ filter, sort, first: PAGE, after }),
  });
  const counted = (name: string, filter: ContractFilter): FindingCase => ({
    name: `facets of ${name}`,
    kind: 'facets',
    work: () => facets.of(filter),
  });
  const fact = (key: string, ...values: (string | number)[]) => ({ key, in: values });
  const cars = (...facts: FactFilterInput[]) => ({ type: 'car-lease' as const, facts });
  const make = fact('make', commonMake);
  const fewCars = cars(fact('make', rareMake), fact('fuel', 'hybrid'), { key: 'year', min: 2024 });
  const flats: ContractFilter = {
    type: 'apartment',
    facts: [fact('bedrooms', '2'), { key: 'leaseEnd', min: '2027-06-01', max: '2027-06-30' }],
  };

  return [
    listed('first page', {}),
    listed('page 1,000', {}, NEWEST, await cursorAt(database, 'created_at', 'desc')),
    listed('page 1,000 by payment', {}, PAYMENT, await cursorAt(database, 'monthly_payment', 'asc', PAYMENT)),
    listed('by effective cost', {}, EFFECTIVE),
    listed('by incentive', {}, INCENTIVE),
    listed('a type by effective cost', { type: 'car-lease' }, EFFECTIVE),
    listed('a type by months', { type: 'car-lease' }, MONTHS_LONG),
    listed('payment', { payment: { min: 20_000, max: 45_000 } }),
    listed('low effective cost', { effective: { max: 1500 } }),
    listed('low cash', { cash: { max: -90_000 } }),
    listed('low cash by effective cost', { cash: { max: -90_000 } }, EFFECTIVE),
    listed('pays something', { paysSomething: true }),
    listed('with photos', { withPhotos: true }),
    listed('confirmed, by payment', { type: 'car-lease', confirmed: true }, PAYMENT),
    listed('a common make', cars(make)),
    listed('a rare make', cars(fact('make', rareMake))),
    listed('a rare make by payment', cars(fact('make', rareMake)), PAYMENT),
    listed('a rare model', cars(fact('model', rareModel))),
    listed('a rare model by effective cost', cars(fact('model', rareModel)), EFFECTIVE),
    listed('newest years', cars({ key: 'year', min: 2026 })),
    listed('no such year', cars({ key: 'year', min: 2300 })),
    listed('miles a year by payment', cars({ key: 'milesPerYear', min: 15_000 }), PAYMENT),
    listed(
      'make, miles and payment by effective cost',
      { ...cars(make, { key: 'milesPerYear', min: 10_000 }), payment: { min: 20_000, max: 45_000 } },
      EFFECTIVE,
    ),
    listed('three facts that few have', fewCars),
    listed('bedrooms and a month of lease end', flats),
    listed('a low rate', { type: 'mortgage', facts: [{ key: 'rate', max: 2500 }] }),
    listed('available soon', { availableBy: today() }),
    listed('available soon by payment', { availableBy: today() }, PAYMENT),
    listed('near Austin', { near: '78701', within: 50 }),
    listed('near Austin, nearest', { near: '78701', within: 50 }, NEAREST),
    listed('near New York, nearest', { near: 'New York, NY', within: 250 }, NEAREST),
    listed('near New York, a rare make', { ...cars(fact('make', rareMake)), near: '10001', within: 250 }),
    listed(
      'near New York, a rare model, nearest',
      { ...cars(fact('model', rareModel)), near: '10001', within: 250 },
      NEAREST,
    ),
    {
      name: 'how many near Austin have no place',
      kind: 'list',
      work: async () => (await search.list({ filter: { near: '78701' }, first: 1 })).withoutPlace(),
    },
    {
      name: 'how many of a rare make',
      kind: 'list',
      work: async () => (await search.list({ filter: cars(fact('make', rareMake)), first: 1 })).total(),
    },
    listed('location: a city', { location: 'Austin' }),
    listed('location: two letters that none has', { location: 'qz' }),

    counted('all contracts', {}),
    counted('car leases', { type: 'car-lease' }),
    counted('apartments', { type: 'apartment' }),
    counted('a common make', cars(make)),
    counted('a rare make and its fuel', cars(fact('make', rareMake), fact('fuel', 'hybrid'))),
    counted('few apartments', flats),
    counted('car leases near Austin', { type: 'car-lease', near: '78701', within: 50 }),
  ];
}

async function statedIn(database: Database): Promise<Stated> {
  const ofKey = (key: string) =>
    database.query<{ value: string }>(
      `select facts->>'${key}' as value from (select facts from contracts
         where type = 'car-lease' and status in ('active', 'pending') and facts ? '${key}'
         order by created_at desc limit 20000) c
       group by 1 order by count(*) desc, 1`,
    );
  const [makes, models] = [await ofKey('make'), await ofKey('model')];
  const values = [makes.at(0), makes.at(-1), models.at(-1)].map((row) => row?.value);
  if (values.some((value) => value === undefined))
    throw new Error('The contracts of the database state no facts.');
  const [commonMake = '', rareMake = '', rareModel = ''] = values;
  return { commonMake, rareMake, rareModel };
}

/** The cursor in front of page 1,000 of the list of all types. */
async function cursorAt(database: Database, column: string, direction: 'asc' | 'desc', sort?: ContractSort) {
  const [row] = await database.query<{ value: string; id: string }>(
    `select c.${column} as value, c.id from contracts c where c.status in ('active', 'pending')
     order by c.${column} ${direction}, c.id ${direction} offset ${DEEP_ROW - 1} limit 1`,
  );
  if (!row) throw new Error('The database has fewer than 1,000 pages.');
  return encodeCursor([sort ? `${sort}:${row.value}` : row.value, row.id]);
}
