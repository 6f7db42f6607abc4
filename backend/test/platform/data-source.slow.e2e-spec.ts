import type { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Config } from '../../src/common/config/config.js';
import { ConfigError } from '../../src/common/config/config.values.js';
import { Database } from '../../src/database/database.js';
import { Events } from '../../src/database/events.js';
import { besideTransaction } from '../../src/database/driver/one-connection.js';
import { copyable } from '../../src/database/driver/row-reader.js';
import { refuseForgetful } from '../../src/schema/data-source.js';
import { Setting } from '../../src/settings/setting.entity.js';
import { patientOptions } from '../support/product/patient-options.js';
import { startApp, type TestApp } from '../support/product/app.js';

let product: TestApp;
beforeAll(async () => {
  // as in production, with several connections for quick statements
  product = await startApp({ DATABASE_POOL_SIZE: '16' });
});
afterAll(() => product.stop());

it('every event that a module emits within a transaction is handled by another one', () => {
  expect(product.app.get(Events).unhandled()).toEqual([]);
});

it('a database that could lose payments in a crash is refused with an explanation', async () => {
  const [row] = await product.database.query<{ fsync: string }>('show fsync');
  const refusal = refuseForgetful(product.database.dataSource);
  // the tests' own database has fsync off; one that TEST_DATABASE_URL names may have it on
  if (row?.fsync === 'off') await expect(refusal).rejects.toThrow(ConfigError);
  else await expect(refusal).resolves.toBeUndefined();
});

