import { setTimeout as pause } from 'node:timers/promises';
import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Config } from '../src/common/config.js';
import { ContractType } from '../src/contracts/contract.entity.js';
import { ContractStatus } from '../src/contracts/contract.status.js';
import { dataSourceOptions } from '../src/schema/data-source-options.js';
import { indexDrift } from '../src/schema/index-drift.js';
import { migrate } from '../src/schema/migrate.js';
import { createIndex, updateInBatches } from '../src/schema/migration-steps.js';
import { migrations } from '../src/schema/migrations/index.js';
import { foldedVector, seenVector } from '../src/schema/migrations/search-column.js';
import { contractWords } from './factories/contract.js';
import { startApp } from './support/app.js';
import { createEmptyDatabase, type TestDatabase } from './support/database.js';
import { dangerOf } from './support/migration-safety.js';

type Migration = new () => MigrationInterface;
type Rows<Row> = Promise<Row[]>;

let database: TestDatabase;
const opened: DataSource[] = [];
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(async () => {
  for (const dataSource of opened.splice(0)) if (dataSource.isInitialized) await dataSource.destroy();
  await database.drop();
});

const config = () =>
  new Config({ DATABASE_URL: database.url, SESSION_SECRET: 'a secret of the migration tests, long enough' });

async function open(options: Partial<DataSourceOptions> = {}): Promise<DataSource> {
  const all = { ...dataSourceOptions(config(), database.url), ...options } as DataSourceOptions;
  const dataSource = await new DataSource(all).initialize();
  opened.push(dataSource);
  return dataSource;
}

const numberOf = ({ name }: { name: string }) => Number(name.slice(-13));
const inOrder = migrations.toSorted((a, b) => numberOf(a) - numberOf(b)) as Migration[];
const upTo = (number: number) => inOrder.filter((migration) => numberOf(migration) <= number);

/** Statements that are safe although a rule of migration-safety.ts matches: the migration, a part of it, why. */
const ALLOWED: [migration: string, part: string, reason: string][] = [
  ['Settings1700000000005', 'create index users_search', 'belongs to the first version, which started empty'],
  ['SearchByTrigger1700000000022', 'delete from typeorm_metadata', 'one row that only TypeORM reads'],
];

const SEED = [
  `insert into users (id, email) select gen_random_uuid(), 'u' || n || '@example.com' from generate_series(1, 20) n`,
  `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months)
   select id, 'ÄPFEL ' || email, 'loan', 'Two ROOMS', 'São Paulo', 100, 12 from users`,
  `insert into messages (contract_id, sender_id, seq, message, created_at) select id, user_id, 1, 'Hello', now() from contracts`,
  `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode)
   select id, title, user_id, user_id, 2500, 'sandbox' from contracts`,
  `insert into purchase_transitions (purchase_id, "to", cause, by) select id, 'created', 'opened', 'buyer' from purchases`,
  `insert into settings (key, value) values ('company_phone', '(800) 555-0142')`,
  `insert into contact_requests (name, email) values ('Ada', 'ada@example.com')`,
  `insert into audit_entries (actor_id, action, target_type, target_id, ip) select id, 'x', 'user', id, '::1' from users`,
  `insert into sessions (sid, sess, expire) values ('s', '{}', now())`,
  `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) select 't', id, 'verify-email', now() from users limit 1`,
  `insert into payment_events (id, type) values ('evt_1', 'payment_intent.succeeded')`,
];
const FIRST_VERSION = 1700000000005;

