import { types, type CustomTypesConfig, type FieldDef } from 'pg';
import { toIso } from './iso-timestamps.js';
import { ends, isNull, starts, type Bytes, type RowBytes } from './row-bytes.js';

type Parse = (text: string) => unknown;
type Read = (bytes: Bytes, start: number, end: number) => unknown;

/** What a column holds; `other` if its type or parser is not in KNOWN. */
export type Kind = 'text' | 'integer' | 'boolean' | 'timestamp' | 'jsonb' | 'other';

export interface Column {
  name: string;
  /** Number of the type in PostgreSQL (OID). */
  type: number;
  kind: Kind;
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
const KNOWN = new Map<number, { parse: Parse; kind: Kind; read: Read }>([
  [TEXT, { parse: asText, kind: 'text', read: text }],
  [UUID, { parse: asText, kind: 'text', read: text }],
  [INT4, { parse: types.getTypeParser(INT4) as Parse, kind: 'integer', read: integer }],
  [BOOL, { parse: types.getTypeParser(BOOL) as Parse, kind: 'boolean', read: boolean }],
  [TIMESTAMPTZ, { parse: toIso, kind: 'timestamp', read: through(toIso) }],
  [JSONB, { parse: types.getTypeParser(JSONB) as Parse, kind: 'jsonb', read: through(JSON.parse) }],
]);

export function columnsOf(fields: readonly FieldDef[], given: CustomTypesConfig = types): Column[] {
  return fields.map(({ name, dataTypeID }) => {
    const parse = given.getTypeParser(dataTypeID, 'text') as Parse;
    const known = KNOWN.get(dataTypeID);
    const { kind, read } =
      known?.parse === parse ? known : ({ kind: 'other', read: through(parse) } as const);
    return { name, type: dataTypeID, kind, read };
  });
}

/** The value of a column of the row that `locate` was called with last. */
export const valueAt = ({ bytes }: RowBytes, column: number, read: Read): unknown =>
  isNull(column) ? null : read(bytes, starts[column] as number, ends[column] as number);
