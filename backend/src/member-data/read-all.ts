import type { Database } from '../database/database.js';

const PAGE = 1_000;

/** All rows of a list in pages, so that no statement runs long. `select` ends with its conditions on $1. */
export async function readAll<Row extends { id: string }>(
  database: Database,
  select: string,
  id: string,
  ownerId: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await database.query<Row>(
      `${select} and ($2::uuid is null or ${id} > $2) order by ${id} limit ${PAGE}`,
      [ownerId, rows.at(-1)?.id ?? null],
    );
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
