import { COUNTED_RANGES } from '@handover/domain/finding/range-buckets';
import { folded } from '../../database/containing.js';
import { foundConditions, textsOf, withTerms } from './conditions.js';
import type { Conditions } from './query-parts.js';
import { walk, type Query } from './statements.js';
import { FACTS } from './filter.sql.js';

/* SQL in this file: one scan of a measured list that counts the values of all its facets. */

/** How many contracts have a value of a facet. */
export interface ValueCount {
  /** The key of the facet; empty for all contracts. */
  key: string;
  value: string;
  /** One of its spellings. */
  written: string;
  count: number;
  /** How many contracts were scanned; only in the row for all contracts. */
  scanned: number;
}

/** Counts the values among the first `head` contracts of the list. */
export function countedInHead(list: Conditions, keys: readonly string[], head: number): Query {
  const matches = textsOf(list).join(' and ') || 'true';
  return {
    text: counted(`select c.*, ${matches} as matches from (${walk('c.*', list, head)}) c`, keys),
    values: list.values,
  };
}

/** Counts the values among up to `most` matches, which the indexes of texts, terms and places find. */
export function countedOfFound(given: Conditions, keys: readonly string[], most: number): Query {
  const list = withTerms(given);
  const rows = `select c.*, true as matches from contracts c where ${foundConditions(list)} limit ${most}`;
  return { text: counted(rows, keys), values: list.values };
}

/** Groups by the raw value first, so that only distinct values are folded. */
function counted(rows: string, keys: readonly string[]): string {
  const columns = keys.map((_, at) => `f${at}`);
  return `select key, ${folded('value')} as value, min(value) as written, sum(count)::int as count, sum(scanned)::int as scanned
    from (select case ${keys.map((key, at) => `when grouping(f${at}) = 0 then '${key}'`).join(' ')} else '' end as key,
        case when grouping(${columns.join(', ')}) = ${2 ** keys.length - 1} then '' else coalesce(${columns.join(', ')}) end as value,
        count(*) filter (where matches) as count, count(*) as scanned
      from (select matches, ${keys.map((key, at) => `case when matches then ${facetValue(key)} end as f${at}`).join(', ')}
        from (${rows} offset 0) c) c
      group by grouping sets (${columns.map((column) => `(${column})`).join(', ')}, ())) c
    where value is not null group by 1, 2`;
}

/** The number from which a list of whole numbers says "and more". */
const OPEN_END: Readonly<Record<string, number>> = { bedrooms: 4 };

const RANGE_COLUMNS = {
  payment: 'c.monthly_payment',
  months: 'c.remaining_term_months',
  effective: 'c.effective_monthly',
} as const;

/** SQL of what a facet counts in the rows `c`; null for contracts that do not count. */
function facetValue(key: string): string {
  if (key === 'paysSomething') return `case when c.incentive > 0 then 'true' end`;
  if (key === 'confirmed') return `case when ${FACTS}->>'transferAllowed' = 'confirmed' then 'true' end`;
  if (key === 'withPhotos') return `case when c.cover is not null then 'true' end`;
  const range = COUNTED_RANGES.find((one) => one.key === key);
  if (range) {
    const column = RANGE_COLUMNS[range.key];
    const upTo = range.buckets.map(({ value, max }) => `when ${column} <= ${max ?? column} then '${value}'`);
    return `case ${upTo.join(' ')} end`;
  }
  const end = OPEN_END[key];
  const value = `${FACTS}->>'${key}'`;
  return end ? `case when (${value})::int >= ${end} then '${end}+' else ${value} end` : value;
}
