import { until } from './until.js';

interface Connection {
  query(sql: string): Promise<unknown[]>;
}

/** SQL: pg_locks is read anew by each statement; pg_stat_activity would stay as it was when the transaction first read it. */
const WAITING = `select distinct pid from pg_locks w where not granted and exists (
  select from pg_locks h where h.pid = w.pid
    and h.database = (select oid from pg_database where datname = current_database()))`;

/** Waits until so many connections to this database wait for a lock, or until the work that should wait is over. */
export async function untilWaiting(on: Connection, count = 1, work?: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => void (isOver = true);
  void work?.then(over, over);
  await until(async () => isOver || (await on.query(WAITING)).length >= count);
}
