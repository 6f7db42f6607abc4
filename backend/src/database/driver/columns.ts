import { types, type CustomTypesConfig, type FieldDef } from 'pg';
import { toIso } from './iso-timestamps.js';
import { ends, isNull, starts, type Bytes, type RowBytes } from './row-bytes.js';

type Parse = (text: string) => unknown;
type Read = (bytes: Bytes, start: number, end: number) => unknown;

export interface Column {
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

export function columnsOf(fields: readonly FieldDef[], given: CustomTypesConfig = types): Column[] {
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
export const valueAt = ({ bytes }: RowBytes, column: number, read: Read): unknown =>
  isNull(column) ? null : read(bytes, starts[column] as number, ends[column] as number);
