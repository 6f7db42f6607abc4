import pg from 'pg';

/** What a result knows about its columns. The types of pg do not show it. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The parts of a connection and a query of pg that its types do not show. */
interface Connection {
  parsedStatements: Record<string, string | undefined>;
}
interface Internals {
  name: string;
  text: string;
  _result: Columns;
  _accumulateRows: boolean;
  handleRowDescription(message: unknown): void;
  prepare(connection: Connection): void;
}

/** Statements of one connection whose columns are known, and the connection without `describe`. */
interface Known {
  columns: Map<string, Columns>;
  undescribing: Connection;
}

const KNOWN = new WeakMap<Connection, Known>();

function knownOf(connection: Connection): Known {
  let known = KNOWN.get(connection);
  if (!known) {
    const undescribing = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
    KNOWN.set(connection, (known = { columns: new Map(), undescribing }));
  }
  return known;
}

const PgQuery = pg.Query as unknown as new (config: object, values: unknown, callback: unknown) => Internals;

/**
 * A named statement that asks for its columns only once per connection; pg asks each time it runs. That took half of Node's
 * time for a contract by id (docs/adr/0021). On a connection of its own, PostgreSQL refuses to run a prepared statement
 * whose columns have changed, so the known ones are always right. Behind a pooler it is not used (PgClientConfig).
 */
export class NamedQuery extends PgQuery {
  private known: Known | undefined;

  override prepare(connection: Connection): void {
    this.known = knownOf(connection);
    const columns = this.known.columns.get(this.name);
    if (!columns || connection.parsedStatements[this.name] !== this.text) return super.prepare(connection);
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    super.prepare(this.known.undescribing);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.known?.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
