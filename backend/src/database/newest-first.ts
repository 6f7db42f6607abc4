import type { SelectQueryBuilder } from 'typeorm';
import {
  connectionOf,
  decodeCursor,
  NEWEST,
  pageSize,
  type Connection,
  type OrderedPage,
  type PageArgs,
  type Position,
  type SortKey,
} from '../common/api/paging.js';
import type { Database } from './database.js';
import { limited } from './page-limit.js';

export const USUAL_PAGE = 25;

interface Listed {
  id: string;
  createdAt: string;
}

/** SQL: the direction of a list and the comparison with the last entry of the page before. */
const directionOf = ({ sort }: OrderedPage) =>
  sort === 'oldest' ? ({ order: 'ASC', after: '>' } as const) : ({ order: 'DESC', after: '<' } as const);

/**
 * Reads one keyset page of entities, newest first unless the page says otherwise. An index on (created_at, id) of the
 * builder's main table is required.
 */
export function newestFirst<Entity extends Listed>(
  list: SelectQueryBuilder<Entity>,
  page: OrderedPage,
  usualPage = USUAL_PAGE,
): Promise<Connection<Entity>> {
  const by = list.alias;
  const { order, after } = directionOf(page);
  return keysetPage(page, usualPage, (position, limit) => {
    if (position)
      list.andWhere(`(${by}.createdAt, ${by}.id) ${after} (:createdAt::timestamptz, :id::uuid)`, {
        createdAt: position[0],
        id: position[1],
      });
    return list.orderBy(`${by}.createdAt`, order).addOrderBy(`${by}.id`, order).limit(limit).getMany();
  });
}

export interface SqlList<Entity> {
  /** Name of the prepared statement; a list without one is planned for its values each time. */
  name?: string;
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

/**
 * Like `newestFirst`, for a list whose rows are more than an entity's columns. Reads from the primary, because own and
 * admin lists show what was just written.
 */
export function newestFirstRows<Entity extends Listed>(
  database: Database,
  {
    name,
    select,
    by,
    conditions: wanted = [],
    values: known = [],
    toEntity,
    usualPage = USUAL_PAGE,
  }: SqlList<Entity>,
  page: OrderedPage,
): Promise<Connection<Entity>> {
  const { order, after } = directionOf(page);
  return keysetPage(page, usualPage, async (position, limit) => {
    const [conditions, values] = [[...wanted], [...known]];
    const place = (value: unknown) => `$${values.push(value)}`;
    if (position) {
      const [createdAt, id] = position;
      conditions.push(
        `(${by}.created_at, ${by}.id) ${after} (${place(createdAt)}::timestamptz, ${place(id)}::uuid)`,
      );
    }
    const text = `${select} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       order by ${by}.created_at ${order}, ${by}.id ${order}`;
    const suffix = `${position ? '.after' : ''}${order === 'ASC' ? '.oldest' : ''}`;
    const list = { ...(name && { name: `${name}${suffix}` }), text };
    const rows = await database.query<object>(limited(list, place(limit), limit), values);
    return rows.map(toEntity);
  });
}

/** Decodes the cursor, reads one row more than the page has, and makes the page. */
export async function keysetPage<Entity extends Listed>(
  { first, after }: PageArgs,
  usualPage: number,
  read: (position: Position | null, limit: number) => Promise<Entity[]>,
  key: SortKey<Entity> = NEWEST,
): Promise<Connection<Entity>> {
  const size = pageSize(first, usualPage);
  return connectionOf(await read(decodeCursor(after, key), size + 1), size, after, key);
}
