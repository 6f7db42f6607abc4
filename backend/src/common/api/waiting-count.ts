import { Int, ObjectType } from '@nestjs/graphql';
import { Shown } from './shown.js';

/** Counting stops at this number, so that a count stays cheap; the client then shows "99+". */
export const MOST_COUNTED = 100;

@ObjectType({ description: 'How many entries of a list wait for an admin.' })
export class WaitingCount {
  @Shown(() => Int, { description: `Number of entries; at most ${MOST_COUNTED}.`, example: 3 })
  count: number;

  static of(rows: { count: number }[]): WaitingCount {
    return Object.assign(new WaitingCount(), { count: rows[0]?.count ?? 0 });
  }
}

/** SQL: counts the rows of a statement up to the limit, which repositories cannot do. */
export const countUpTo = (rows: string): string =>
  `select count(*)::int as count from (${rows} limit ${MOST_COUNTED}) waiting`;
