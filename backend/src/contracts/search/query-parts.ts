import type { SortRule } from './sort.js';

interface Search {
  /** SQL of the tsquery. */
  query: string;
  /** As the client wrote them. */
  words: string[];
  /** The terms of the tsquery, in lowercase: beginnings of words, or whole words. */
  terms: string[];
}

/** Conditions of a list: some are served by an ordering index, others are checked on rows or found by other indexes. */
export interface Conditions {
  /** Name of the prepared statement; null for conditions that are planned for their own values. */
  name: string | null;
  order: SortRule;
  /** The condition on the type, which is one of `indexed`; null for a list of all types. */
  ofType: string | null;
  indexed: string[];
  /** Conditions of the location, the facts and the surroundings of a place. */
  checked: string[];
  /** Conditions as tsqueries that the search index serves; each of them follows from `checked`. */
  found: string[];
  search: Search | null;
  /**
   * True if the list filters by place or location. Those indexes cover listed contracts only, so `IS_LISTED` must stay
   * a plain condition for the planner.
   */
  usesPartialIndex: boolean;
  values: unknown[];
}

/** Adds a value and returns its placeholder. */
export function parameter(list: Pick<Conditions, 'values'>, value: unknown): string {
  list.values.push(value);
  return `$${list.values.length}`;
}
