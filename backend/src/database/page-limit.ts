import { LARGEST_PAGE } from '../common/api/paging.js';
import type { Statement } from './database.js';

/** Rows to read for usual pages and for the largest page; the last row tells whether there is a next page. */
const USUAL = 101;
const LARGEST = LARGEST_PAGE + 1;

/**
 * SQL: limits an ordered list to `limit` rows, whose placeholder is `place`, in a statement that PostgreSQL plans once.
 * If the parameter were its only limit, the planner would expect a tenth of the table and plan each execution again.
 * That took two thirds of the database's time for a page (ADR 0006). No more rows are read than asked for.
 */
export function limited({ name, text, isQuick }: Statement, place: string, limit: number): Statement {
  const isUsual = limit <= USUAL;
  return {
    ...(name && { name: isUsual ? name : `${name}.long` }),
    ...(isUsual && isQuick && { isQuick }),
    text: `select * from (${text} limit ${isUsual ? USUAL : LARGEST}) page limit ${place}`,
  };
}
