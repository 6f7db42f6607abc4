import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

interface OneConnectionOptions extends pg.PoolOptions {
  /** In development and tests: work that takes a second connection fails at once. */
  refusesSecondConnections: boolean;
}

/** Set while the work of a transaction runs. Async work that outlives the transaction finds it closed. */
const transaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs the work of a transaction. Outside production it fails if it takes a second connection. If transactions hold all
 * connections of the pool and each waits for a second one, no request gets a connection.
 */
export async function onOneConnection<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  if (!(pool.options as OneConnectionOptions).refusesSecondConnections) return work();
  const mark = { isOpen: true };
  try {
    return await transaction.run(mark, work);
  } finally {
    mark.isOpen = false;
  }
}

/** Called before a connection is taken. */
export function refuseSecondConnection(): void {
  if (transaction.getStore()?.isOpen)
    throw new Error('A transaction must not take a second connection: read and write through its `tx`.');
}

/** For connections that no transaction waits for, such as those that replace broken ones. */
export const besideTransaction = <Result>(work: () => Result): Result => transaction.exit(work);

/** The driver's pool; repositories and `dataSource.manager` take their connections here. */
export class OneConnectionPool extends pg.Pool {
  // @ts-expect-error the overloads of pg cannot be repeated in one signature
  override connect(callback?: (...answer: unknown[]) => void): unknown {
    refuseSecondConnection();
    const connect = super.connect.bind(this) as (given?: unknown) => unknown;
    return callback ? connect(callback) : connect();
  }
}
