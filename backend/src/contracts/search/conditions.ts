import { isEmail } from 'class-validator';
import { isUuid, type OrderedPage, type Position } from '../../common/api/paging.js';
import { containing, folded, pairsOf } from '../../database/containing.js';
import { sqlList } from '../../database/sql-list.js';
import { idOfEmail } from '../../users/user.rows.js';
import { ContractType } from '../contract.columns.js';
import type { ContractFilter } from './filter.input.js';
import { parameter, type Conditions } from './query-parts.js';
import { ContractSort, SORT_RULES, sortValue } from './sort.js';
import { addFilters, nearestOrder, within } from './filter.sql.js';
import { LISTED, type ContractStatus } from '../contract.status.js';

/* SQL in this file: the conditions of the measured hot list and its search. */

const MOST_WORDS = 10;
const NONE: ReadonlySet<string> = new Set();

/** Literals instead of parameters, so that the planner can use the partial indexes on listed statuses. */
export const IS_LISTED = `c.status in (${sqlList(LISTED)})`;
export const maskedOr = (text: string): string => `coalesce(c.masked_${text}, c.${text})`;
const LOCATION = folded(maskedOr('location'));

export const wordsOf = (q: string): string[] => q.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
/** Matches all words that begin like this one. */
export const beginning = (word: string): string => `${word}:*`;
export const isBeginning = (term: string): boolean => term.endsWith(':*');
/** A tsquery that requires every term. */
export const toTsQuery = (terms: readonly string[]): string => terms.join(' & ');
export const wordQuery = (words: string): string => `to_tsquery('english', ${folded(words)})`;

const unfiltered = (): Conditions => ({
  name: null,
  order: NEWEST_FIRST,
  ofType: null,
  indexed: [],
  checked: [],
  found: [],
  search: null,
  usesPartialIndex: false,
  values: [],
});

/**
 * Conditions of the public list; null if the search has no word, so that nothing can match. Words in `whole` match only
 * themselves. All others match every word that begins with them.
 */
export function publicList(
  filter: ContractFilter,
  sort: ContractSort,
  whole: ReadonlySet<string> = NONE,
): Conditions | null {
  const { type, location, q, payment, months, effective } = filter;
  const list: Conditions = { ...unfiltered(), indexed: [IS_LISTED] };
  if (type) {
    list.ofType = `c.type = ${parameter(list, type)}`;
    list.indexed.push(list.ofType);
  }
  const plain = list.indexed.length;
  for (const [column, range] of [
    ['c.monthly_payment', payment],
    ['c.remaining_term_months', months],
    [sortValue(SORT_RULES[ContractSort.EFFECTIVE]), effective],
  ] as const)
    list.indexed.push(...within(list, column, range));
  // repeats the bounds for the column itself, because the planner has statistics about it
  if (effective)
    list.indexed.push('c.effective_monthly is not null', ...within(list, 'c.effective_monthly', effective));
  const around = addFilters(list, filter);
  list.order = sort === ContractSort.NEAREST ? nearestOrder(around) : SORT_RULES[sort];
  // Lists with bounds have no name: the planner needs their values to choose between the order and the payments.
  if (list.indexed.length === plain && list.checked.length === 0)
    list.name = `contracts.list.${sort}${type ? '.of-type' : ''}`;
  if (location) addLocation(list, location);
  return q && !addWords(list, q, whole) ? null : list;
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
    ...unfiltered(),
    name: isOldest ? 'contracts.list-all.oldest' : 'contracts.list-all',
    order: isOldest ? { ...NEWEST_FIRST, direction: 'asc' } : NEWEST_FIRST,
    indexed: ['true'],
  };
  if (type) list = only(list, 'by-type', `c.type = ${parameter(list, type)}`);
  if (status) list = only(list, 'by-status', `c.status = ${parameter(list, status)}`);
  if (isUuid(q)) return only(list, 'by-id', `${parameter(list, q)}::uuid in (c.id, c.user_id)`);
  if (q && isEmail(q)) return only(list, 'by-email', `c.user_id = ${idOfEmail(parameter(list, q))}`);
  return q && !addWords(list, q) ? null : list;
}

/** Adds a condition, and to the name of the prepared statement, because its text differs. */
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
  // in a list by distance, the key is the negated position of the place
  const order = list.order.placeIds ? { ...list.order, from: -Number(key) } : list.order;
  return {
    ...rest,
    order,
    indexed: [...list.indexed, `(${sortValue(list.order)}, c.id) ${comparison} ${position}`],
  };
}

function addLocation(list: Conditions, location: string): void {
  list.usesPartialIndex = true;
  list.checked.push(
    `${LOCATION} like ${folded(parameter(list, containing(location)))}`,
    ...pairsOf(LOCATION, location, () => parameter(list, location)),
  );
}

/** False if the search has no word. */
function addWords(list: Conditions, q: string, whole = NONE): boolean {
  const words = wordsOf(q);
  const terms = words
    .map((word) => word.toLowerCase())
    .map((word) => (whole.has(word) ? word : beginning(word)));
  if (words.length > 0) list.search = { query: wordQuery(parameter(list, toTsQuery(terms))), words, terms };
  return list.search !== null;
}

/** Conditions with the text query as a constant, so that the statement is planned for its words. */
export const textsOf = ({ checked, search }: Conditions): string[] =>
  search ? [...checked, `c.search @@ ${search.query}`] : checked;

/**
 * Conditions for a search by the indexes of texts, terms and places. The others are wrapped, so that they are checked
 * on the matches: the planner would combine the indexes with a whole ordering index, which takes longer.
 */
export const foundConditions = (list: Conditions): string =>
  [
    ...list.indexed.map((one) => (one === IS_LISTED && list.usesPartialIndex ? one : unindexed(one))),
    ...textsOf(list),
  ].join(' and ');

/** True for a list that is searched by words, but not by facts or places. */
export const isOfWordsOnly = (list: Conditions): boolean => list.search !== null && list.checked.length === 0;

export const unindexed = (condition: string): string => `(${condition}) is true`;

/** Returns the list with the conditions for the search index, each with a parameter of its own. */
export function withTerms(list: Conditions): Conditions {
  const own = { ...list, found: [], values: [...list.values] };
  const terms = list.found.map((query) => `c.search @@ ${parameter(own, query)}::tsquery`);
  return { ...own, checked: [...list.checked, ...terms] };
}
