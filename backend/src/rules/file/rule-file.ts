import { unguarded } from '@handover/domain/facts/fact-cells';
import { RULE_HEADINGS, TOPIC_HEADINGS, type RuleCells } from '@handover/domain/rules/rule-cells';
import { readCsv } from '../../common/csv-file.js';

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
export async function readFile(csv: string | undefined): Promise<RuleFile> {
  const file = await readCsv(Buffer.from(csv ?? ''), 'csv');
  const headings = file.headings.map((heading) => heading.toLowerCase());
  const tooLong = file.rows.filter(({ cells }) => cells.length > headings.length);
  return {
    headings: new Set(headings),
    rows: file.rows.map(({ row, cells }) => ({
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