it('the role has the planner settings that the hot reads rely on, whatever the server has', async () => {
  const rows = await product.database.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
     join pg_database on pg_database.oid = setdatabase where datname = current_database()`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(
    expect.arrayContaining([
      'random_page_cost=1.1',
      'jit=off',
      'max_parallel_workers_per_gather=0',
      'work_mem=16384',
    ]),
  );
});

describe('a transaction', () => {
  const settings = () => product.database.dataSource.getRepository(Setting);

  it('commits and rolls back entities and SQL together', async () => {
    const work = (key: string, end: () => void) =>
      product.database.transaction(async (tx) => {
        await tx.query('insert into settings (key, value) values ($1, $2)', [key, 'from SQL']);
        const setting = await tx.manager.findOneByOrFail(Setting, { key });
        await tx.manager.save(Object.assign(setting, { value: 'from the manager' }));
        expect(await besideTransaction(() => settings().countBy({ key }))).toBe(0);
        end();
      });
    await work('kept', () => undefined);
    expect(await settings().findOneBy({ key: 'kept' })).toMatchObject({ value: 'from the manager' });
    const fail = () => {
      throw new Error('changed my mind');
    };
    await expect(work('lost', fail)).rejects.toThrow('changed my mind');
    expect(await settings().countBy({ key: 'lost' })).toBe(0);
  });

  it.each([
    ['a repository', (): Promise<unknown> => settings().count()],
    ['SQL', () => product.database.query('select 1')],
    ['a quick statement', () => product.database.query({ name: 'one', text: 'select 1', isQuick: true })],
    ['SQL that a replica may answer', () => product.database.read('select 1')],
    ['another transaction', () => product.database.transaction((tx) => tx.query('select 1'))],
  ])('fails if it takes a second connection for %s', async (_name, take) => {
    const second = 'must not take a second connection';
    await expect(product.database.transaction(take)).rejects.toThrow(second);
    // not if the work is over: what follows the commit takes a connection of its own
    const later = await product.database.transaction(() => Promise.resolve(take));
    await expect(later()).resolves.toBeDefined();
    let after: Promise<unknown> | undefined;
    await product.database.transaction((tx) => {
      tx.afterCommit(() => void (after = take()));
      return Promise.resolve();
    });
    await expect(after).resolves.toBeDefined();
  });

  it('may take several connections in production', async () => {
    const config = new Config({
      DATABASE_URL: product.databaseUrl,
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      PAYMENTS_SANDBOX: 'true',
    });
    const dataSource = await new DataSource(patientOptions(config, product.databaseUrl)).initialize();
    const database = new Database(dataSource);
    try {
      const rows = await database.transaction(() => database.query('select 1 as one'));
      expect(rows).toEqual([{ one: 1 }]);
    } finally {
      await dataSource.destroy();
    }
  });
});

it('a connection with an unanswered query is not used again', async () => {
  const { options } = product.database.dataSource;
  const extra = { ...(options as { extra: object }).extra, query_timeout: 700 };
  const impatient = await new DataSource({ ...options, extra }).initialize();
  const database = new Database(impatient);
  const sleep = 'select pg_sleep(5)';
  const ways = {
    pool: () => database.query(sleep),
    repository: () =>
      impatient.getRepository(Setting).createQueryBuilder().select('pg_sleep(5)').getRawMany(),
    'SQL in a transaction': () => database.transaction((tx) => tx.query(sleep)),
    'manager in a transaction': () => database.transaction((tx) => tx.manager.query(sleep)),
  };
  await product.database.manager.insert(Setting, { key: 'a-row-to-sleep-for', value: '' });
  for (const [way, run] of Object.entries(ways)) {
    await expect(run()).rejects.toThrow('Query read timeout');
    expect([way, database.pool.totalCount]).toEqual([way, 0]);
  }
  await impatient.destroy();
});

describe('a named statement', () => {
  const text = `select $1::int as number, null as nothing, '2026-03-01T12:00:00Z'::timestamptz as moment where $1 > 0`;
  /** How often PostgreSQL described a statement that ran three times on one connection. */
  const descriptions = (database: Database) =>
    database.transaction(async (tx) => {
      const row = { nothing: null, moment: '2026-03-01T12:00:00.000Z' };
      const client = (await tx.manager.queryRunner?.connect()) as { connection: EventEmitter };
      let described = 0;
      const count = () => void described++;
      client.connection.on('rowDescription', count);
      const run = (number: number) => tx.query({ name: 'test.columns', text }, [number]);
      expect(await run(1)).toEqual([{ number: 1, ...row }]);
      expect(await run(0)).toEqual([]);
      expect(await run(2)).toEqual([{ number: 2, ...row }]);
      client.connection.off('rowDescription', count);
      return described;
    });

  it('asks for its columns only once per connection', async () => {
    expect(await descriptions(product.database)).toBe(1);
  });

  it('reads each type as a statement without a name does', async () => {
    const values = [
      ...["'0'::int", "'-2147483648'::int", "'2147483647'::int", "'-7'::int2", "'9007199254740993'::int8"],
      ...['1.50::numeric', '0.1::float8', 'true', 'false', 'null::int', 'null::text', "'{3,null}'::int[]"],
      ...["''::text", `'“quoted” \\ 😀 \u2028'::text`, "'{a,null}'::text[]", "'ab'::varchar", "'x'::unknown"],
      ...[`'{"a": [1, null, "ß"]}'::jsonb`, `'null'::json`, "'\\xff00'::bytea", "'2026-03-01'::date"],
      ...["'019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f'::uuid", "'2026-03-01T12:00:00.5Z'::timestamptz"],
    ];
    const text = `select ${values.map((value, at) => `${value} as "column ${at}"`).join()}, repeat('é', 100000) as long
      from generate_series(1, 3)`;
    const { database } = product;
    const named = await database.query({ name: 'test.types', text });
    expect(named).toEqual(await database.query(text));
    expect(named).toHaveLength(3);
    expect(named[2]).toMatchObject({
      'column 1': -2_147_483_648,
      'column 4': '9007199254740993',
      'column 7': true,
      'column 9': null,
      // a row of several packets
      long: 'é'.repeat(100_000),
    });
    expect(await database.query({ name: 'test.types', text })).toEqual(named);
  });

  it('makes its rows objects of a class, which read their columns when they are needed', async () => {
    class Pair {
      one: number;
      two: string | null;
      three: { list: unknown[] };
      get both() {
        return `${this.one} ${this.two}`;
      }
    }
    const text = `select one, case when one > 1 then repeat('é', 90000) end as two, '{"list": []}'::jsonb as three
      from generate_series(1, 20) one`;
    const rows = await product.database.query<Pair>({ name: 'test.pairs', text, as: Pair });
    // of several packets each, read after all have arrived
    expect(rows.map(({ both }) => both)).toEqual(
      rows.map((_, n) => (n === 0 ? '1 null' : `${n + 1} ${'é'.repeat(90_000)}`)),
    );
    const [first, second] = rows as [Pair, Pair];
    expect(first).toBeInstanceOf(Pair);
    expect(copyable(first)).toEqual({ one: 1, two: null, three: { list: [] } });
    expect([first.one, second.one, first.two]).toEqual([1, 2, null]);
    first.three.list.push('kept');
    expect(first.three).toEqual({ list: ['kept'] });
    expect(() => Object.assign(first, { one: 2 })).toThrow(TypeError);
  });

  it('fails if a value cannot be read, and the connection stays usable', async () => {
    const failing = {
      getTypeParser: () => () => {
        throw new Error('unreadable');
      },
    };
    await product.database.transaction(async ({ manager }) => {
      const client = (await manager.queryRunner?.connect()) as PoolClient;
      const read = { name: 'test.unreadable', text: 'select 1 as one from generate_series(1, 2)' };
      await expect(client.query({ ...read, types: failing })).rejects.toThrow('unreadable');
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('asks each time behind a pooler, where the next execution may be on another connection', async () => {
    const { url } = product.database.dataSource.options as { url: string };
    const config = new Config({
      DATA_DIR: tmpdir(),
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: url,
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
    });
    const pooled = await new DataSource(patientOptions(config, url)).initialize();
    expect(await descriptions(new Database(pooled))).toBe(3);
    await pooled.destroy();
  });

  it('fails if its columns have changed, instead of returning rows under the old ones', async () => {
    const read = { name: 'test.changed', text: 'select * from changed_table' };
    const work = product.database.transaction(async (tx) => {
      await tx.query('create table changed_table as select 1 as one');
      expect(await tx.query(read)).toEqual([{ one: 1 }]);
      expect(await tx.query(read)).toEqual([{ one: 1 }]);
      await tx.query('alter table changed_table add two int default 2');
      await tx.query(read);
    });
    await expect(work).rejects.toMatchObject({ code: '0A000' });
  });
});

describe('quick statements', () => {
  const quick = (name: string, text: string) => ({ name, text, isQuick: true });
  const double = quick('test.double', 'select $1::int * 2 as result, pg_backend_pid() as pid');
  const divide = quick('test.divide', 'select 1 / $1::int as result');

  it('share a few connections, and each gets its own answer or error', async () => {
    const connections = new Set<number>();
    const numbers = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(
      numbers.map((n) =>
        n % 10 === 0
          ? product.database.query(divide, [0]).catch((error: unknown) => (error as { code: string }).code)
          : product.database.query<{ result: number; pid: number }>(double, [n]).then(([row]) => {
              connections.add(row?.pid ?? 0);
              return row?.result;
            }),
      ),
    );
    expect(answers).toEqual(numbers.map((n) => (n % 10 === 0 ? '22012' : n * 2)));
    expect(connections.size).toBeLessThanOrEqual(4);
  });

  it('share a connection with those of the same turn of the event loop, and none that is busier than another', async () => {
    const slow = quick('test.slow-pid', 'select pg_backend_pid() as pid, pg_sleep(0.2)');
    const pid = async () => (await product.database.query<{ pid: number }>(slow))[0]?.pid;
    const turns: Promise<(number | undefined)[]>[] = [];
    for (let turn = 0; turn < 2; turn++) {
      turns.push(Promise.all([pid(), pid(), pid()]));
      await setImmediate();
    }
    const [first, second] = (await Promise.all(turns)).map((pids) => new Set(pids)) as [
      Set<number>,
      Set<number>,
    ];
    expect([first.size, second.size, new Set([...first, ...second]).size]).toEqual([1, 1, 2]);
  });

  it('leave a connection that was ended or does not answer, and are sent on a new one', async () => {
    const { options } = product.database.dataSource;
    const extra = { ...(options as { extra: object }).extra, query_timeout: 1_000 };
    const settings = { ...options, poolSize: 2, extra } as DataSourceOptions;
    const impatient = await new DataSource(settings).initialize();
    const database = new Database(impatient);
    const works = () => expect(database.query(double, [2])).resolves.toMatchObject([{ result: 4 }]);
    await works();
    for (const [end, reason] of [
      [quick('test.sleep', 'select pg_sleep(5)'), /Query read timeout/],
      [quick('test.end', 'select pg_terminate_backend(pg_backend_pid())'), /terminat/],
    ] as const) {
      const behind = database.query(end).catch((error: unknown) => error);
      const others = [1, 2, 3].map((n) => database.query(double, [n]).catch(() => 'failed'));
      expect(String(await behind)).toMatch(reason);
      await Promise.all(others);
      await works();
    }
    await database.onApplicationShutdown();
    await impatient.destroy();
  });
});
