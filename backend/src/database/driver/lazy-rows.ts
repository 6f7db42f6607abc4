import { valueAt, type Column } from './columns.js';
import { locate, type RowBytes } from './row-bytes.js';

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
export function lazyReader(entity: Entity, columns: readonly Column[]): (row: RowBytes) => object {
  const Row = classOf(entity, columns);
  return (row) => new Row(row);
}
