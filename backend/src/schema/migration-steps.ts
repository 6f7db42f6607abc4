import type { QueryRunner } from 'typeorm';

const BATCH = 500;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/*
 * Steps of migrations during which the running version can read and write the table. The migration needs
 * `transaction = false`. The steps can be repeated: an interrupted migration runs again from its first line.
 *
 * SQL in this file: changes of a schema, for which TypeORM has neither concurrent indexes nor batches.
 */

/**
 * Builds an index without blocking writes. `definition` is what follows the name: `on contracts (user_id)`.
 * An invalid index that an interrupted build left behind is dropped and built again.
 */
export async function createIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  { unique = false } = {},
): Promise<void> {
  const [index] = (await runner.query(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [name],
  )) as { isValid: boolean }[];
  if (index?.isValid) return;
  if (index) await dropIndex(runner, name);
  await waitForOthers(runner, `create ${unique ? 'unique ' : ''}index concurrently ${name} ${definition}`);
}

export const dropIndex = (runner: QueryRunner, name: string): Promise<void> =>
  waitForOthers(runner, `drop index concurrently if exists ${name}`);

/**
 * Changes the rows of a table with uuid ids in batches, each in a transaction of its own, so that no row stays locked for long.
 * `set` and `where` are SQL; `where` should exclude rows that are changed already.
 */
export async function updateInBatches(
  runner: QueryRunner,
  table: string,
  { set, where }: { set: string; where: string },
): Promise<void> {
  for (let after = LOWEST_ID; ;) {
    const rows = (await runner.query(`select id from ${table} where id > $1 order by id limit ${BATCH}`, [
      after,
    ])) as { id: string }[];
    const last = rows.at(-1);
    if (!last) return;
    await runner.query(`update ${table} set ${set} where id > $1 and id <= $2 and (${where})`, [
      after,
      last.id,
    ]);
    after = last.id;
  }
}

/** These statements wait for older transactions to end but block no other query, so they need no lock_timeout. */
async function waitForOthers(runner: QueryRunner, statement: string): Promise<void> {
  await runner.query('set lock_timeout = 0');
  try {
    await runner.query(statement);
  } finally {
    await runner.query('reset lock_timeout');
  }
}
