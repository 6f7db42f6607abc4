import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { indexDrift } from '../../src/schema/index-drift.js';
import { migrate } from '../../src/schema/migrate.js';
import { first, migrations } from '../../src/schema/migrations/index.js';
import { createIndex, updateInBatches } from '../../src/schema/migration-steps.js';
import { contractWords } from '../factories/contract.js';
import { startApp } from '../support/product/app.js';
import { dangerOf } from '../support/product/migration-safety.js';
import {
  configOf,
  databaseUrl,
  open,
  openMigrated,
  SEED,
  useDatabasePerTest,
  USERS,
} from '../support/product/migrations.js';

useDatabasePerTest();

type Migration = new () => MigrationInterface;

/** Statements that are safe although a rule of migration-safety.ts matches: the migration, a part of it, why. */
const ALLOWED: [migration: string, part: string, reason: string][] = [
  ['Inviters1700000000290', 'set not null', 'a check that is validated before says so'],
];

describe('a migration on tables that are in use', () => {
  it('does not rewrite a table or keep it locked while it runs', async () => {
    expect(await dangersOf(migrations)).toEqual([]);
  });

  it('is detected if it does', async () => {
    expect(await dangersOf([...migrations, RewriteContracts1800000000001])).toEqual([
      'RewriteContracts1800000000001 rewrites contracts',
      expect.stringMatching(/^RewriteContracts1800000000001: .*createIndex/),
    ]);
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
});

it('the migrations after those of the first release can be undone and run again', async () => {
  const dataSource = await openMigrated();
  await dataSource.query(SEED);
  const shape = async () => ({
    indexes: await dataSource.query<object[]>('select indexname from pg_indexes order by 1'),
    columns: await dataSource.query<object[]>(`select table_name, column_name, data_type
      from information_schema.columns where table_schema = 'public' order by 1, 2`),
  });
  const migrated = await shape();
  for (let count = first.length; count < migrations.length; count++)
    await dataSource.undoLastMigration({ transaction: 'none' });
  const undone = await shape();
  expect(undone.indexes.length).toBeLessThan(migrated.indexes.length);
  expect(undone.columns.length).toBeLessThan(migrated.columns.length);
  await dataSource.runMigrations();
  expect(await shape()).toEqual(migrated);
  expect(await indexDrift(dataSource)).toEqual([]);
});

describe('the check of indexes that TypeORM cannot describe', () => {
  it('reports nothing if the migrations match the entities', async () => {
    const dataSource = await openMigrated();
    expect(await indexDrift(dataSource)).toEqual([]);
    // it creates the declared indexes only to compare them
    expect(await indexDrift(dataSource)).toEqual([]);
  });

  it('reports a missing index, a different one and one that no entity declares', async () => {
    const dataSource = await openMigrated();
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

describe('the start of a new version', () => {
  it('retries a migration that waits for a lock, so that later queries are not blocked', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const dataSource = await openMigrated();
    const url = await databaseUrl();
    const reader = dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('select count(*) from contracts');
    const done = migrate(configOf(url), url, { migrations: [...migrations, AddNote1800000000001] });
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
    const url = await databaseUrl();
    await Promise.all([migrate(configOf(url), url), migrate(configOf(url), url)]);
    const dataSource = await open();
    const [row] = await dataSource.query<object[]>('select count(*)::int as count from migrations');
    expect(row).toEqual({ count: migrations.length });
  });

  it('rebuilds an invalid index that an interrupted start left behind', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(USERS);
    const runner = dataSource.createQueryRunner();
    await dataSource.query(`update users set first_name = 'Ada'`);
    const build = () => createIndex(runner, 'users_note', 'on users (first_name)', { unique: true });
    await expect(build()).rejects.toMatchObject({ code: '23505' });
    const isValid = () =>
      dataSource.query<object[]>(`select indisvalid from pg_index where indexrelid = 'users_note'::regclass`);
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    await updateInBatches(runner, 'users', { set: 'first_name = id::text', where: `first_name = 'Ada'` });
    await build();
    expect(await isValid()).toEqual([{ indisvalid: true }]);
    await runner.release();
  });
});

describe('a database that earlier versions made in smaller steps', () => {
  const record = async (dataSource: DataSource, names: string[]) => {
    await dataSource.query('delete from migrations');
    for (const name of names)
      await dataSource.query('insert into migrations (timestamp, name) values ($1, $2)', [
        name.slice(-13),
        name,
      ]);
  };
  const recorded = async (dataSource: DataSource) => {
    const rows = await dataSource.query<{ name: string }[]>('select name from migrations order by id');
    return rows.map(({ name }) => name);
  };
  const [FIRST, LAST] = ['Accounts1700000000001', 'TextsOfTransfers1700000000195'];

  it('starts with its rows and has the migrations of this version on record', async () => {
    const dataSource = await openMigrated();
    await dataSource.query(SEED);
    await record(dataSource, [FIRST, LAST]);
    const url = await databaseUrl();
    for (let start = 0; start < 2; start++) {
      await migrate(configOf(url), url);
      expect(await recorded(dataSource)).toEqual(migrations.map(({ name }) => name));
    }
    expect(await dataSource.query('select 1 from contracts')).toHaveLength(20);
  });

  it('is refused if it lacks a step, and left as it is', async () => {
    const dataSource = await openMigrated();
    await record(dataSource, [FIRST]);
    const url = await databaseUrl();
    await expect(migrate(configOf(url), url)).rejects.toThrow(/start the version of that day .* once/);
    expect(await recorded(dataSource)).toEqual([FIRST]);
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
    await migrate(configOf(product.databaseUrl), product.databaseUrl, {
      migrations: [...migrations, AddNote1800000000001, IndexNote1800000000002],
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

/** Runs the migrations one by one, with rows in all tables once those of the first release have run. */
async function dangersOf(all: readonly Migration[]): Promise<string[]> {
  const dangers: string[] = [];
  for (const [at, migration] of all.entries()) {
    const run: string[] = [];
    const logger = { logQuery: (query: string) => void run.push(query) };
    const dataSource = await open({
      migrations: all.slice(0, at + 1),
      // migrations are SQL
      entities: [],
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
    if (migration === first.at(-1)) await dataSource.query(SEED);
    // one per migration would take the connections of the suites beside this one
    await dataSource.destroy();
  }
  return dangers;
}

class RewriteContracts1800000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contracts alter column message_count type bigint');
    await runner.query('create index contracts_note on contracts (lower(title))');
  }
  down = (): Promise<void> => Promise.resolve();
}

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
