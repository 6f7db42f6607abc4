/* Values as cells of spreadsheets: amounts in dollars, rates in percent. */

/** What a column is in, if its name does not say it. */
const UNITS: Readonly<Record<string, string>> = { money: '_dollars', rate: '_percent' };

/** The heading of the column of a value: `fee_min_dollars`. */
export const headingOf = ({ key, kind }: { key: string; kind: string }): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + (UNITS[kind] ?? '');

/** A heading as people write it, such as "Monthly Payment", as `monthly_payment`. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** Spreadsheets write the day 2026-11-20 as 11/20/2026. */
export function dayIn(cell: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell.trim()) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell.trim();
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it when it is written; so does one that
 * would be read without its own.
 */
const APOSTROPHE = /^'+[=+\-@]/;

export const guarded = (cell: string): string => (APOSTROPHE.test(cell) ? `'${cell}` : cell);
export const unguarded = (cell: string): string => (APOSTROPHE.test(cell) ? cell.slice(1) : cell);
