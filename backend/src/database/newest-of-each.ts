import { connectionOf, pageSize, type Connection } from '../common/api/paging.js';
import type { Database } from './database.js';
import { USUAL_PAGE, type SqlList } from './newest-first.js';

export interface FirstPage {
  ownerId: string;
  first?: number | null;
}

interface ListOfEach<Entity> extends Pick<SqlList<Entity>, 'select' | 'by' | 'toEntity'> {
  name: string;
  /** The column with the owner's id. */
  owner: string;
}

/** Reads the first page of the lists of several owners, each newest first. SQL: one round trip for all lists. */
export async function newestOfEach<Entity extends { id: string; createdAt: string }>(
  database: Database,
  { name, select, by, owner, toEntity }: ListOfEach<Entity>,
  pages: readonly FirstPage[],
): Promise<Connection<Entity>[]> {
  const sizes = pages.map(({ first }) => pageSize(first, USUAL_PAGE));
  const rows = await database.query<{ listNumber: number }>(
    {
      name,
      text: `select wanted.number::int as "listNumber", page.*
        from unnest($1::uuid[], $2::int[]) with ordinality as wanted (id, size, number)
        cross join lateral (
          ${select} where ${owner} = wanted.id order by ${by}.created_at desc, ${by}.id desc limit wanted.size + 1) page
        order by wanted.number, page."createdAt" desc, page.id desc`,
    },
    [pages.map(({ ownerId }) => ownerId), sizes],
  );
  const found = Map.groupBy(rows, ({ listNumber }) => listNumber);
  return sizes.map((size, index) => connectionOf((found.get(index + 1) ?? []).map(toEntity), size, null));
}
