import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { isBeginning, isOfWordsOnly, textsOf } from './conditions.js';
import type { Conditions } from './query-parts.js';
import { FACT_SCAN, LARGER_FACT_SCAN, WORD_SCAN } from './scan-sizes.js';

/** A statement that may read the page of a list. `run-steps.ts` executes steps in order until one fills the page. */
export type Step = {
  /** Skips the step if the step before found fewer contracts. */
  least?: number;
  /** Skips the step if the step before found more contracts. */
  most?: number;
} & (
  | { from: 'list' }
  /** Scans the first contracts of the order and keeps the matches. */
  | { from: 'head'; contracts: number }
  /** Reads the matches of these terms from the index of words, intersected with the index of types if `byType`. */
  | { from: 'words'; terms: readonly string[]; byType: boolean }
  /** Reads the matches of all conditions from their indexes. */
  | { from: 'indexes' }
  /** Scans the texts of the first contracts of the order for stop words, which are in no index. */
  | { from: 'texts' }
);

/** Runs if the step before found nothing: stop words are in no index, so only the texts can match a search of them. */
export const STOP_WORDS: Step = { from: 'texts', most: 0 };

export function plan(list: Conditions, frequencies: Frequencies | null, limit: number): Step[] {
  if (textsOf(list).length === 0) return [{ from: 'list' }];
  if (isOfWordsOnly(list)) return stepsOfWords(list, frequencies, limit);
  return [
    { from: 'head', contracts: FACT_SCAN },
    // runs if it can be expected to hold a full page
    { from: 'head', contracts: LARGER_FACT_SCAN, least: Math.ceil((limit * FACT_SCAN) / LARGER_FACT_SCAN) },
    { from: 'indexes' },
    ...(list.search ? [STOP_WORDS] : []),
  ];
}

/** Processor time of PostgreSQL in microseconds, measured (ADR 0031). */
const COST = {
  /** Scanning a contract in the order of the list. Except in `newest`, neighbors are apart in the table. */
  walked: { newest: 0.8, other: 2 },
  /**
   * Reading an entry of the search index. All entries of a beginning are read, but only those of the rarest whole word.
   */
  entry: { beginning: 0.15, whole: 0.1 },
  /** Reading and sorting a match. */
  match: 3,
};

export interface Frequencies {
  contracts: number;
  /** How many contracts have each word; 0 or 1 means unknown. */
  matching: readonly number[];
}

/**
 * Chooses the cheaper of two ways to a page of `limit` contracts: scan the list in its order, or read matches from the
 * index and sort them. Matches are read for all whole words together with none, one or more of the rarest beginnings.
 * The scan is chosen if it costs at most as much as reading the matches and is expected to fill the page in its first
 * two thirds. The margin is needed because words may occur together less often than expected, and because the planner
 * expects a two-hundredth of all contracts for a word that it does not know. Without frequencies, the matches of all
 * terms are read.
 */
function stepsOfWords(
  { order, ofType, search }: Conditions,
  frequencies: Frequencies | null,
  limit: number,
): Step[] {
  const terms = search?.terms ?? [];
  const { contracts, matching } = frequencies ?? { contracts: 0, matching: [] };
  const known = terms
    .map((term, at) => ({ term, count: matching[at] ?? 0, isBeginning: isBeginning(term) }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => a.count - b.count);
  if (known.length === 0) return [{ from: 'words', terms, byType: false }, STOP_WORDS];
  const whole = known.filter((one) => !one.isBeginning);
  const beginnings = known.filter((one) => one.isBeginning);
  let cheapest = { cost: Infinity, terms: [] as string[], matches: 0 };
  for (let count = whole.length > 0 ? 0 : 1; count <= beginnings.length; count += 1) {
    const read = [...whole, ...beginnings.slice(0, count)].sort((a, b) => a.count - b.count);
    const matches = expectedMatches(read, contracts);
    const cost = costOfEntries(read) + COST.match * matches;
    if (cost < cheapest.cost) cheapest = { cost, terms: read.map(({ term }) => term), matches };
  }
  const scanned = order.column === 'created_at' ? COST.walked.newest : COST.walked.other;
  const expected = (limit * contracts) / expectedMatches(known, contracts);
  const scansHead = 1.5 * expected <= WORD_SCAN && scanned * WORD_SCAN <= cheapest.cost;
  const byType = ofType !== null && readsType(cheapest.matches, contracts);
  return [
    ...(scansHead ? [{ from: 'head', contracts: WORD_SCAN } as const] : []),
    { from: 'words', terms: cheapest.terms, byType },
  ];
}

const costOfEntries = (rarestFirst: readonly { count: number; isBeginning: boolean }[]): number => {
  const beginnings = rarestFirst.filter(({ isBeginning }) => isBeginning);
  const rarestWhole = rarestFirst.find(({ isBeginning }) => !isBeginning);
  return (
    COST.entry.whole * (rarestWhole?.count ?? 0) +
    COST.entry.beginning * beginnings.reduce((sum, { count }) => sum + count, 0)
  );
};

/** True if reading the contracts of one type from their index costs less than reading matches of other types. */
const readsType = (matches: number, contracts: number): boolean =>
  COST.entry.beginning * contracts < COST.match * matches * (CONTRACT_TYPES.length - 1);

/** Words of one contract are related, so each further word excludes fewer matches than its frequency suggests. */
const expectedMatches = (rarestFirst: readonly { count: number }[], contracts: number): number =>
  rarestFirst.reduce(
    (all, { count }, at) => all * Math.min(1, count / contracts) ** (1 / 2 ** at),
    contracts,
  );
