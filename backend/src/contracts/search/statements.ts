import { ContractType } from '../contract.columns.js';
import { orderBy, sortValue } from './sort.js';
import {
  foundConditions,
  IS_LISTED,
  maskedOr,
  textsOf,
  toTsQuery,
  unindexed,
  wordQuery,
  withTerms,
} from './conditions.js';
import { parameter, type Conditions } from './query-parts.js';
import { containing, folded } from '../../database/containing.js';
import type { Statement } from '../../database/database.js';
import { limited } from '../../database/page-limit.js';
import { HEAD } from './scan-sizes.js';

/* SQL in this file: the pages and totals of the measured hot list and its search. */

export interface Query extends Statement {
  values: unknown[];
}

const ALL_TEXTS = folded(['title', 'location', 'description'].map(maskedOr).join(` || ' ' || `));

/** Conditions that compute the text query once per execution, so that one plan fits all words. */
const textsOnce = ({ checked, search }: Conditions): string[] =>
  search ? [...checked, `c.search @@ (select ${search.query})`] : checked;

/** The index has no stop words, so a search of stop words only is matched literally against the texts. */
const literally = (list: Conditions): string[] =>
  list.search
    ? [
        ...list.checked,
        `numnode(${list.search.query}) = 0`,
        ...list.search.words.map((word) => `${ALL_TEXTS} like ${folded(parameter(list, containing(word)))}`),
      ]
    : [];

/** The list in its order, from `offset` on. */
export function walk(columns: string, list: Conditions, limit: number, offset = 0): string {
  const lists = list.order.placeIds ? placeByPlace : ordered;
  return `${lists(columns, list, limit + offset)} limit ${limit}${offset > 0 ? ` offset ${offset}` : ''}`;
}

const isMerged = ({ order, ofType }: Conditions): boolean => Boolean(order.isMerged) && !ofType;

const ordered = (columns: string, list: Conditions, limit?: number): string =>
  isMerged(list)
    ? `select ${columns} ${merged(list, limit)}`
    : `select ${columns} from contracts c where ${list.indexed.join(' and ')} ${orderBy(list.order)}`;

/**
 * Lists the contracts place by place, the nearest first. A nested loop reads only as many places as the limit needs.
 */
const placeByPlace = (columns: string, { indexed, order }: Conditions, limit: number): string =>
  `select ${columns}
   from (select * from unnest(${order.placeIds}) with ordinality place (id, at) where at >= ${order.from ?? 1}) place
   cross join lateral (select c.* from contracts c where c.place_id = place.id and ${indexed.join(' and ')}
     order by c.id desc limit ${limit}) c`;

/**
 * Reads the lists of all types along an index that begins with the type, and merges them. Each list has the limit:
 * without it the planner sorts whole lists if an index without their order has all columns.
 */
function merged({ indexed, order }: Conditions, limit?: number): string {
  const lists = Object.values(ContractType).map(
    (type) => `(select c.*, ${sortValue(order)} as sort_value from contracts c
      where c.type = '${type}' and ${indexed.join(' and ')} ${orderBy(order)}${limit ? ` limit ${limit}` : ''})`,
  );
  const { direction } = order;
  return `from (${lists.join(' union all ')}) c order by c.sort_value ${direction}, c.id ${direction}`;
}

/** A page of a list without a search. */
export const listed = (list: Conditions, columns: string, limit: number): Query =>
  page(list, { ...(list.name && { name: list.name, isQuick: true }), text: ordered(columns, list) }, limit);

/**
 * Finds matches in the first `head` contracts of the list. PostgreSQL has no statistics about how far it must scan
 * along an order to find a given text, and its plans can take seconds longer.
 */
export const inHead = (list: Conditions, columns: string, limit: number, head: number): Query =>
  sorted(list, columns, matchesOf(list, textsOnce(list), walk('c.*', list, head)), limit, 'in-head');

/** Like `inHead`, for stop words; see `literally`. */
export function literallyInHead(list: Conditions, columns: string, limit: number): Query {
  const own = { ...list, values: [...list.values] };
  return sorted(own, columns, matchesOf(own, literally(own), walk('c.*', own, HEAD)), limit);
}

