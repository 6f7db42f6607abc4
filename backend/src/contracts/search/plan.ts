import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { PLACES } from '../../places/place-data.js';
import { isBeginning } from './conditions.js';
import { WORD_SCAN } from './scan-sizes.js';

/** Processor time of PostgreSQL in microseconds, measured (ADR 0031). */
const COST = {
  /** A contract that is scanned in the order of the list. Neighbors in other orders are apart in the table. */
  walked: { newest: 0.8, other: 2 },
  /** An entry of the search index: each one of the beginning of a word; of whole words, those of the rarest. */
  entry: { beginning: 0.15, whole: 0.1 },
  /** A match that is read and sorted. */
  match: 3,
  /** A match that an index with all columns of the list finds, so that its row is not read. */
  covered: 0.2,
  /** A place that is looked up in the index of places, and each contract there: as an entry, or with the row of some. */
  place: 1.5,
  placeEntry: 0.1,
  placeRow: 0.5,
  /** A contract of a part of the order whose index is intersected with that of the facts. */
  intersected: 0.5,
};

export interface Frequencies {
  /** How many contracts there are. */
  contracts: number;
  /** How many have each word or fact; at most one means that it is not known. */
  matching: readonly number[];
}

export interface SearchPlan {
  /** True if the head of the list (`WORD_SCAN`) is scanned for a page first. */
  scansHead: boolean;
  /** The terms whose matches are read from the index if the head has no full page; the others are checked on them. */
  terms: string[];
  /** How many contracts are expected to match these terms; 0 if that is not known. */
  matches: number;
  /** True if all terms may be stop words, which are in no index. */
  mayBeStopWords: boolean;
}

/**
 * Chooses what is expected to cost less for a page of `limit` contracts: scanning the list in its order, or reading matches from
 * the index and sorting them, those of all whole words together with the rarest beginning, the two rarest and so on. The scan
 * costs at most as much as reading the matches, and has to promise a page in its first two thirds, because words may occur
 * together less often than expected, and the planner expects a two-hundredth of all contracts for a word that it does not know.
 * Without frequencies, the matches of all terms are read.
 */
export function searchPlan(
  terms: readonly string[],
  frequencies: Frequencies | null,
  limit: number,
  isNewest: boolean,
): SearchPlan {
  const all = { scansHead: false, terms: [...terms], matches: 0, mayBeStopWords: true };
  if (!frequencies) return all;
  const { contracts, matching } = frequencies;
  const known = terms
    .map((term, at) => ({ term, count: matching[at] ?? 0, isBeginning: isBeginning(term) }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => a.count - b.count);
  if (known.length === 0) return all;
  const whole = known.filter((one) => !one.isBeginning);
  const beginnings = known.filter((one) => one.isBeginning);
  let cheapest = { cost: Infinity, terms: [] as string[], matches: 0 };
  for (let count = whole.length > 0 ? 0 : 1; count <= beginnings.length; count += 1) {
    const read = [...whole, ...beginnings.slice(0, count)].sort((a, b) => a.count - b.count);
    const matches = expectedMatches(read, contracts);
    const cost = costOfEntries(read) + COST.match * matches;
    if (cost < cheapest.cost) cheapest = { cost, terms: read.map(({ term }) => term), matches };
  }
  const scanned = isNewest ? COST.walked.newest : COST.walked.other;
  const expected = (limit * contracts) / expectedMatches(known, contracts);
  return {
    scansHead: 1.5 * expected <= WORD_SCAN && scanned * WORD_SCAN <= cheapest.cost,
    terms: cheapest.terms,
    matches: cheapest.matches,
    mayBeStopWords: false,
  };
}

const costOfEntries = (rarestFirst: readonly { count: number; isBeginning: boolean }[]): number => {
  const beginnings = rarestFirst.filter(({ isBeginning }) => isBeginning);
  const rarestWhole = rarestFirst.find(({ isBeginning }) => !isBeginning);
  return (
    COST.entry.whole * (rarestWhole?.count ?? 0) +
    COST.entry.beginning * beginnings.reduce((sum, { count }) => sum + count, 0)
  );
};

/** True if the contracts of one type are read from their index because reading matches of other types would cost more. */
export const readsType = (
  { matches }: Pick<SearchPlan, 'matches'>,
  frequencies: Frequencies | null,
): boolean =>
  frequencies !== null &&
  COST.entry.beginning * frequencies.contracts < COST.match * matches * (CONTRACT_TYPES.length - 1);

/** Words and facts of one contract are related: each further one leaves out fewer matches than its frequency says. */
const expectedMatches = (rarestFirst: readonly { count: number }[], contracts: number): number =>
  rarestFirst.reduce(
    (all, { count }, at) => all * Math.min(1, count / contracts) ** (1 / 2 ** at),
    contracts,
  );

/** What reading all matches of facts costs, in microseconds. */
export function costOfMatches({ contracts, matching }: Frequencies): number {
  const rarestFirst = matching.map((count) => ({ count })).sort((a, b) => a.count - b.count);
  return COST.match * expectedMatches(rarestFirst, contracts);
}

/**
 * What reading the contracts of this many places from their index costs, in microseconds, if contracts are spread evenly over all
 * places. Small towns have fewer.
 */
const costOfPlaces = (contracts: number, places: number, perContract = COST.placeEntry): number =>
  COST.place * places + (perContract * contracts * places) / PLACES.length;

/** True if reading the contracts of these places costs less than reading the matches of the facts. */
export function readsPlaces(frequencies: Frequencies, places: number, isCovered: boolean): boolean {
  const { contracts, matching } = frequencies;
  return isCovered
    ? costOfPlaces(contracts, places, COST.placeRow) < COST.covered * Math.min(...matching)
    : costOfPlaces(contracts, places) < costOfMatches(frequencies);
}

/** True if a window of the order costs at most a quarter of reading all matches. */
export const readsWindow = (matches: number, window: number): boolean =>
  4 * COST.intersected * window <= matches;
