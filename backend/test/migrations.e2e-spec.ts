import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { indexDrift } from '../src/schema/index-drift.js';
import { migrate } from '../src/schema/migrate.js';
import { createIndex, updateInBatches } from '../src/schema/migration-steps.js';
import { contractWords } from './factories/contract.js';
import { startApp } from './support/app.js';
import { dangerOf } from './support/migration-safety.js';
import {
  configOf,
  databaseUrl,
  FIRST_VERSION,
  inOrder,
  numberOf,
  open,
  openMigrated,
  SEED,
  upTo,
  useDatabasePerTest,
  USERS,
} from './support/migrations.js';

useDatabasePerTest();

/** Statements that are safe although a rule of migration-safety.ts matches: the migration, a part of it, why. */
const ALLOWED: [migration: string, part: string, reason: string][] = [
  ['Settings1700000000005', 'create index users_search', 'belongs to the first version, which started empty'],
  ['SearchByTrigger1700000000022', 'delete from typeorm_metadata', 'one row that only TypeORM reads'],
];

describe('a migration on tables that are in use', () => {
  it('does not rewrite a table or keep it locked while it runs', async () => {
    const dangers: string[] = [];
    for (const migration of inOrder) {
      const run: string[] = [];
      const logger = { logQuery: (query: string) => void run.push(query) };
      const dataSource = await open({
        migrations: upTo(numberOf(migration)),
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
      if (numberOf(migration) === FIRST_VERSION) await dataSource.query(SEED);
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
    const dataSource = await openMigrated();
    const before = await filesOf(dataSource);
    await dataSource.query('alter table contracts alter column monthly_payment type bigint');
    expect((await filesOf(dataSource)).get('contracts')).not.toBe(before.get('contracts'));
  });
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

it('lists the threads that were written before there were conversations, as read', async () => {
  const earlier = await openMigrated(1700000000043);
  await earlier.query(SEED);
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

  const now = await openMigrated();
  expect(
    await now.query(
      `select member_id, read_seq, unread from conversations where contract_id = $1 order by member_id`,
      [id],
    ),
  ).toEqual([holder, candidate].toSorted().map((member_id) => ({ member_id, read_seq: 2, unread: false })));
  expect(await now.query('select 1 from conversations')).toHaveLength(21);
});

it('gives open proposals their whole time to accept when the clock of transfers first runs', async () => {
  const dataSource = await openMigrated(1700000000063);
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
  await openMigrated(1700000000064);
  const steps = await dataSource.query<{ hours: number }[]>(
    `select round(extract(epoch from due_at - now()) / 3600)::int as hours from transfer_steps
     where transfer_id = any($1) order by key`,
    [ids],
  );
  expect(steps.map(({ hours }) => hours)).toEqual([48, -144]);
});

describe('the start of a new version', () => {
  it('retries a migration that waits for a lock, so that later queries are not blocked', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const dataSource = await openMigrated();
    const url = await databaseUrl();
    const reader = dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('select count(*) from contracts');
    const done = migrate(configOf(url), url, { migrations: [...inOrder, AddNote1800000000001] });
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
    expect(row).toEqual({ count: inOrder.length });
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
