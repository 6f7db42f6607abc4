import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { activeTracing } from '../../common/observe/tracing.js';
import { OneConnectionPool } from './one-connection.js';
import { PgClient } from './pg-client.js';

const LONGEST_TEXT = 2_000;

type Arguments = [query: string | { name?: string; text: string }, ...rest: unknown[]];
type Callback = (error: unknown, result: unknown) => void;

/** Records a span for each statement of a request or a job, without its values. */
class TracedClient extends PgClient {
  override query(...[query, ...rest]: Arguments): unknown {
    const send = (...values: unknown[]) =>
      (super.query as (...given: unknown[]) => unknown).call(this, query, ...values);
    const tracing = activeTracing();
    // records nothing outside requests and jobs: the job queue polls all the time
    if (!tracing?.current()) return send(...rest);
    const { name = null, text } = typeof query === 'string' ? { text: query } : query;
    const span = tracing.start({
      name: name ?? `SQL ${/\w+/.exec(text)?.[0] ?? ''}`,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text?.slice(0, LONGEST_TEXT) ?? '' },
    });
    const last = rest.at(-1);
    if (typeof last === 'function') {
      const done: Callback = (error, result) => {
        if (error) span.fail(error);
        span.end();
        (last as Callback)(error, result);
      };
      return send(...rest.slice(0, -1), done);
    }
    const answer = send(...rest);
    if (answer instanceof Promise)
      answer.then(
        () => span.end(),
        (error: unknown) => {
          span.fail(error);
          span.end();
        },
      );
    else span.end();
    return answer;
  }
}

/**
 * The request that frees a connection calls the one that waits for it. `bind` keeps that call in the trace of the
 * waiting request.
 */
class TracedPool extends OneConnectionPool {
  constructor(options: pg.PoolConfig) {
    super({ ...options, Client: TracedClient as unknown as typeof pg.Client });
  }

  override connect(callback?: (...answer: unknown[]) => void): unknown {
    const connect = super.connect.bind(this) as (given?: unknown) => unknown;
    return callback ? connect(AsyncResource.bind(callback)) : connect();
  }
}

/** The driver with spans, for TypeORM. */
export const tracedPg = { ...pg, Client: TracedClient, Pool: TracedPool };
