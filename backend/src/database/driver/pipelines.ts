import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient } from 'pg';
import type { Statement } from './statement.js';
import { ISO_TIMESTAMPS } from './iso-timestamps.js';
import { dropIdleConnections } from './unusable-connections.js';

/** Holds a connection while it has unanswered statements. */
interface Pipeline {
  client: Promise<PoolClient> | null;
  unanswered: number;
  isOutdated: boolean;
}

const idle = (): Pipeline => ({ client: null, unanswered: 0, isOutdated: false });

/** The socket of a connection, which the types of pg do not show. */
const socketOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

const uncork = (socket: Socket): void => socket.uncork();

/**
 * Sends quick statements without waiting for the answers to earlier ones, over a quarter as many connections as the
 * pool has. The statements of one turn of the event loop leave in one packet, on the connection with the fewest
 * unanswered ones (docs/adr/0021).
 */
export class Pipelines {
  private readonly pool: Pool;
  private pipelines: Pipeline[];
  /** The pipeline of all statements of this turn of the event loop. */
  private current: Pipeline | null = null;

  constructor({ options }: Pool) {
    const max = Math.ceil(options.max / 4);
    this.pool = new pg.Pool({ ...options, max, pipeline: true, allowExitOnIdle: true });
    this.pipelines = Array.from({ length: max }, idle);
    // the pool replaces a connection that breaks while idle
    this.pool.on('error', () => undefined);
  }

  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const pipeline = (this.current ??= this.leastBusy());
    pipeline.unanswered++;
    const borrowed = (pipeline.client ??= this.pool.connect());
    try {
      const client = await borrowed;
      const socket = socketOf(client);
      if (socket.writableCorked === 0) {
        socket.cork();
        setImmediate(uncork, socket);
      }
      const { rows } = await client.query({ ...statement, values, types: ISO_TIMESTAMPS });
      return rows as Row[];
    } catch (error) {
      // replace a broken connection even if other statements on it have not failed yet
      if (!(error instanceof pg.DatabaseError)) giveBack(pipeline, borrowed, true);
      throw error;
    } finally {
      // not `borrowed`: this may be the last statement of a broken connection that was replaced meanwhile
      if (--pipeline.unanswered === 0 && pipeline.client !== null)
        giveBack(pipeline, pipeline.client, pipeline.isOutdated);
    }
  }

  private leastBusy(): Pipeline {
    setImmediate(() => (this.current = null));
    return this.pipelines.reduce((best, one) => (one.unanswered < best.unanswered ? one : best));
  }

  /** The next statements use new connections; those that are unanswered keep theirs. */
  replaceConnections(): void {
    for (const pipeline of this.pipelines) pipeline.isOutdated = true;
    this.pipelines = this.pipelines.map(idle);
    this.current = null;
    dropIdleConnections(this.pool);
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

function giveBack(pipeline: Pipeline, borrowed: Promise<PoolClient>, isUnusable: boolean): void {
  if (pipeline.client !== borrowed) return;
  pipeline.client = null;
  borrowed.then(
    (client) => client.release(isUnusable),
    () => undefined,
  );
}
