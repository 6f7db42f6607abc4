import type { SubmitContractInput } from '../../contracts/contract.inputs.js';

/** What is wrong with a row. */
export interface Problem {
  /** As the file names it; null if it is about the whole row. */
  column: string | null;
  message: string;
}

/** What a row states, as the API takes it; absent keys say nothing. */
export type GivenContract = Partial<SubmitContractInput>;

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
