import pg, { type CustomTypesConfig, type FieldDef } from 'pg';
import type { RowBytes } from './row-bytes.js';
import type { Entity } from './lazy-rows.js';
import { rowReader, type ReadRow } from './row-reader.js';

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
