import type { Pool, PoolClient } from 'pg';
import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { besideTransaction } from './one-connection.js';

/** read_only_sql_transaction, admin_shutdown, crash_shutdown, cannot_connect_now */
const WRONG_SERVER = new Set(['25006', '57P01', '57P02', '57P03']);

/** The server is read-only, shutting down or starting: after a failover, another server has taken over. */
export const isWrongServer = (error: unknown): boolean =>
  WRONG_SERVER.has((error as { code?: string } | null)?.code ?? '');

/**
 * The client gave up on a query (`query_timeout`). The connection is still busy, so the next query would wait behind
 * it.
 */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * TypeORM would return the connection to the pool; its query runner removes it when the connection reports an error.
 */
export function dropIfUnusable(pool: Pool, client: PoolClient, error: unknown): void {
  if (!isUnanswered(error) && !isWrongServer(error)) return;
  client.emit('error', error);
  if (isWrongServer(error)) dropIdleConnections(pool);
}

/** Behind a stable address, connections made before a failover lead to the server that is now read-only. */
export function dropIdleConnections(pool: Pool): void {
  besideTransaction(() => {
    for (let left = pool.idleCount; left > 0; left--)
      pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  });
}

/** Drops unusable connections after queries of repositories; Database drops its own. */
@EventSubscriber()
export class DropUnusableConnections implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!isUnanswered(error) && !isWrongServer(error)) return;
    const driver = queryRunner.dataSource.driver as PostgresDriver;
    dropIfUnusable(driver.master as Pool, (await queryRunner.connect()) as PoolClient, error);
  }
}
