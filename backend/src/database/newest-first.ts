import { connectionOf, decodeCursor, pageSize, type Connection, type PageArgs } from '../common/paging.js';
import type { Database } from './database.js';

const USUAL_PAGE = 25;
const LARGEST_PAGE = 500;

export interface List<Entity> {
  /** Up to where its conditions begin. */
  select: string;
  /** The alias of the table whose created_at and id put the list in order; an index has to do so, too. */
  by: string;
  conditions?: string[];
  /** What the conditions name: $1, $2 and so on. */
  values?: unknown[];
  toEntity: (row: object) => Entity;
  usualPage?: number;
}

/** One page of a list by its keyset: as quick on the thousandth page as on the first. */
export async function newestFirst<Entity extends { id: string; createdAt: string }>(
  database: Database,
  { select, by, conditions: wanted = [], values: known = [], toEntity, usualPage = USUAL_PAGE }: List<Entity>,
  { first, after }: PageArgs,
): Promise<Connection<Entity>> {
  const size = pageSize(first, usualPage, LARGEST_PAGE);
  const [conditions, values] = [[...wanted], [...known]];
  const place = (value: unknown) => `$${values.push(value)}`;
  const position = decodeCursor(after);
  if (position) {
    const [createdAt, id] = position;
    conditions.push(`(${by}.created_at, ${by}.id) < (${place(createdAt)}::timestamptz, ${place(id)}::uuid)`);
  }
  const rows = await database.read<object>(
    `${select} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by ${by}.created_at desc, ${by}.id desc limit ${place(size + 1)}`,
    values,
  );
  return connectionOf(rows.map(toEntity), size, after);
}
