import { isEmail } from 'class-validator';
import { isUuid, type OrderedPage, type Position } from '../common/paging.js';
import { containing, folded, pairsOf } from '../database/containing.js';
import type { Statement } from '../database/database.js';
import { limited } from '../database/page-limit.js';
import { sqlList } from '../database/sql-list.js';
import { idOfEmail } from '../users/user.rows.js';
import { ContractType } from './contract.entity.js';
import type { ContractFilter } from './contract.filter.js';
import { ContractSort, orderBy, SORT_RULES, sortValue, type SortRule } from './contract.sort.js';
import { addFilters, nearestOrder, within } from './contracts.filters.js';
import { LISTED, type ContractStatus } from './contract.status.js';

/* SQL in this file: the parts of the measured hot list, its search and its totals. */

const MOST_WORDS = 10;
/** Number of contracts at the head of the list that are scanned to count the matches of a search. */
export const HEAD = 2000;
/**
 * Numbers of contracts at the head of a list that are scanned for a page: the first one, then the larger one if the
 * matches so far suggest that it holds a full page.
 */
interface Heads {
  first: number;
  larger: number;
}
/** By facts and places all matches can be read instead, so the first head only has to tell how frequent they are. */
const FACT_HEADS: Heads = { first: 500, larger: 4000 };
const WORD_HEADS: Heads = { first: 4000, larger: 16_000 };
/** Neighbors in other orders are apart in the table, and more expensive to scan. */
const WORD_HEADS_OF_OTHER_ORDERS: Heads = { first: 2000, larger: 2000 };

export function headsOf({ search, order }: Conditions): Heads {
  if (!search) return FACT_HEADS;
  return order.column === 'created_at' ? WORD_HEADS : WORD_HEADS_OF_OTHER_ORDERS;
}

interface Search {
  /** SQL of the tsquery. */
  query: string;
  words: string[];
}

/** Conditions of a list: those that an ordering index serves, and those that are checked on rows or found by other indexes. */
export interface Conditions {
  /** Name of the prepared statement; null for conditions that are planned for their own values. */
  name: string | null;
  order: SortRule;
  hasType: boolean;
  indexed: string[];
  /** Conditions of the location, the facts and the surroundings of a place. */
  checked: string[];
  /** Conditions as tsqueries that the search index serves; each of them follows from `checked`. */
  found: string[];
  search: Search | null;
  /**
   * True if the list filters by place or location: those indexes cover listed contracts only, so `IS_LISTED` must stay a
   * plain condition for the planner.
   */
  usesPartialIndex: boolean;
  values: unknown[];
}

/** A statement with the values of its parameters. */
export interface Query extends Statement {
  values: unknown[];
}

/** Literals instead of parameters, so that the planner can use the partial indexes on listed statuses. */
const IS_LISTED = `c.status in (${sqlList(LISTED)})`;
const seen = (text: string): string => `coalesce(c.masked_${text}, c.${text})`;
const LOCATION = folded(seen('location'));
const ALL_TEXTS = folded(['title', 'location', 'description'].map(seen).join(` || ' ' || `));

const wordsOf = (q: string): string[] => q.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
/** A tsquery that requires every word, each as a prefix. */
const toTsQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');
export const wordQuery = (words: string): string => `to_tsquery('english', ${folded(words)})`;

/** The public list; null if the search has no word, so that nothing can match. */
export function publicList(filter: ContractFilter, sort: ContractSort): Conditions | null {
  const { type, location, q, payment, months, effective } = filter;
  const list: Conditions = {
    ...{ name: null, order: NEWEST_FIRST, hasType: Boolean(type), indexed: [IS_LISTED] },
    ...{ checked: [], found: [], search: null, usesPartialIndex: false, values: [] },
  };
  if (type) list.indexed.push(`c.type = ${parameter(list, type)}`);
  const plain = list.indexed.length;
  for (const [column, range] of [
    ['c.monthly_payment', payment],
    ['c.remaining_term_months', months],
    [sortValue(SORT_RULES[ContractSort.EFFECTIVE]), effective],
  ] as const)
    list.indexed.push(...within(list, column, range));
  // the planner has statistics about the column, and not about its value in the order
  if (effective)
    list.indexed.push('c.effective_monthly is not null', ...within(list, 'c.effective_monthly', effective));
  const around = addFilters(list, filter);
  list.order = sort === ContractSort.NEAREST ? nearestOrder(around) : SORT_RULES[sort];
  // Only with the value of a bound does the planner know if the order or the payments lead to the page sooner.
  if (list.indexed.length === plain && list.checked.length === 0)
    list.name = `contracts.list.${sort}${type ? '.of-type' : ''}`;
  if (location) addLocation(list, location);
  return q && !addWords(list, q) ? null : list;
}

export const NEWEST_FIRST = SORT_RULES[ContractSort.NEWEST];

