import type { PoolClient } from 'pg';
import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';

/** The client gave up on a query that the server may still be working on (`query_timeout`). */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** TypeORM's query runner removes the connection from the pool when it reports an error. */
export const dropConnection = (client: PoolClient, error: Error): void => void client.emit('error', error);

/**
 * A connection with an unanswered query is still busy: the next queries on it would wait behind that one. TypeORM would
 * return it to the pool after a repository's query.
 */
@EventSubscriber()
export class DropUnansweredConnections implements EntitySubscriberInterface {
  afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> | void {
    if (!isUnanswered(error)) return;
    return queryRunner.connect().then((client) => dropConnection(client as PoolClient, error));
  }
}
