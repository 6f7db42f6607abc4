export type Cell = string | number | boolean | null | undefined;

/** A column of a CSV file: its heading, and the cell of a row. */
export interface Column<Row> {
  heading: string;
  of: (row: Row) => Cell;
}

/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

/** RFC 4180, with an apostrophe before what would be a formula. */
export function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: string[]): string => `${cells.join(',')}\r\n`;

export const headings = <Row>(columns: readonly Column<Row>[]): string =>
  line(columns.map(({ heading }) => cell(heading)));

export const lineOf = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  line(columns.map(({ of }) => cell(of(row))));

/** Cents as dollars: 38900 is 389.00. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
