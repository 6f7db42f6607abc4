import { fieldsOf, toRest } from '../common/api/shown.js';
import { bodyOf } from '../common/http/utf8.js';
import { bytesOf, columnsOfRow, isLazyRow, type LazyRow } from '../database/driver/lazy-rows.js';
import { ends, locate, starts, type RowBytes } from '../database/driver/row-bytes.js';
import { JsonBytes } from './json-bytes.js';

/** Bytes that a field may need beyond those of its column and its name. */
const BEYOND = 32;
const json = new JsonBytes();

/** Writes a row from its bytes. `room` bytes are reserved. */
type Write = (row: LazyRow, source: RowBytes, room: number) => void;
interface Plan {
  write: Write;
  /** Bytes that a row may need beyond its own. */
  room: number;
}

/** By prototype. */
const plans = new WeakMap<object, Plan>();

/** Compiled like the copies of `toRest`: a loop over the fields takes a list half as much time again (docs/adr/0021). */
function planOf(row: LazyRow): Plan {
  const prototype = Object.getPrototypeOf(row) as object;
  const known = plans.get(prototype);
  if (known) return known;
  const columns = columnsOfRow(row);
  const fields = fieldsOf(prototype);
  const code = fields.map((field) => {
    const name = JSON.stringify(field);
    const column = columns.findIndex((one) => one.name === field);
    const kind = columns[column]?.kind ?? 'other';
    const value = `json.value(toRest(row[${name}]), room)`;
    // a value may have located another row
    const key = `locate(source); { const { at, words } = json; ${constant(`,${name}:`)} `;
    if (kind === 'other') return `${key} if (!${value}) json.at = at; }`;
    return `${key} } if (ends[${column}] < 0) json.ascii('null');
      else if (!json.${kind}(bytes, starts[${column}], ends[${column}])) ${value};`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- the names are those of properties of our classes
  const compile = new Function(
    ...['json', 'toRest', 'locate', 'starts', 'ends'],
    `return (row, source, room) => { const { bytes } = source; ${code.join('\n')} };`,
  ) as (...names: unknown[]) => Write;
  const plan = {
    write: compile(json, toRest, locate, starts, ends),
    room: fields.reduce((sum, field) => sum + 2 * field.length + BEYOND, 0),
  };
  plans.set(prototype, plan);
  return plan;
}

/** Code that writes a text at `at` four bytes at a time. */
function constant(text: string): string {
  const bytes = Buffer.from(text);
  const whole = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
  const words = Array.from(
    { length: whole.length / 4 },
    (_, n) => `words.setInt32(at + ${4 * n}, ${whole.readInt32BE(4 * n)});`,
  );
  return `${words.join(' ')} json.at = at + ${bytes.length};`;
}

function writeRow(row: LazyRow): void {
  const plan = planOf(row);
  const source = bytesOf(row);
  const room = source.length + plan.room;
  json.reserve(room);
  const start = json.at;
  plan.write(row, source, room);
  // in place of the first comma
  json.bytes[start] = 0x7b;
  json.ascii('}');
}

const isRow = (value: unknown): value is LazyRow =>
  typeof value === 'object' && value !== null && isLazyRow(value);

/** A result of REST as JSON: of entities their `@Shown` fields only, which rows write from their bytes. */
export function restJson(body: object): string | Buffer {
  const list: unknown[] = Array.isArray(body) ? body : [body];
  if (!list.some(isRow)) return bodyOf(JSON.stringify(toRest(body)));
  json.at = 0;
  for (const [n, one] of list.entries()) {
    json.reserve(BEYOND);
    if (list === body) json.ascii(n === 0 ? '[' : ',');
    if (isRow(one)) writeRow(one);
    else json.value(toRest(one) ?? null, BEYOND);
  }
  if (list === body) json.ascii(']');
  return json.take();
}
