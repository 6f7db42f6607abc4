import type { CustomTypesConfig, FieldDef } from 'pg';
import { columnsOf, valueAt, type Column } from './columns.js';
import { lazyReader, type Entity } from './lazy-rows.js';
import { locate, type RowBytes } from './row-bytes.js';

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
