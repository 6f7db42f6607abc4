import pg, { types, type CustomTypesConfig, type FieldDef } from 'pg';
import { Parser } from 'pg-protocol/dist/parser.js';

/** With what `toString('utf8')` calls after half as much time of its own; the types of Node do not show it. */
type Bytes = Buffer & { utf8Slice(start: number, end: number): string };
type Parse = (text: string) => unknown;
/** Reads a value from its bytes. */
type Read = (bytes: Bytes, start: number, end: number) => unknown;
export type Entity = new () => object;
export type ReadRow = (row: RowBytes) => object;

const text: Read = (bytes, start, end) => bytes.utf8Slice(start, end);
const boolean: Read = (bytes, start) => bytes[start] === 0x74; // t

/** Digits, after a minus if it is negative. */
function integer(bytes: Buffer, start: number, end: number): number {
  const isNegative = bytes[start] === 0x2d;
  let value = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at++)
    value = value * 10 + (bytes[at] as number) - 0x30;
  return isNegative ? -value : value;
}

const { TEXT, INT4, BOOL } = types.builtins;
/** By the parsers that pg has for them, so that a parser of our own is still used. */
const READS = new Map<unknown, Read>([
  [types.getTypeParser(TEXT), text],
  [types.getTypeParser(INT4), integer],
  [types.getTypeParser(BOOL), boolean],
]);

/** A row as PostgreSQL sent it, to be read before the next message arrives. */
export class RowBytes {
  readonly name = 'dataRow';

  constructor(
    private readonly bytes: Bytes,
    /** Where the number of columns is. */
    private readonly start: number,
    readonly length: number,
  ) {}

  /** As queries of pg itself read it. */
  get fields(): unknown[] {
    return this.values(Array<Read>(this.bytes.readInt16BE(this.start)).fill(text));
  }

  values(reads: readonly Read[]): unknown[] {
    const { bytes } = this;
    const values = new Array<unknown>(reads.length);
    let at = this.start + 2;
    for (let column = 0; column < reads.length; column++) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) values[column] = null;
      else values[column] = (reads[column] as Read)(bytes, at, (at += length));
    }
    return values;
  }
}

const DATA_ROW = 0x44;

type Message = { name: string };
/** The parts of pg's parser that its types do not show. */
const PgParser = Parser as unknown as new () => {
  parse(chunk: Buffer, emit: (message: Message) => void): void;
  handlePacket(start: number, code: number, length: number, bytes: Buffer): Message;
};

class RowBytesParser extends PgParser {
  override handlePacket(start: number, code: number, length: number, bytes: Buffer): Message {
    return code === DATA_ROW
      ? new RowBytes(bytes as Bytes, start, length)
      : super.handlePacket(start, code, length, bytes);
  }
}

interface Connection extends pg.Connection {
  _emitMessage: boolean;
  attachListeners(stream: pg.Connection['stream']): void;
}

/** Makes a connection hand its rows to queries as `RowBytes`. Everything else is as in pg. */
export function keepRowBytes(connection: pg.Connection): void {
  const own = connection as Connection;
  own.attachListeners = (stream) => {
    const parser = new RowBytesParser();
    const emit = (message: Message) => {
      if (own._emitMessage) own.emit('message', message);
      own.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
    };
    stream.on('data', (chunk: Buffer) => parser.parse(chunk, emit));
  };
}

/** A function that makes an object of a class from the values of a row. */
type Make = (values: unknown[]) => object;
/** Compiled once per class and columns: objects that were made by different functions would have different shapes for V8. */
const MAKES = new Map<Entity, Map<string, Make>>();

function makeOf(entity: Entity, names: readonly string[]): Make {
  const known = MAKES.get(entity) ?? new Map<string, Make>();
  MAKES.set(entity, known);
  const key = JSON.stringify(names);
  let make = known.get(key);
  if (!make) {
    const assignments = names.map((name, at) => `row[${JSON.stringify(name)}] = values[${at}];`);
    const code = `return (values) => { const row = new Entity(); ${assignments.join('')} return row; };`;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the names are those of our own statements
    make = (new Function('Entity', code) as (of: Entity) => Make)(entity);
    known.set(key, make);
  }
  return make;
}

/** A function that makes objects of a class from rows with these columns. */
export function rowReader(
  fields: readonly FieldDef[],
  given?: CustomTypesConfig,
  entity: Entity = Object,
): ReadRow {
  const make = makeOf(
    entity,
    fields.map(({ name }) => name),
  );
  const reads = fields.map(({ dataTypeID }): Read => {
    const parse = (given ?? types).getTypeParser(dataTypeID, 'text') as Parse;
    return READS.get(parse) ?? ((bytes, start, end) => parse(bytes.utf8Slice(start, end)));
  });
  return (row) => make(row.values(reads));
}
