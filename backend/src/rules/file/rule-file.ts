import { RULE_HEADINGS, TOPIC_HEADINGS, unguarded, type RuleCells } from '@handover/domain/rules/rule-cells';
import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../common/api/errors.js';

export const MOST_ROWS = 2_000;

export interface RowError {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number;
  /** Its heading; null if the error is about the whole row. */
  column: string | null;
  text: string;
}

export interface FileRow {
  row: number;
  cells: RuleCells;
}

export interface RuleFile {
  rows: FileRow[];
  /** Of the headings, and of rows that do not fit them. */
  errors: RowError[];
  /** The file says nothing about values without a column. */
  headings: ReadonlySet<string>;
}

/** Reads the cells of a CSV file, empty if a request has no body. Throws VALIDATION for what is no such file, and for too many rows. */
export function readFile(csv: string | undefined): RuleFile {
  const [first = [], ...records] = recordsIn(csv ?? '');
  const headings = first.map((heading) => heading.trim().toLowerCase());
  const filled = records
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw invalid({ csv: 'The file has no rows below its headings.' });
  if (filled.length > MOST_ROWS)
    throw invalid({ csv: `The file has ${filled.length} rows: please send at most ${MOST_ROWS} at a time.` });
  const tooLong = filled.filter(({ cells }) => cells.length > headings.length);
  return {
    headings: new Set(headings),
    rows: filled.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(
        headings.map((heading, at) => [heading, unguarded((cells[at] ?? '').trim())]),
      ),
    })),
    errors: [
      ...headingErrors(headings),
      ...tooLong.map(({ row }) => ({ row, column: null, text: 'The row has more cells than headings.' })),
    ],
  };
}

function recordsIn(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid({
      csv: `This is no CSV file that can be read: please check the quotes in line ${String(error['lines'])}.`,
    });
  }
}

function headingErrors(headings: readonly string[]): RowError[] {
  const error = (column: string, text: string): RowError => ({ row: 1, column, text });
  const missing = TOPIC_HEADINGS.filter((heading) => !headings.includes(heading));
  return [
    ...missing.map((heading) => error(heading, 'This column is missing.')),
    ...headings.flatMap((heading, at) =>
      headings.indexOf(heading) < at
        ? error(heading, 'There are two columns with this heading.')
        : RULE_HEADINGS.includes(heading)
          ? []
          : error(heading, 'There is no column of this name.'),
    ),
  ];
}
