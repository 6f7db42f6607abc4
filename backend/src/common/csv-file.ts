import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { invalid } from './api/errors.js';

/** Of the rows that have cells. */
export const MOST_ROWS = 2_000;
/** Rows without cells count here, too, so that a file of line breaks does not fill the memory. */
export const MOST_LINES = 20_000;
/** Other requests are served between two pieces of this size, which take a few milliseconds. */
const PIECE_BYTES = 16 * 1024;

export interface CsvRow {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number;
  cells: string[];
}

/**
 * Reads a CSV file (RFC 4180) in UTF-8. Throws VALIDATION about `field` for what is no such file, and for too many rows.
 */
export async function readCsv(bytes: Buffer, field: string): Promise<{ headings: string[]; rows: CsvRow[] }> {
  const [first, ...rows] = await rowsOf(bytes, field);
  if (rows.length === 0) throw invalid({ [field]: 'The file has no rows below its headings.' });
  return { headings: (first?.cells ?? []).map((heading) => heading.trim()), rows };
}

export const tooManyRows = (field: string) =>
  invalid({
    [field]: `The file has more than ${MOST_ROWS} rows. Please send at most ${MOST_ROWS} at a time.`,
  });

/** The headings, and the rows that have cells. */
async function rowsOf(bytes: Buffer, field: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  let row = 0;
  try {
    for await (const cells of Readable.from(piecesOf(bytes)).pipe(
      parse({ bom: true, relax_column_count: true }),
    ) as AsyncIterable<string[]>) {
      row += 1;
      if (row === 1 || cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
      if (rows.length > MOST_ROWS + 1 || row > MOST_LINES) throw tooManyRows(field);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid({
      [field]: `This is no CSV file that can be read: please check the quotes in line ${String(error['lines'])}.`,
    });
  }
  return rows;
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await nextTurn();
  }
}
