import type { PoolClient } from 'pg';
import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';

/** The client gave up on a query that the server may still be working on (`query_timeout`). */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection with an unanswered query is still busy: the next queries on it would wait behind that one. TypeORM would
 * return it to the pool after a repository's query, unless the connection reports an error first.
 */
@EventSubscriber()
export class DropUnansweredConnections implements EntitySubscriberInterface {
  afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> | void {
    if (!isUnanswered(error)) return;
    return queryRunner.connect().then((client) => void (client as PoolClient).emit('error', error));
  }
}
