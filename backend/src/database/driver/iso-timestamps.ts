import { types, type CustomTypesConfig } from 'pg';

const parseDate = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/**
 * `2026-03-01 12:00:00.12+00` as `2026-03-01T12:00:00.120Z`. A `Date` is only made if the session's time zone is not
 * UTC.
 */
export const toIso = (text: string): string =>
  text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.length < SHORTEST_WITH_MS ? withMs(text) : text.slice(11, 23)}Z`
    : parseDate(text).toISOString();

const SHORTEST_WITH_MS = '2026-03-01 12:00:00.123+00'.length;
const withMs = (text: string): string => `${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}`;

/**
 * Rows of SQL have timestamps as ISO text, the form of entities and APIs. In the hot list, `to_char` in each statement
 * took a quarter of the database's time, and a `Date` per value costs more than the text (ADR 0006).
 */
export const ISO_TIMESTAMPS: CustomTypesConfig = {
  getTypeParser: (type, format): ((text: string) => unknown) =>
    type === types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? toIso
      : (types.getTypeParser(type, format) as (text: string) => unknown),
};
