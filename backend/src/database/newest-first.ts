import { connectionOf, decodeCursor, pageSize, type Connection, type PageArgs } from '../common/paging.js';
import type { Database } from './database.js';

export const USUAL_PAGE = 25;
export const LARGEST_PAGE = 500;

export interface List<Entity> {
  /** The statement up to its conditions. */
  select: string;
  /** Alias of the table whose (created_at, id) orders the list; an index on them is required. */
  by: string;
  conditions?: string[];
  /** Values of $1, $2 and so on in the conditions. */
  values?: unknown[];
  toEntity: (row: object) => Entity;
  usualPage?: number;
}

/** Reads one keyset page of a list, newest first. */
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
