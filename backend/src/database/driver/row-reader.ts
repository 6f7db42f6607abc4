import { types, type CustomTypesConfig, type FieldDef } from 'pg';
import { toIso } from './iso-timestamps.js';
import { ends, isNull, locate, starts, type Bytes, type RowBytes } from './row-bytes.js';

export type ReadRow = (row: RowBytes) => object;

type Make = (values: unknown[]) => object;
/** Compiled once per set of columns, so that all rows with these columns have the same shape in V8. */
const MAKES = new Map<string, Make>();

function makeOf(columns: readonly Column[]): Make {
  const names = columns.map(({ name }) => JSON.stringify(name));
  const key = names.join();
  let make = MAKES.get(key);
  if (!make) {
    const assignments = names.map((name, at) => `row[${name}] = values[${at}];`);
    const code = `const row = {}; ${assignments.join('')} return row;`;
    // oxlint-disable-next-line typescript/no-implied-eval -- the names are those of our own statements
    make = new Function('values', code) as Make;
    MAKES.set(key, make);
  }
  return make;
}

/**
 * Returns a function that makes objects from rows with these columns. With `entity`, columns are read only when
 * accessed.
 */
export function rowReader(fields: readonly FieldDef[], given?: CustomTypesConfig, entity?: Entity): ReadRow {
  const columns = columnsOf(fields, given);
  if (entity) return lazyReader(entity, columns);
  const make = makeOf(columns);
  return (row) => {
    locate(row);
    return make(columns.map(({ read }, at) => valueAt(row, at, read)));
  };
}

type Parse = (text: string) => unknown;
type Read = (bytes: Bytes, start: number, end: number) => unknown;

interface Column {
  name: string;
  /** Number of the type in PostgreSQL (OID). */
  type: number;
  /** Its values may be objects. */
  isObject: boolean;
  read: Read;
}

const text: Read = (bytes, start, end) => bytes.utf8Slice(start, end);
const boolean: Read = (bytes, start) => bytes[start] === 0x74; // t
const through =
  (parse: Parse): Read =>
  (bytes, start, end) =>
    parse(bytes.utf8Slice(start, end));

/** Reads digits after an optional minus sign. */
function integer(bytes: Buffer, start: number, end: number): number {
  const isNegative = bytes[start] === 0x2d;
  let value = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at++)
    value = value * 10 + (bytes[at] as number) - 0x30;
  return isNegative ? -value : value;
}

const { TEXT, UUID, INT4, BOOL, TIMESTAMPTZ, JSONB } = types.builtins;
const asText = types.getTypeParser(TEXT) as Parse;
/** Types of most columns, with pg's usual parsers or ours. */
const KNOWN = new Map<number, { parse: Parse; read: Read }>([
  [TEXT, { parse: asText, read: text }],
  [UUID, { parse: asText, read: text }],
  [INT4, { parse: types.getTypeParser(INT4) as Parse, read: integer }],
  [BOOL, { parse: types.getTypeParser(BOOL) as Parse, read: boolean }],
  [TIMESTAMPTZ, { parse: toIso, read: through(toIso) }],
  [JSONB, { parse: types.getTypeParser(JSONB) as Parse, read: through(JSON.parse) }],
]);

function columnsOf(fields: readonly FieldDef[], given: CustomTypesConfig = types): Column[] {
  return fields.map(({ name, dataTypeID }) => {
    const parse = given.getTypeParser(dataTypeID, 'text') as Parse;
    const known = KNOWN.get(dataTypeID);
    const isKnown = known?.parse === parse;
    return {
      ...{ name, type: dataTypeID, read: isKnown ? known.read : through(parse) },
      isObject: !isKnown || dataTypeID === JSONB,
    };
  });
}

/** The value of a column of the row that `locate` was called with last. */
const valueAt = ({ bytes }: RowBytes, column: number, read: Read): unknown =>
  isNull(column) ? null : read(bytes, starts[column] as number, ends[column] as number);

const ROW = Symbol('row');
const READ = Symbol('read');
const COLUMNS = Symbol('columns');

/**
 * An entity object that reads its columns from PostgreSQL's bytes at each access, because most answers need few of
 * them. Columns are prototype getters: assignment throws and spread copies nothing. Use `copyable(row)`.
 */
interface LazyRow extends Record<string, unknown> {
  readonly [ROW]: RowBytes;
  readonly [COLUMNS]: readonly Column[];
}

const isLazyRow = (value: object): value is LazyRow => ROW in value;

/** Returns the entity's columns as own properties, which spread copies. */
export const copyable = <T extends object>(entity: T): Partial<T> =>
  isLazyRow(entity)
    ? (Object.fromEntries(entity[COLUMNS].map(({ name }) => [name, entity[name]])) as Partial<T>)
    : entity;

export type Entity = new () => object;
type RowClass = new (row: RowBytes) => object;
/** One class per entity and set of columns. Rows of many classes would make all code that reads them slower. */
const CLASSES = new Map<Entity, Map<string, RowClass>>();

function classOf(entity: Entity, columns: readonly Column[]): RowClass {
  const known = CLASSES.get(entity) ?? new Map<string, RowClass>();
  CLASSES.set(entity, known);
  // JSON drops the parsers; all statements of an entity use the same ones for a type
  const key = JSON.stringify(columns);
  const made = known.get(key) ?? makeClass(entity, columns);
  known.set(key, made);
  return made;
}

function makeClass(entity: Entity, columns: readonly Column[]): RowClass {
  class Row extends entity {
    readonly [ROW]: RowBytes;
    /** Values that are objects, each parsed once. */
    readonly [READ]: unknown[];

    constructor(row: RowBytes) {
      super();
      this[ROW] = row;
      this[READ] = [];
    }
  }
  Object.defineProperty(Row.prototype, COLUMNS, { value: columns });
  columns.forEach(({ name, isObject, read }, at) => {
    const value = (row: RowBytes) => {
      locate(row);
      return valueAt(row, at, read);
    };
    Object.defineProperty(Row.prototype, name, {
      get: isObject
        ? function (this: Row) {
            return (this[READ][at] ??= value(this[ROW]));
          }
        : function (this: Row) {
            return value(this[ROW]);
          },
    });
  });
  return Row;
}

/** Returns a function that makes lazy rows of an entity. */
function lazyReader(entity: Entity, columns: readonly Column[]): (row: RowBytes) => object {
  const Row = classOf(entity, columns);
  return (row) => new Row(row);
}