/** All contracts, in any status. */
export function completeList(
  q: string | null | undefined,
  {
    type,
    status,
    sort,
  }: { type?: ContractType | null; status?: ContractStatus | null; sort?: OrderedPage['sort'] } = {},
): Conditions | null {
  const isOldest = sort === 'oldest';
  let list: Conditions = {
    name: isOldest ? 'contracts.list-all.oldest' : 'contracts.list-all',
    order: isOldest ? { ...NEWEST_FIRST, direction: 'asc' } : NEWEST_FIRST,
    ...{ hasType: false, indexed: ['true'] },
    ...{ checked: [], found: [], search: null, usesPartialIndex: false, values: [] },
  };
  if (type) list = only(list, 'by-type', `c.type = ${parameter(list, type)}`);
  if (status) list = only(list, 'by-status', `c.status = ${parameter(list, status)}`);
  if (isUuid(q)) return only(list, 'by-id', `${parameter(list, q)}::uuid in (c.id, c.user_id)`);
  if (q && isEmail(q)) return only(list, 'by-email', `c.user_id = ${idOfEmail(parameter(list, q))}`);
  return q && !addWords(list, q) ? null : list;
}

/** A further condition; a statement that is prepared under a name needs another one then. */
const only = (list: Conditions, name: string, condition: string): Conditions => ({
  ...list,
  name: `${list.name}.${name}`,
  indexed: [...list.indexed, condition],
});

/** The rest of a list after a position. */
export function after(list: Conditions, [key, id]: Position): Conditions {
  const { type, direction } = list.order;
  const comparison = direction === 'asc' ? '>' : '<';
  const rest = { ...list, name: list.name && `${list.name}.after`, values: [...list.values] };
  const position = `(${parameter(rest, key)}::${type}, ${parameter(rest, id)}::uuid)`;
  // its key is the position of the place, negative for the descending order
  const order = list.order.placeIds ? { ...list.order, from: -Number(key) } : list.order;
  return {
    ...rest,
    order,
    indexed: [...list.indexed, `(${sortValue(list.order)}, c.id) ${comparison} ${position}`],
  };
}

/** Adds a value and returns its placeholder. */
export function parameter(list: Pick<Conditions, 'values'>, value: unknown): string {
  list.values.push(value);
  return `$${list.values.length}`;
}

function addLocation(list: Conditions, location: string): void {
  list.usesPartialIndex = true;
  list.checked.push(
    `${LOCATION} like ${folded(parameter(list, containing(location)))}`,
    ...pairsOf(LOCATION, location, () => parameter(list, location)),
  );
}

/** False if the search has no word. */
function addWords(list: Conditions, q: string): boolean {
  const words = wordsOf(q);
  if (words.length > 0) list.search = { query: wordQuery(parameter(list, toTsQuery(words))), words };
  return list.search !== null;
}

/** With the query as a constant, for whose words the statement is planned. */
export const textsOf = ({ checked, search }: Conditions): string[] =>
  search ? [...checked, `c.search @@ ${search.query}`] : checked;

/** With the query computed once when the statement runs, so that its plan fits all words. */
const textsOnce = ({ checked, search }: Conditions): string[] =>
  search ? [...checked, `c.search @@ (select ${search.query})`] : checked;

/** The index has no stop words: a search of stop words only matches them literally. */
const literally = (list: Conditions): string[] =>
  list.search
    ? [
        ...list.checked,
        `numnode(${list.search.query}) = 0`,
        ...list.search.words.map((word) => `${ALL_TEXTS} like ${folded(parameter(list, containing(word)))}`),
      ]
    : [];

export const walk = (columns: string, list: Conditions, limit: string): string =>
  `${list.order.placeIds ? placeByPlace(columns, list, limit) : ordered(columns, list)} limit ${limit}`;

const ordered = (columns: string, list: Conditions): string =>
  list.order.isMerged && !list.hasType
    ? `select ${columns} ${merged(list)}`
    : `select ${columns} from contracts c where ${list.indexed.join(' and ')} ${orderBy(list.order)}`;

/** The contracts of one place after the other, the nearest first. A nested loop reads as many places as the limit needs. */
const placeByPlace = (columns: string, { indexed, order }: Conditions, limit: string): string =>
  `select ${columns}
   from (select * from unnest(${order.placeIds}) with ordinality place (id, at) where at >= ${order.from ?? 1}) place
   cross join lateral (select c.* from contracts c where c.place_id = place.id and ${indexed.join(' and ')}
     order by c.id desc limit ${limit}) c`;

/** Along an index that begins with the type, the lists of all types are read beside each other and merged. */
function merged({ indexed, order }: Conditions): string {
  const lists = Object.values(ContractType).map(
    (type) => `(select c.*, ${sortValue(order)} as sort_value from contracts c
      where c.type = '${type}' and ${indexed.join(' and ')} ${orderBy(order)})`,
  );
  const { direction } = order;
  return `from (${lists.join(' union all ')}) c order by c.sort_value ${direction}, c.id ${direction}`;
}

