import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, invalid } from '../../common/api/errors.js';
import { refuseHostileJson } from '../../common/http/refuse-hostile-json.js';
import { MOST_LINES, MOST_ROWS, tooManyRows } from '../../common/csv-file.js';
import { withPhotoUrls, type RefuseUrl } from './photos/photo-urls.js';
import { vinIn, type GivenContract, type ReadRow, type ReadRows } from './import.rows.js';

/** Other requests are served after this many lines. */
const LINES_PER_TURN = 50;

/**
 * Reads JSON Lines: a line is the body of POST /api/contracts, `externalId` and `photoUrls`. Throws VALIDATION about `file` for a file
 * without lines or with too many.
 */
export async function readJsonRows(text: string, refuse: RefuseUrl): Promise<ReadRows> {
  const rows: ReadRow[] = [];
  let row = 0;
  for (const line of linesOf(text)) {
    row += 1;
    if (row % LINES_PER_TURN === 0) await nextTurn();
    if (row > MOST_LINES) throw tooManyRows('file');
    if (line.trim() === '') continue;
    if (rows.length === MOST_ROWS) throw tooManyRows('file');
    rows.push(withPhotoUrls(readLine(row, line), 'photoUrls', refuse));
  }
  if (rows.length === 0) throw invalid({ file: 'The file has no lines.' });
  return { rows, columns: {}, ignored: [] };
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end === -1 ? text.length : end);
    at = end === -1 ? text.length + 1 : end + 1;
  }
}

function readLine(row: number, line: string): ReadRow {
  const broken = (message: string): ReadRow => ({
    ...{ row, externalId: null, vin: null, given: null, problems: [{ column: null, message }] },
  });
  let value: unknown;
  try {
    value = JSON.parse(line);
    refuseHostileJson(value);
  } catch (error) {
    return broken(error instanceof AppError ? error.message : 'The line is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return broken('The line is not an object of JSON.');
  const { externalId, ...given } = value as GivenContract & { externalId?: unknown };
  const isId = typeof externalId === 'string' || typeof externalId === 'number';
  if (!isId && externalId !== undefined && externalId !== null) return broken('External id must be a text.');
  const id = isId ? String(externalId) : null;
  return { row, externalId: id, vin: vinIn(given), given, problems: [] };
}
