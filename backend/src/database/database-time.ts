import type { Tx } from './database.js';

/**
 * The time at which the transaction began, by the database's clock: for comparisons with times that rows got from
 * `now()`. The clock of this process may be minutes off.
 */
export async function databaseTime(tx: Pick<Tx, 'query'>): Promise<number> {
  // SQL: no table is read
  const [row] = await tx.query<{ now: string }>('select now()');
  return Date.parse((row as { now: string }).now);
}
