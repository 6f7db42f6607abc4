import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { CONTRACT_LIMITS, ContractType } from '../src/contracts/contract.entity.js';
import { ContractStatus } from '../src/contracts/contract.status.js';
import { foldedVector, seenVector } from '../src/schema/migrations/search-column.js';
import {
  FIRST_VERSION,
  numbered,
  open,
  openMigrated,
  SEED,
  useDatabasePerTest,
  USERS,
  USERS_WITH_CONTRACTS,
} from './support/migrations.js';

useDatabasePerTest();

describe('the search column of contracts', () => {
  it('produces the same tables after earlier forms of migrations 6 and 8', async () => {
    const dataSource = await openMigrated(1700000000008);
    await dataSource.query(USERS_WITH_CONTRACTS);
    const wanted = await rowsAndShape(dataSource);
    // the earlier forms made a generated column
    await dataSource.query(`drop trigger contracts_search_filled on contracts;
      drop function contracts_search();
      alter table contracts drop column search;
      alter table contracts add search tsvector not null generated always as (${foldedVector()}) stored;
      create index contracts_search on contracts using gin (search)`);
    expect(await rowsAndShape(dataSource)).not.toEqual(wanted);
    const next = await open({ migrations: [numbered(1700000000022)] });
    await next.runMigrations();
    expect(await rowsAndShape(next)).toEqual(wanted);
  });

  it('updates the search column of existing rows', async () => {
    const dataSource = await openMigrated(FIRST_VERSION);
    await dataSource.query(SEED);
    const later = await openMigrated();
    const [row] = await later.query<{ rows: number; folded: number }[]>(
      `select count(*)::int as rows, count(*) filter (where search = ${foldedVector()})::int as folded,
         count(*) filter (where search = ${seenVector()})::int as unchanged from contracts`,
    );
    expect(row).toMatchObject({ rows: 20, folded: 20 });
    await later.query(`update contracts set title = 'ZEBRA'`);
    expect(await later.query(`select 1 from contracts where search @@ 'zebra'`)).toHaveLength(20);
  });
});

describe('the brand of a contract', () => {
  it('follows its type and its facts', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS_WITH_CONTRACTS);
    const brandAfter = async (change: string) => {
      await dataSource.query(`update contracts set ${change}`);
      const rows = await dataSource.query<{ brand: string | null }[]>('select distinct brand from contracts');
      return rows.map(({ brand }) => brand);
    };
    expect(await brandAfter(`facts = '{"make": "Honda", "developer": "Marriott"}'`)).toEqual([null]);
    expect(await brandAfter(`type = 'car-lease'`)).toEqual(['honda']);
    expect(await brandAfter(`type = 'timeshare'`)).toEqual(['marriott']);
    expect(await brandAfter(`masked_facts = '{"developer": "Hilton"}'`)).toEqual(['hilton']);
    expect(await brandAfter(`type = 'loan'`)).toEqual([null]);
  });

  it('is removed by a migration that can be repeated', async () => {
    const dataSource = await openMigrated();
    const runner = dataSource.createQueryRunner();
    const migration = new (numbered(1700000000180))();
    await migration.down(runner);
    await migration.down(runner);
    const columns = `select 1 from information_schema.columns where table_name = 'contracts' and column_name = 'brand'`;
    expect(await dataSource.query(columns)).toEqual([]);
    await migration.up(runner);
    await runner.release();
    expect(await dataSource.query(columns)).toHaveLength(1);
  });
});

describe('the columns that follow from texts and facts', () => {
  const LEASE = `'{"make": "HONDA", "model": "Civic", "year": 2024, "milesPerYear": 12000, "moneyFactor": 0.002,
    "dealerFee": -50, "availableFrom": "2026-12-01", "leaseEnd": "2027-06-30", "negotiable": true}'`;
  const REWRITE = 'title = title, type = type, facts = facts, incentive = incentive';
  const valuesOf = async (dataSource: DataSource) => {
    const rows = await dataSource.query<{ email: string }[]>(
      `select email, search::text, brand, available_from from contracts c join users u on u.id = c.user_id`,
    );
    return Object.fromEntries(rows.map(({ email, ...values }) => [email, values]));
  };
  const valuesAfter = async (dataSource: DataSource, change: string) => {
    await dataSource.query(`update contracts set ${change}`);
    return valuesOf(dataSource);
  };

  it('have the same values with one trigger, and after it is reverted', async () => {
    const before = await openMigrated(1700000000182);
    await before.query(USERS_WITH_CONTRACTS);
    for (const [user, change] of [
      ['u2', 'incentive = 5'],
      ['u3', `type = 'car-lease', facts = ${LEASE}`],
      ['u4', `type = 'car-lease', facts = ${LEASE}, masked_facts = '{"make": "*"}', incentive = 5`],
    ])
      await before.query(`update contracts set ${change} where title = 'ÄPFEL ${user}@example.com'`);
    const wanted = await valuesAfter(before, REWRITE);
    const has = (term: string): unknown => expect.stringContaining(`'${term}'`);
    expect(wanted).toMatchObject({
      'u1@example.com': { search: expect.not.stringContaining(`'=`), brand: null, available_from: null },
      'u2@example.com': { search: has('=paysSomething'), brand: null, available_from: null },
      'u3@example.com': { search: has('=make:honda'), brand: 'honda', available_from: '2026-12-01' },
      'u4@example.com': { search: has('=make:*'), brand: '*', available_from: '2026-12-01' },
    });

    const after = await openMigrated(1700000000183);
    expect(await valuesAfter(after, REWRITE)).toEqual(wanted);
    await after.undoLastMigration();
    expect(await valuesAfter(after, REWRITE)).toEqual(wanted);
  });

  it('are computed by an insertion and by an update of each column that they follow from', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS);
    await dataSource.query(
      `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months, facts)
       select id, 'Apples', 'car-lease', 'Red', 'Bremen', 100, 12, ${LEASE} from users limit 1`,
    );
    let last = await valuesOf(dataSource);
    expect(Object.values(last)).toMatchObject([
      { search: expect.stringContaining(`'appl'`), brand: 'honda' },
    ]);
    expect(await valuesAfter(dataSource, REWRITE)).toEqual(last);
    const changes = {
      title: 'Pears',
      masked_title: 'Plums',
      description: 'Green',
      masked_description: 'Blue',
      location: 'Lima',
      masked_location: 'Rome',
      type: 'loan',
      facts: '{"make": "Kia"}',
      masked_facts: '{"make": "*"}',
      incentive: '5',
    };
    for (const [column, value] of Object.entries(changes)) {
      const changed = await valuesAfter(dataSource, `${column} = '${value}'`);
      expect({ column, changed }).not.toEqual({ column, changed: last });
      expect(await valuesAfter(dataSource, REWRITE)).toEqual(changed);
      last = changed;
    }
  });
});

