import type { SubmitContractInput } from '../../contracts/contract.inputs.js';

/** What is wrong with a row. */
export interface Problem {
  /** As the file names it; null if it is about the whole row. */
  column: string | null;
  message: string;
}

/** The problems of an import that its report has. */
export const MOST_KEPT = 500;
export const MOST_OF_ROW = 10;
const QUOTED_CHARACTERS = 80;

/** Words of a file, as messages quote them. Half of a character at the end is left out: PostgreSQL refuses it in JSON. */
export const quoted = (words: string): string =>
  words.length > QUOTED_CHARACTERS
    ? `${words.slice(0, QUOTED_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
    : words;

/** The problems of a row that are counted and kept. */
export const firstOf = (problems: readonly Problem[]): Problem[] =>
  problems
    .slice(0, MOST_OF_ROW)
    .map(({ column, message }) => ({ column: column === null ? null : quoted(column), message }));

/** What a file calls a column. */
export const nameIn = (columns: ColumnNames, name: string): string =>
  Object.hasOwn(columns, name) ? (columns[name] ?? name) : name;

/** What a row states, as the API takes it; absent keys say nothing. */
export type GivenContract = Partial<SubmitContractInput> & {
  /** Of a file that was read: addresses that were checked, each once. */
  photoUrls?: unknown;
};

/** A row of a file; one with problems states nothing. */
export interface ReadRow {
  /** As a spreadsheet counts: of CSV, the headings are row 1; of JSON Lines, the first line is row 1. */
  row: number;
  externalId: string | null;
  vin: string | null;
  given: GivenContract | null;
  problems: Problem[];
}

/** The names that a file has for the columns, by the names of the API. */
export type ColumnNames = Readonly<Record<string, string>>;

export interface ReadRows {
  rows: ReadRow[];
  columns: ColumnNames;
  /** Headings that say nothing about a contract. */
  ignored: string[];
}

/** The text of a private fact. */
export function vinIn({ privateFacts }: GivenContract): string | null {
  const vin = (privateFacts as Record<string, unknown> | null | undefined)?.['vin'];
  return typeof vin === 'string' && vin.trim() !== '' ? vin.trim().toUpperCase() : null;
}
