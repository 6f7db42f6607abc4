import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContractType } from '@handover/domain/types/words';
import { invalid } from '../../common/api/errors.js';
import { readCsv, type CsvRow } from '../../common/csv-file.js';
import { unfitting, valueOf, WrongCell } from './import.cells.js';
import { columnNamed, columnWithHeading, type FileColumn } from './import.columns.js';
import { withPhotoUrls, type RefuseUrl } from './photos/photo-urls.js';
import { firstOf, nameIn, quoted, vinIn, type Problem, type ReadRow, type ReadRows } from './import.rows.js';

/** The headings of a member's files and which columns they mean; an empty text ignores one. */
export type ColumnMapping = Readonly<Record<string, string>>;

interface MappedColumn {
  /** Where it is in a row. */
  at: number;
  heading: string;
  column: FileColumn;
  isOfApi: boolean;
}

/** A file with this heading is in the units of the API: it was not written by hand. */
const HEADING_OF_API = 'monthlyPayment';

/** Of the headings that say nothing, those that are named. */
const MOST_IGNORED = 50;

/** Other requests are served after this many rows. */
const ROWS_PER_TURN = 50;

/** Throws VALIDATION about `file` for what is no such file. */
export async function readCsvRows(
  bytes: Buffer,
  mapping: ColumnMapping,
  refuse: RefuseUrl,
): Promise<ReadRows> {
  const { headings, rows } = await readCsv(bytes, 'file');
  const mapped = mappedColumns(headings, mapping);
  const taken = new Set(mapped.map(({ at }) => at));
  const columns = Object.fromEntries(
    mapped.map(({ column, heading }) => [column.name, quoted(heading)] as const),
  );
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % ROWS_PER_TURN === 0) await nextTurn();
    read.push(withPhotoUrls(readRow(row, headings.length, mapped), nameIn(columns, 'photoUrls'), refuse));
  }
  return {
    rows: read,
    columns,
    ignored: headings
      .filter((heading, at) => heading !== '' && !taken.has(at))
      .slice(0, MOST_IGNORED)
      .map(quoted),
  };
}

function mappedColumns(headings: readonly string[], mapping: ColumnMapping): MappedColumn[] {
  const isOfApi = headings.includes(HEADING_OF_API);
  const mapped = headings.flatMap((heading, at): MappedColumn[] => {
    // a heading may be named like what every object has
    const wanted = Object.hasOwn(mapping, heading) ? mapping[heading] : undefined;
    if (wanted !== undefined) {
      const column = columnWithHeading(wanted);
      return column ? [{ at, heading, column, isOfApi: false }] : [];
    }
    const ofApi = isOfApi ? columnNamed(heading) : undefined;
    const column = ofApi ?? columnWithHeading(heading);
    return column ? [{ at, heading, column, isOfApi: ofApi !== undefined }] : [];
  });
  const twice = mapped.find(({ column }, at) => mapped.findIndex((other) => other.column === column) < at);
  if (twice)
    throw invalid({
      file: `Two columns of the file mean the same: “${quoted(twice.heading)}” is the second one.`,
    });
  return mapped;
}

function readRow({ row, cells }: CsvRow, width: number, mapped: readonly MappedColumn[]): ReadRow {
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    return broken(row, [{ column: null, message: 'The row has more cells than headings.' }]);
  const read = mapped.map(({ at, heading, column, isOfApi }) => ({
    ...{ heading, column },
    value: valueOf(column, cells[at] ?? '', { isOfApi }),
  }));
  const type = read.find(({ column }) => column.name === 'type')?.value;
  const problems = read.flatMap(({ heading, column, value }): Problem[] => {
    if (value instanceof WrongCell) return [{ column: heading, message: value.message }];
    const message = value !== null && typeof type === 'string' && unfitting(column, type as ContractType);
    return message ? [{ column: heading, message }] : [];
  });
  if (problems.length > 0) return broken(row, problems);
  return filled(row, read);
}

/** An empty cell of a fact removes it; one of a column of the contract itself says nothing. */
function filled(row: number, read: readonly { column: FileColumn; value: unknown }[]): ReadRow {
  const within = (place: FileColumn['within']) =>
    Object.fromEntries(
      read
        .filter(({ column, value }) => column.within === place && (place !== null || value !== null))
        .map(({ column: { key }, value }) => [key, value]),
    ) as Record<string, unknown>;
  const { externalId = null, ...stated } = within(null);
  const [facts, privateFacts] = [within('facts'), within('privateFacts')];
  const given = { ...stated, facts, privateFacts };
  return { row, externalId: externalId as string | null, vin: vinIn(given), given, problems: [] };
}

const broken = (row: number, problems: Problem[]): ReadRow => ({
  ...{ row, externalId: null, vin: null, given: null, problems: firstOf(problems) },
});