/** Finds all matches by the indexes. `offset 0` keeps the planner from choosing the ordering index instead. */
export function found(list: Conditions, columns: string, limit: number): Query {
  const own = withTerms(list);
  return sorted(own, columns, matchesOf(own, [foundConditions(own)]), limit);
}

/**
 * Reads all matches of these terms from the index of words, intersected with the index of types if `byType`. Checks the
 * other conditions on them.
 */
export function foundByWords(
  given: Conditions,
  columns: string,
  { terms, byType }: { terms: readonly string[]; byType: boolean },
  limit: number,
): Query {
  const list = { ...given, values: [...given.values] };
  const isAll = terms.length === list.search?.terms.length;
  const read = isAll ? list.search?.query : wordQuery(parameter(list, toTsQuery(terms)));
  const isRead = (one: string) => byType && (one === IS_LISTED || one === list.ofType);
  const others = [...list.indexed, ...(isAll ? list.checked : textsOnce(list))];
  const matches = matchesOf(list, [
    `c.search @@ (select ${read})`,
    ...others.map((one) => (isRead(one) ? one : unindexed(one))),
  ]);
  const kind = `${isAll ? 'by-words' : 'by-some-words'}${byType ? '-and-type' : ''}`;
  return sorted(list, columns, matches, limit, kind);
}

/** Prepares statements of the few frequent kinds; others are planned each time. */
const prepared = ({ name, checked, search }: Conditions, kind: string): Pick<Statement, 'name'> =>
  name && search && checked.length === 0 ? { name: `${name}.${kind}` } : {};

/**
 * Selects the ids of all contracts with these conditions, or of those in the head of the list. It selects few columns,
 * because the planner computes them for each contract of the head that is scanned: those of a page take a third more
 * time (ADR 0031).
 */
const matchesOf = (list: Conditions, conditions: string[], head?: string): string =>
  `select c.id, c.${list.order.column} from ${head ? `(${head})` : 'contracts'} c
    where ${conditions.join(' and ')} ${head ? orderBy(list.order) : 'offset 0'}`;

/** Sorts the ids of matches, and reads the rows of one page; prepared only if its `kind` is named. */
function sorted(list: Conditions, columns: string, matches: string, limit: number, kind?: string): Query {
  const order = orderBy(list.order);
  const ids = { ...(kind && prepared(list, kind)), text: `select c.id from (${matches}) c ${order}` };
  const { text, ...query } = page(list, ids, limit);
  return {
    ...query,
    text: `select ${columns} from (${text}) page join contracts c on c.id = page.id ${order}`,
  };
}

const page = (list: Conditions, statement: Statement, limit: number): Query => {
  const values = [...list.values, limit];
  return { ...limited(statement, `$${values.length}`, limit), values };
};

/** Counts a list without a search, up to `limit`. */
export const countWalked = (list: Conditions, limit: number): string =>
  `select count(*)::int as count from (select from contracts c where ${list.indexed.join(' and ')} limit ${limit}) c`;

/** Counts the matches of a search in the head of the list, and how many contracts the head has. */
export const countHead = (list: Conditions): string => {
  const literal = literally(list);
  const matches = [textsOf(list), ...(literal.length > 0 ? [literal] : [])];
  return `select count(*)::int as scanned,
      count(*) filter (where ${matches.map((texts) => `(${texts.join(' and ')})`).join(' or ')})::int as count
    from (${walk('c.*', list, HEAD)}) c`;
};

/**
 * Counts the matches among listed contracts without a place. One index has them together, and at most HEAD of them are
 * scanned.
 */
export const countWithoutPlace = (list: Conditions): string =>
  `select count(*)::int as scanned,
      count(*) filter (where ${[...list.indexed, ...textsOf(list)].join(' and ')})::int as count
    from (select * from contracts c where ${IS_LISTED} and c.place_id is null limit ${HEAD}) c`;

/** Counts all matches of a search. */
export function countFound(list: Conditions): Query {
  const own = withTerms(list);
  return {
    text: `select count(*)::int as count from (${matchesOf(own, [foundConditions(own)])}) c`,
    values: own.values,
  };
}
