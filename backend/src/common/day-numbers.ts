/** One figure of one day in UTC, such as 12 new members on 2026-03-01. */
export interface DayNumber {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
  value: number;
}

/** Days in UTC: the first one, and the one after the last. */
export interface DayRange {
  from: string;
  until: string;
}

/** SQL: the day in UTC of a column, as text. */
export const dayColumn = (column: string): string => `(${column} at time zone 'UTC')::date::text`;

/** SQL: whether the time in the column is on one of the days `$1` to `$2`, the last one not included. */
export const onDays = (column: string): string =>
  `${column} >= $1::timestamp at time zone 'UTC' and ${column} < $2::timestamp at time zone 'UTC'`;
