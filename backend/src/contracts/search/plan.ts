import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { isBeginning, isOfWordsOnly, textsOf } from './conditions.js';
import type { Conditions } from './query-parts.js';
import { FACT_SCAN, LARGER_FACT_SCAN, WORD_SCAN } from './scan-sizes.js';

/** A statement that may read the page of a list; `run-steps.ts` executes the steps in order until one fills the page. */
export type Step = {
  /** The step is skipped unless the one before found at least this many contracts, ... */
  least?: number;
  /** ... and at most this many. */
  most?: number;
} & (
  | { from: 'list' }
  /** The first contracts of the order, of which the matches are kept. */
  | { from: 'head'; contracts: number }
  /** The matches of these terms in the index of words, intersected with that of the type if `byType`. */
  | { from: 'words'; terms: readonly string[]; byType: boolean }
  /** The matches of all conditions in their indexes. */
  | { from: 'indexes' }
  /** The texts of the first contracts of the order, for a search of stop words, which no index has. */
  | { from: 'texts' }
);

/** Stop words are in no index, so that a search of no other words finds nothing but in the texts. */
export const STOP_WORDS: Step = { from: 'texts', most: 0 };

/** The steps for a page of `limit` contracts. */
export function plan(list: Conditions, frequencies: Frequencies | null, limit: number): Step[] {
  if (textsOf(list).length === 0) return [{ from: 'list' }];
  if (isOfWordsOnly(list)) return stepsOfWords(list, frequencies, limit);
  return [
    { from: 'head', contracts: FACT_SCAN },
    // if it can be expected to hold a full page
    { from: 'head', contracts: LARGER_FACT_SCAN, least: Math.ceil((limit * FACT_SCAN) / LARGER_FACT_SCAN) },
    { from: 'indexes' },
    ...(list.search ? [STOP_WORDS] : []),
  ];
}

/** Processor time of PostgreSQL in microseconds, measured (ADR 0031). */
const COST = {
  /** A contract that is scanned in the order of the list. Neighbors in other orders are apart in the table. */
  walked: { newest: 0.8, other: 2 },
  /** An entry of the search index: each one of the beginning of a word; of whole words, those of the rarest. */
  entry: { beginning: 0.15, whole: 0.1 },
  /** A match that is read and sorted. */
  match: 3,
};

export interface Frequencies {
  /** How many contracts there are. */
  contracts: number;
  /** How many have each word; at most one means that it is not known. */
  matching: readonly number[];
}

/**
 * Chooses what is expected to cost less for a page of `limit` contracts: scanning the list in its order, or reading matches from
 * the index and sorting them, those of all whole words together with the rarest beginning, the two rarest and so on. The scan
 * costs at most as much as reading the matches, and has to promise a page in its first two thirds, because words may occur
 * together less often than expected, and the planner expects a two-hundredth of all contracts for a word that it does not know.
 * Without frequencies, the matches of all terms are read.
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

/** True if the contracts of one type are read from their index because reading matches of other types would cost more. */
const readsType = (matches: number, contracts: number): boolean =>
  COST.entry.beginning * contracts < COST.match * matches * (CONTRACT_TYPES.length - 1);

/** The words of one contract are related: each further one leaves out fewer matches than its frequency says. */
const expectedMatches = (rarestFirst: readonly { count: number }[], contracts: number): number =>
  rarestFirst.reduce(
    (all, { count }, at) => all * Math.min(1, count / contracts) ** (1 / 2 ** at),
    contracts,
  );
