import pg, { type CustomTypesConfig, type FieldDef } from 'pg';
import { keepRowBytes, type RowBytes } from './row-bytes.js';
import { rowReader, type Entity, type ReadRow } from './row-reader.js';

type Callback = (error: Error | null | undefined, result?: pg.QueryResult) => void;
type QueryClass = new (query: string | pg.QueryConfig, values: unknown, done: Callback) => pg.Submittable;
type Arguments = [query: string | pg.QueryConfig | pg.Submittable, values?: unknown, callback?: Callback];

interface PgClientConfig extends pg.ClientConfig {
  /**
   * True behind a pooler, which may prepare a statement again on another server connection. PostgreSQL does not notice
   * if its columns have changed since, so they are described each time.
   */
  isPooled?: boolean;
}

/**
 * pg's client with two changes: named statements are described once, and `query_timeout` is implemented here. In pg a
 * query and its callback reference each other, which keeps all rows in memory until a major garbage collection. That
 * took a third of the processor time under load (docs/adr/0021).
 */
export class PgClient extends pg.Client {
  private readonly answerWithinMs: number;
  private readonly isPooled: boolean;

  constructor(config: PgClientConfig = {}) {
    super(config);
    this.answerWithinMs = config.query_timeout ?? 0;
    this.isPooled = config.isPooled ?? false;
    // turns off pg's own limit, but not in a copy of `config`: its password is not enumerable and would be lost
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: number } };
    connectionParameters.query_timeout = 0;
    keepRowBytes(this.connection);
  }

  // @ts-expect-error the overloads of pg cannot be repeated in one signature
  override query(...[query, values, callback]: Arguments): unknown {
    // streams and COPY have no time limit
    if (typeof query === 'object' && 'submit' in query) return super.query(query);
    const given = Array.isArray(values) ? values : undefined;
    const called = typeof values === 'function' ? (values as Callback) : callback;
    if (called) return void this.send(query, given, called);
    return new Promise((resolve, reject) => this.send(query, given, settle(resolve, reject))).catch(
      (error: unknown) => {
        // with the stack of the caller, as pg does
        if (error instanceof Error) Error.captureStackTrace(error);
        throw error;
      },
    );
  }

  private send(query: string | pg.QueryConfig, values: unknown[] | undefined, callback: Callback): void {
    const done = this.answerWithinMs ? timed(this.connection, this.answerWithinMs, callback) : callback;
    const isNamed = typeof query === 'object' && Boolean(query.name);
    const Query = (isNamed && !this.isPooled ? NamedQuery : pg.Query) as unknown as QueryClass;
    super.query(new Query(query, values, done));
  }
}

/* Module-level on purpose: a closure that is created in another function retains that function's whole scope. */

function settle(resolve: (result: unknown) => void, reject: (error: Error) => void): Callback {
  return (error, result) => (error ? reject(error) : resolve(result));
}

/** Calls back once. After `withinMs` it reports an error and closes the connection, which is still busy. */
function timed(connection: pg.Connection, withinMs: number, callback: Callback): Callback {
  let timer: NodeJS.Timeout | null = setTimeout(() => {
    timer = null;
    callback(new Error('Query read timeout'));
    connection.stream.destroy();
  }, withinMs);
  return (error, result) => {
    if (!timer) return;
    clearTimeout(timer);
    timer = null;
    callback(error, result);
  };
}

/** The parts of a connection and a query of pg that its types do not show. */
interface Connection {
  parsedStatements: Record<string, string | undefined>;
}
interface Internals {
  name: string;
  text: string;
  types: CustomTypesConfig | undefined;
  _result: { addRow(row: object): void };
  _canceledDueToError: unknown;
  handleRowDescription(message: { fields: FieldDef[] }): void;
  handleDataRow(row: RowBytes): void;
  prepare(connection: Connection): void;
}

/**
 * Readers of the statements whose columns are known on one connection, and that connection with `describe` turned off.
 */
interface Known {
  readers: Map<string, ReadRow>;
  undescribing: Connection;
}

const KNOWN = new WeakMap<Connection, Known>();

function knownOf(connection: Connection): Known {
  let known = KNOWN.get(connection);
  if (!known) {
    const undescribing = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
    KNOWN.set(connection, (known = { readers: new Map(), undescribing }));
  }
  return known;
}

const PgQuery = pg.Query as unknown as new (text: string, values: unknown, callback: unknown) => Internals;

/**
 * A named statement that asks for its columns once per connection. pg asks each time it runs, which took half of Node's
 * time for a contract by id (docs/adr/0021). PostgreSQL refuses to run a prepared statement whose columns have changed,
 * so the stored ones are right. Not used behind a pooler (see PgClientConfig).
 */
export class NamedQuery extends PgQuery {
  private readonly entity: Entity | undefined;
  private known: Known | undefined;
  private read: ReadRow | undefined;

  /**
   * Does not copy the configuration. pg does, which took a quarter of the time of sending a statement (docs/adr/0021).
   */
  constructor(config: pg.QueryConfig & { as?: Entity }, values: unknown, callback: unknown) {
    super(config.text, values ?? config.values, callback);
    this.name = config.name as string;
    this.types = config.types;
    this.entity = config.as;
  }

  override prepare(connection: Connection): void {
    this.known = knownOf(connection);
    this.read = this.known.readers.get(this.name);
    const isKnown = this.read && connection.parsedStatements[this.name] === this.text;
    super.prepare(isKnown ? this.known.undescribing : connection);
  }

  override handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.read = rowReader(fields, this.types, this.entity);
    this.known?.readers.set(this.name, this.read);
  }

  override handleDataRow(row: RowBytes): void {
    if (this._canceledDueToError || !this.read) return;
    try {
      this._result.addRow(this.read(row));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }
}
