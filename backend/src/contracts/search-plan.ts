/** Processor time of PostgreSQL in microseconds, measured (ADR 0006). */
const COST = {
  /** A contract that is scanned in the order of the list. Neighbors in other orders are apart in the table. */
  walked: { newest: 1.3, other: 2.5 },
  /** An entry of the search index. */
  entry: 0.15,
  /** A match that is read and sorted. */
  match: 3,
};
/** Numbers of contracts that are scanned at the head of a list; few, because each is a prepared statement of its own. */
const HEADS = [16_000, 4000, 1000];
/** For words whose frequencies say nothing, such as stop words. */
const USUAL_HEAD = 4000;

export interface Frequencies {
  /** How many contracts there are. */
  contracts: number;
  /** How many have each word; at most one means that it is not known. */
  ofWords: readonly number[];
}

export interface SearchPlan {
  /** How many contracts at the head of the list are scanned for a page; 0 for none. */
  head: number;
  /** The words whose matches are read from the index if the head has no full page; the others are checked on them. */
  words: string[];
  /** False if each of the words may be a stop word. */
  areKnown: boolean;
}

/**
 * Chooses what is expected to cost less for a page of `limit` contracts: scanning the list in its order, or reading the
 * matches of the rarest word, of the two rarest and so on from the index and sorting them. Scanning ends when it has cost as
 * much as reading the matches, because words may meet less often than expected.
 */
export function searchPlan(
  words: readonly string[],
  { contracts, ofWords }: Frequencies,
  limit: number,
  isNewest: boolean,
): SearchPlan {
  const known = words
    .map((word, at) => ({ word, count: ofWords[at] ?? 0 }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => a.count - b.count);
  if (known.length === 0) return { head: USUAL_HEAD, words: [...words], areKnown: false };
  let [share, entries] = [1, 0];
  let cheapest = { cost: Infinity, words: [] as string[] };
  for (const [at, { count }] of known.entries()) {
    // words of one text are related: each further one leaves out fewer matches than its frequency says
    share *= Math.min(1, count / contracts) ** (1 / 2 ** at);
    entries += count;
    const cost = COST.entry * entries + COST.match * share * contracts;
    if (cost < cheapest.cost) cheapest = { cost, words: known.slice(0, at + 1).map((one) => one.word) };
  }
  const scanned = isNewest ? COST.walked.newest : COST.walked.other;
  const head = HEADS.find((size) => size * scanned <= cheapest.cost) ?? 0;
  return { head: limit / share <= head ? head : 0, words: cheapest.words, areKnown: true };
}