/** A page of a list without a search. */
export const listed = (list: Conditions, columns: string, limit: number): Query =>
  page(list, { ...(list.name && { name: list.name, isQuick: true }), text: ordered(columns, list) }, limit);

/**
 * PostgreSQL has no statistics about how far it must scan along an order to find a given text, and misjudges it by seconds.
 * So a search without a rare word first scans the head of the list, which fills the page unless the words seldom meet, ...
 */
export const inHead = (list: Conditions, columns: string, limit: number, head: number): Query =>
  page(list, { ...scan(list, columns, textsOnce(list), head), ...prepared(list, `in-head-${head}`) }, limit);

/** The same for stop words, see `literally`. */
export function literallyInHead(list: Conditions, columns: string, limit: number): Query {
  const own = { ...list, values: [...list.values] };
  return page(own, scan(own, columns, literally(own), HEAD), limit);
}

const scan = (list: Conditions, columns: string, texts: string[], head: number): Statement => ({
  text: `select ${columns} from (${walk('c.*', list, String(head))}) c where ${texts.join(' and ')} ${orderBy(list.order)}`,
});

/** ... and then uses the indexes. `offset 0` keeps the planner from choosing the ordering index instead. */
export function found(list: Conditions, columns: string, limit: number): Query {
  const own = withTerms(list);
  return sorted(own, columns, allFound(own), limit);
}

/** All matches of these words are read from their index, and the other conditions are checked on them. */
export function foundByWords(
  given: Conditions,
  columns: string,
  words: readonly string[],
  limit: number,
): Query {
  const list = { ...given, values: [...given.values] };
  const read = wordQuery(parameter(list, toTsQuery(words)));
  const others = [...list.indexed, ...textsOnce(list)].map(unindexed);
  const matches = `select c.id, c.${list.order.column} from contracts c
    where c.search @@ (select ${read}) and ${others.join(' and ')} offset 0`;
  return { ...sorted(list, columns, matches, limit), ...prepared(list, 'by-words') };
}

/** Few different statements are prepared; those of rarer kinds are planned each time. */
const prepared = ({ name, checked, search }: Conditions, kind: string): Pick<Statement, 'name'> =>
  name && search && checked.length === 0 ? { name: `${name}.${kind}` } : {};

/** Sorts the ids of all matches, and reads the rows of one page. */
function sorted(list: Conditions, columns: string, matches: string, limit: number): Query {
  const order = orderBy(list.order);
  const values = [...list.values, limit];
  const text = `select ${columns} from (select c.id from (${matches}) c ${order} limit $${values.length}) page
    join contracts c on c.id = page.id ${order}`;
  return { text, values };
}

const page = (list: Conditions, statement: Statement, limit: number): Query => {
  const values = [...list.values, limit];
  return { ...limited(statement, `$${values.length}`, limit), values };
};

const allFound = (list: Conditions): string =>
  `select c.id, c.${list.order.column} from contracts c where ${foundConditions(list)} offset 0`;

/**
 * Conditions for a search by the indexes of texts, terms and places. The planner would combine them with a whole ordering
 * index, which takes longer than checking those conditions on the matches.
 */
export const foundConditions = (list: Conditions): string =>
  [
    ...list.indexed.map((one) => (one === IS_LISTED && list.usesPartialIndex ? one : unindexed(one))),
    ...textsOf(list),
  ].join(' and ');

const unindexed = (condition: string): string => `(${condition}) is true`;

/** The list with the conditions that the search index serves, each with its own value. */
export function withTerms(list: Conditions): Conditions {
  const own = { ...list, found: [], values: [...list.values] };
  const terms = list.found.map((query) => `c.search @@ ${parameter(own, query)}::tsquery`);
  return { ...own, checked: [...list.checked, ...terms] };
}

/** Counts a list without a search, up to `limit`. */
export const countWalked = (list: Conditions, limit: number): string =>
  `select count(*)::int as count from (select from contracts c where ${list.indexed.join(' and ')} limit ${limit}) c`;

/** Counts the matches of a search in the head of the list, and how many contracts the head has. */
export const countHead = (list: Conditions): string => {
  const literal = literally(list);
  const matches = [textsOf(list), ...(literal.length > 0 ? [literal] : [])];
  return `select count(*)::int as scanned,
      count(*) filter (where ${matches.map((texts) => `(${texts.join(' and ')})`).join(' or ')})::int as count
    from (${walk('c.*', list, String(HEAD))}) c`;
};

/** Counts the matches among listed contracts without a place, of which it scans a part only. An index has them together. */
export const countWithoutPlace = (list: Conditions): string =>
  `select count(*)::int as scanned,
      count(*) filter (where ${[...list.indexed, ...textsOf(list)].join(' and ')})::int as count
    from (select * from contracts c where ${IS_LISTED} and c.place_id is null limit ${HEAD}) c`;

/** Counts all matches of a search. */
export function countFound(list: Conditions): Query {
  const own = withTerms(list);
  return { text: `select count(*)::int as count from (${allFound(own)}) c`, values: own.values };
}
