import { AppError, invalid } from '../../common/api/errors.js';
import { refuseUnstorable } from '../../common/http/refuse-hostile-json.js';
import { externalIdOf } from '../../listings/external/external-listings.service.js';
import { readCsvRows, type ColumnMapping } from './csv-rows.js';
import type { ImportFormat, ImportMatch } from './import.types.js';
import { nameIn, type ReadRow, type ReadRows } from './import.rows.js';
import { readJsonRows } from './json-rows.js';
import type { RefuseUrl } from './photos/photo-urls.js';

interface Reading {
  format: ImportFormat;
  match: ImportMatch;
  mapping: ColumnMapping;
  /** Throws for an address of a photo that no request is sent to. */
  refuse: RefuseUrl;
}

/** What finds the contract of a row, as the texts about it call it. */
const MATCHED_BY: Record<ImportMatch, { name: string; text: string; of: (row: ReadRow) => string | null }> = {
  'external-id': { name: 'externalId', text: 'an external id', of: ({ externalId }) => externalId },
  vin: { name: 'facts.vin', text: 'a VIN', of: ({ vin }) => vin },
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What spreadsheets on Windows write as plain CSV. It gives each byte a character. */
const windows1252 = new TextDecoder('windows-1252');

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/** Reads the rows of a file. Throws VALIDATION about `file` for what is no such file. */
export async function readImport(
  bytes: Buffer,
  { format, match, mapping, refuse }: Reading,
): Promise<ReadRows> {
  const text = textOf(bytes);
  refuseUnstorable(text);
  const read =
    format === 'csv'
      ? await readCsvRows(Buffer.from(text), mapping, refuse)
      : await readJsonRows(text, refuse);
  const by = MATCHED_BY[match];
  if (format === 'csv' && !(by.name in read.columns))
    throw invalid({
      file: `The file needs a column with ${by.text}, by which its contracts are found again.`,
    });
  return { ...read, rows: checkedRows(read, match) };
}

function checkedRows({ rows, columns }: ReadRows, match: ImportMatch): ReadRow[] {
  const first = { externalId: new Map<string, number>(), 'facts.vin': new Map<string, number>() };
  const problem = (name: string, message: string) => ({ column: nameIn(columns, name), message });
  return rows.map((read) => {
    if (read.problems.length > 0) return read;
    const row = withExternalId(read, problem);
    const by = MATCHED_BY[match];
    const missing = by.of(row) === null ? [problem(by.name, `This row needs ${by.text}.`)] : [];
    const repeated = Object.values(MATCHED_BY).flatMap(({ name, text, of }) => {
      const [known, value] = [first[name as keyof typeof first], of(row)];
      if (value === null) return [];
      const earlier = known.get(value);
      if (earlier === undefined) known.set(value, row.row);
      return earlier === undefined
        ? []
        : [problem(name, `Row ${earlier} has the same ${text.replace(/^an? /, '')}.`)];
    });
    const problems = [...row.problems, ...missing, ...repeated];
    return problems.length > 0 ? { ...row, given: null, problems } : row;
  });
}

function withExternalId(
  row: ReadRow,
  problem: (name: string, message: string) => ReadRow['problems'][0],
): ReadRow {
  if (row.externalId === null) return row;
  try {
    return { ...row, externalId: externalIdOf(row.externalId) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...row, problems: [problem('externalId', error.message)] };
  }
}
