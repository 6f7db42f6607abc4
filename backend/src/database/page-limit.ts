import { LARGEST_PAGE } from '../common/api/paging.js';
import type { Statement } from './database.js';

/** Rows of the usual pages, and of the largest one, each with the row that tells if there is a next page. */
const USUAL = 101;
const LARGEST = LARGEST_PAGE + 1;

/**
 * SQL: limits an ordered list to `limit` rows, whose placeholder is `place`, in a statement that PostgreSQL plans once. With the
 * parameter as its only limit it would be planned for each execution, because the planner expects a tenth of the table
 * from an unknown limit: two thirds of the database's time for a page (ADR 0006). No more rows are read than asked for.
 */
export function limited({ name, text, isQuick }: Statement, place: string, limit: number): Statement {
  const isUsual = limit <= USUAL;
  return {
    ...(name && { name: isUsual ? name : `${name}.long` }),
    ...(isUsual && isQuick && { isQuick }),
    text: `select * from (${text} limit ${isUsual ? USUAL : LARGEST}) page limit ${place}`,
  };
}