describe('the check of a contract', () => {
  /** Changes that are refused, and the check that refused them before migration 184. */
  const WRONG = {
    [`type = 'boat'`]: 'contracts_type_known',
    [`status = 'lost', off_market_reason = null`]: 'contracts_status_known',
    'monthly_payment = -1': 'contracts_monthly_payment_range',
    'monthly_payment = 1000000001': 'contracts_monthly_payment_range',
    'remaining_term_months = 0': 'contracts_remaining_term_range',
    'remaining_term_months = 601': 'contracts_remaining_term_range',
    'transfer_fee = 0': 'contracts_transfer_fee_positive',
    'incentive = -1': 'contracts_incentive_range',
    'incentive = 10000001': 'contracts_incentive_range',
    [`status = 'active', off_market_reason = 'paused'`]: 'contracts_off_market_reason_known',
    [`status = 'cancelled', off_market_reason = 'bored'`]: 'contracts_off_market_reason_known',
  };
  const RIGHT = [
    'monthly_payment = 0, remaining_term_months = 1, incentive = 0',
    'monthly_payment = 1000000000, remaining_term_months = 600, incentive = 10000000',
    'transfer_fee = null',
  ];

  /** The changes that are refused, each with the name of the check. */
  const refusals = async (dataSource: DataSource, changes = [...Object.keys(WRONG), ...RIGHT]) => {
    const refused: Record<string, string> = {};
    for (const change of changes)
      await dataSource.query(`update contracts set ${change}`).catch((error: unknown) => {
        refused[change] = (error as { constraint?: string }).constraint ?? String(error);
      });
    return refused;
  };
  const checksOf = (dataSource: DataSource) =>
    dataSource.query<object[]>(
      `select conname, convalidated from pg_constraint where conrelid = 'contracts'::regclass order by conname`,
    );

  it('refuses the same values as one and as several, and can be replaced repeatedly', async () => {
    const dataSource = await openMigrated(1700000000183);
    await dataSource.query(USERS_WITH_CONTRACTS);
    const before = await checksOf(dataSource);
    expect(await refusals(dataSource)).toEqual(WRONG);

    const migration = new (numbered(1700000000184))();
    const runner = dataSource.createQueryRunner();
    await migration.up(runner);
    await migration.up(runner);
    const byOne = Object.keys(WRONG).map((change) => [change, 'contracts_values_known']);
    expect(await refusals(dataSource)).toEqual(Object.fromEntries(byOne));

    await migration.down(runner);
    await migration.down(runner);
    await runner.release();
    expect(await refusals(dataSource)).toEqual(WRONG);
    expect(await checksOf(dataSource)).toEqual(before);
  });

  it('accepts every type, status, reason and limit of the code after all migrations', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS_WITH_CONTRACTS);
    const limits = {
      monthly_payment: CONTRACT_LIMITS.monthlyPayment,
      remaining_term_months: CONTRACT_LIMITS.remainingTermMonths,
      incentive: CONTRACT_LIMITS.incentive,
    };
    const known = [
      ...Object.values(ContractType).map((type) => `type = '${type}'`),
      ...Object.values(ContractStatus).map((status) => `status = '${status}'`),
      ...OFF_MARKET_REASONS.map((reason) => `status = 'cancelled', off_market_reason = '${reason}'`),
      ...Object.entries(limits).flatMap(([column, { min, max }]) => [
        `${column} = ${min}`,
        `${column} = ${max}`,
      ]),
    ];
    expect(await refusals(dataSource, known)).toEqual({});
  });
});

/** What a database has of contracts: columns (in no order), indexes, triggers, functions, and the rows' search terms. */
async function rowsAndShape(dataSource: DataSource): Promise<unknown> {
  return dataSource.query(`select
    (select json_agg(json_build_object('name', column_name, 'type', data_type, 'null', is_nullable,
       'default', column_default, 'generated', is_generated) order by column_name)
     from information_schema.columns where table_name = 'contracts') as columns,
    (select json_agg(indexdef order by indexname) from pg_indexes where tablename = 'contracts') as indexes,
    (select json_agg(pg_get_triggerdef(oid)) from pg_trigger
     where tgrelid = 'contracts'::regclass and not tgisinternal) as triggers,
    (select prosrc from pg_proc where proname = 'contracts_search') as function,
    (select count(*)::int from typeorm_metadata) as metadata,
    (select json_agg(search order by id) from contracts) as rows`);
}