describe('a migration on tables that are in use', () => {
  it('does not rewrite a table or keep it locked while it runs', async () => {
    const dangers: string[] = [];
    for (const migration of inOrder) {
      const run: string[] = [];
      const logger = { logQuery: (query: string) => void run.push(query) };
      const dataSource = await open({
        migrations: upTo(numberOf(migration)),
        logging: ['query'],
        logger: { ...silent, ...logger },
      });
      const before = await filesOf(dataSource);
      await dataSource.runMigrations();
      const after = await filesOf(dataSource);
      const { name } = migration;
      for (const [table, file] of before)
        if (after.has(table) && after.get(table) !== file) dangers.push(`${name} rewrites ${table}`);
      const isTransaction = new migration().transaction !== false;
      for (const sql of run.filter(
        (text) => !ALLOWED.some(([by, part]) => by === name && text.includes(part)),
      )) {
        const danger = dangerOf(sql, new Set(before.keys()), isTransaction);
        if (danger) dangers.push(`${name}: ${danger}`);
      }
      if (numberOf(migration) === FIRST_VERSION) for (const sql of SEED) await dataSource.query(sql);
      // one per migration would take the connections of the suites beside this one
      await dataSource.destroy();
    }
    expect(dangers).toEqual([]);
  });

  it.each([
    ['create index x on contracts (title)', /createIndex/],
    ['alter table contracts add constraint c check (title <> $1)', /not valid/],
    ['alter table messages add foreign key (sender_id) references users (id)', /not valid/],
    ['alter table contracts add unique (title)', /using index/],
    ['alter table contracts alter column transfer_fee set not null', /not valid/],
    ['alter table contracts drop column title', /later version/],
    ['alter table contracts rename title to name', /later version/],
    ['update contracts set title = title', /updateInBatches/],
    ['create function f() as $$ begin end $$; update contracts set title = title', /updateInBatches/],
  ])('is refused for: %s', (sql, instead) => {
    expect(dangerOf(sql, new Set(['contracts', 'messages']), true)).toMatch(instead);
  });

  it.each([
    'create index concurrently x on contracts (title)',
    'create index x on new_table (title)',
    'alter table contracts add if not exists note text',
    'alter table contracts add constraint c check (title <> $1) not valid',
    'alter table contracts alter column search drop expression if exists',
    'create function f() returns trigger as $$ begin x := 1; update contracts set title = title; end $$',
  ])('is accepted for: %s', (sql) => {
    expect(dangerOf(sql, new Set(['contracts', 'messages']), true)).toBeNull();
  });

  it('gives a rewritten table a new file, by which a rewrite is detected', async () => {
    const dataSource = await open();
    await dataSource.runMigrations();
    const before = await filesOf(dataSource);
    await dataSource.query('alter table contracts alter column monthly_payment type bigint');
    expect((await filesOf(dataSource)).get('contracts')).not.toBe(before.get('contracts'));
  });

  it('produces the same tables after earlier forms of migrations 6 and 8', async () => {
    const dataSource = await open({ migrations: upTo(1700000000008) });
    await dataSource.runMigrations();
    await dataSource.query(SEED[0]!);
    await dataSource.query(SEED[1]!);
    const wanted = await rowsAndShape(dataSource);
    // the earlier forms made a generated column
    await dataSource.query(`drop trigger contracts_search_filled on contracts;
      drop function contracts_search();
      alter table contracts drop column search;
      alter table contracts add search tsvector not null generated always as (${foldedVector()}) stored;
      create index contracts_search on contracts using gin (search)`);
    expect(await rowsAndShape(dataSource)).not.toEqual(wanted);
    const next = await open({ migrations: [inOrder.find((one) => numberOf(one) === 1700000000022)!] });
    await next.runMigrations();
    expect(await rowsAndShape(next)).toEqual(wanted);
  });

  it('updates the search column of existing rows', async () => {
    const dataSource = await open({ migrations: upTo(FIRST_VERSION) });
    await dataSource.runMigrations();
    for (const sql of SEED) await dataSource.query(sql);
    const later = await open();
    await later.runMigrations();
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
    const dataSource = await open();
    await dataSource.runMigrations();
    await dataSource.query(SEED[0]!);
    await dataSource.query(SEED[1]!);
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
    const dataSource = await open();
    await dataSource.runMigrations();
    const runner = dataSource.createQueryRunner();
    const migration = new (inOrder.find((one) => numberOf(one) === 1700000000180)!)();
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
    const before = await open({ migrations: upTo(1700000000182) });
    await before.runMigrations();
    await before.query(SEED[0]!);
    await before.query(SEED[1]!);
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

    const after = await open({ migrations: upTo(1700000000183) });
    await after.runMigrations();
    expect(await valuesAfter(after, REWRITE)).toEqual(wanted);
    await after.undoLastMigration();
    expect(await valuesAfter(after, REWRITE)).toEqual(wanted);
  });

  it('are computed by an insertion and by an update of each column that they follow from', async () => {
    const dataSource = await open();
    await dataSource.runMigrations();
    await dataSource.query(SEED[0]!);
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
    const dataSource = await open({ migrations: upTo(1700000000183) });
    await dataSource.runMigrations();
    await dataSource.query(SEED[0]!);
    await dataSource.query(SEED[1]!);
    const before = await checksOf(dataSource);
    expect(await refusals(dataSource)).toEqual(WRONG);

    const migration = new (inOrder.find((one) => numberOf(one) === 1700000000184)!)();
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

  it('accepts every type, status and reason of the code after all migrations', async () => {
    const dataSource = await open();
    await dataSource.runMigrations();
    await dataSource.query(SEED[0]!);
    await dataSource.query(SEED[1]!);
    const known = [
      ...Object.values(ContractType).map((type) => `type = '${type}'`),
      ...Object.values(ContractStatus).map((status) => `status = '${status}'`),
      ...OFF_MARKET_REASONS.map((reason) => `status = 'cancelled', off_market_reason = '${reason}'`),
    ];
    expect(await refusals(dataSource, known)).toEqual({});
  });
});

describe('the check of indexes that TypeORM cannot describe', () => {
  it('reports nothing if the migrations match the entities', async () => {
    const dataSource = await open();
    await dataSource.runMigrations();
    expect(await indexDrift(dataSource)).toEqual([]);
    // it creates the declared indexes only to compare them
    expect(await indexDrift(dataSource)).toEqual([]);
  });

  it('reports a missing index, a different one and one that no entity declares', async () => {
    const dataSource = await open();
    await dataSource.runMigrations();
    await dataSource.query(`drop index contracts_all;
      drop index users_listed;
      create index users_listed on users (created_at desc, id desc);
      create index contracts_note on contracts (lower(title))`);
    expect((await indexDrift(dataSource)).toSorted()).toEqual([
      expect.stringMatching(/^contracts_all\n.*missing\n.*created_at desc/),
      expect.stringMatching(/^contracts_note\n.*lower\(title\).*\n.*nowhere/),
      expect.stringMatching(/^users_listed\n.*DESC\)\n.*deleted_at is null/),
    ]);
  });
});

it('lists the threads that were written before there were conversations, as read', async () => {
  const earlier = await open({ migrations: upTo(1700000000043) });
  await earlier.runMigrations();
  for (const sql of SEED) await earlier.query(sql);
  const [thread] = await earlier.query<{ id: string; holder: string; candidate: string }[]>(
    `select id, user_id as holder, (select id from users where id <> c.user_id limit 1) as candidate
     from contracts c limit 1`,
  );
  const { id, holder, candidate } = thread!;
  await earlier.query(
    `insert into messages (contract_id, sender_id, seq, message, created_at) values ($1, $2, 2, 'Hello', now())`,
    [id, candidate],
  );
  await earlier.query(
    'update contracts c set message_count = (select count(*) from messages where contract_id = c.id)',
  );

  const now = await open();
  await now.runMigrations();
  expect(
    await now.query(
      `select member_id, read_seq, unread from conversations where contract_id = $1 order by member_id`,
      [id],
    ),
  ).toEqual([holder, candidate].toSorted().map((member_id) => ({ member_id, read_seq: 2, unread: false })));
  expect(await now.query('select 1 from conversations')).toHaveLength(21);
});

it('gives open proposals their whole time to accept when the clock of transfers first runs', async () => {
  const dataSource = await open({ migrations: upTo(1700000000063) });
  await dataSource.runMigrations();
  const begin = async (step: string): Promise<string> => {
    const [transfer] = await dataSource.query<{ id: string }[]>(
      `with u as (insert into users (email) values ($1 || '@example.com') returning id),
         p as (insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode)
           select gen_random_uuid(), 'Lease', id, id, 2500, 'sandbox' from u returning *)
       insert into transfers (purchase_id, contract_id, buyer_id, seller_id, type, status, created_at)
         select id, contract_id, buyer_id, seller_id, 'loan', 'proposed', now() from p returning id`,
      [step],
    );
    const id = transfer!.id;
    await dataSource.query(
      `insert into transfer_steps (transfer_id, key, position, type, status, bound, started_at, due_at)
         values ($1, $2, 0, 'loan', 'current', false, now() - interval '9 days', now() - interval '6 days')`,
      [id, step],
    );
    return id;
  };
  const ids = [await begin('accept'), await begin('apply')];
  await dataSource.query(`insert into settings (key, value) values ('accept_hours', ' 48 ')`);
  await (await open({ migrations: upTo(1700000000064) })).runMigrations();
  const steps = await dataSource.query<{ hours: number }[]>(
    `select round(extract(epoch from due_at - now()) / 3600)::int as hours from transfer_steps
     where transfer_id = any($1) order by key`,
    [ids],
  );
  expect(steps.map(({ hours }) => hours)).toEqual([48, -144]);
});

describe('the start of a new version', () => {
  it('retries a migration that waits for a lock, so that later queries are not blocked', async () => {
    await migrate(config(), database.url);
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const dataSource = await open();
    const reader = dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('select count(*) from contracts');
    const done = migrate(config(), database.url, { migrations: [...inOrder, AddNote1800000000001] });
    while (warned.mock.calls.length === 0) {
      // the product's own lock_timeout: a query that had to wait for the migration would fail
      await dataSource.query('select count(*) from contracts');
      await pause(20);
    }
    await reader.commitTransaction();
    await reader.release();
    await done;
    expect(await dataSource.query('select note from contracts')).toEqual([]);
    warned.mockRestore();
  });

  it('does not deadlock when two processes migrate at once', async () => {
    await Promise.all([migrate(config(), database.url), migrate(config(), database.url)]);
    const dataSource = await open();
    const [row] = await dataSource.query<object[]>('select count(*)::int as count from migrations');
    expect(row).toEqual({ count: migrations.length });
  });

  it('rebuilds an invalid index that an interrupted start left behind', async () => {
    const dataSource = await open();
    await dataSource.runMigrations();
    await dataSource.query(SEED[0]!);
    const runner = dataSource.createQueryRunner();
    await dataSource.query(`update users set first_name = 'Ada'`);
    const build = () => createIndex(runner, 'users_note', 'on users (first_name)', { unique: true });
    await expect(build()).rejects.toMatchObject({ code: '23505' });
    const isValid = () =>
      dataSource.query(
        `select indisvalid from pg_index where indexrelid = 'users_note'::regclass`,
      ) as Rows<object>;
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    await updateInBatches(runner, 'users', { set: 'first_name = id::text', where: `first_name = 'Ada'` });
    await build();
    expect(await isValid()).toEqual([{ indisvalid: true }]);
    await runner.release();
  });
});

it('the running version serves requests while the next one migrates', async () => {
  const product = await startApp();
  try {
    const [member, visitor] = [await product.member(), product.visitor()];
    const statuses: number[] = [];
    let isOver = false;
    const keep = async (ask: () => Promise<{ status: number }>) => {
      while (!isOver) statuses.push((await ask()).status);
    };
    const load = [
      keep(() => visitor.rest('GET', '/api/contracts?q=honda')),
      keep(() => visitor.rest('GET', '/api/contracts')),
      keep(() => member.rest('POST', '/api/contracts', contractWords())),
    ];
    await migrate(config(), product.databaseUrl, {
      migrations: [...inOrder, AddNote1800000000001, IndexNote1800000000002],
    });
    await pause(200);
    isOver = true;
    await Promise.all(load);
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(statuses).toEqual(expect.arrayContaining([200, 201]));
  } finally {
    await product.stop();
  }
});

class AddNote1800000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table contracts add note text not null default ''`);
  }
  down = (): Promise<void> => Promise.resolve();
}

class IndexNote1800000000002 implements MigrationInterface {
  readonly transaction = false;
  up = (runner: QueryRunner): Promise<void> => createIndex(runner, 'contracts_note', 'on contracts (note)');
  down = (): Promise<void> => Promise.resolve();
}

const silent = {
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

/** The file of each table on disk: a rewrite makes a new one. */
async function filesOf(dataSource: DataSource): Promise<Map<string, string>> {
  const rows = await dataSource.query<{ name: string; file: string }[]>(
    `select relname as name, pg_relation_filenode(oid)::text as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

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
