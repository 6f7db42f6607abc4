import type { Outcome, Person } from '../person.js';

export interface EntryShown {
  contractId: string;
  removed: boolean;
  changedAt: string;
  contract: Record<string, unknown> | null;
}

export interface FeedShown {
  entries: EntryShown[];
  cursor: string;
  hasMore: boolean;
}

interface Part {
  since?: string;
  first?: number;
}

/** The feed; the same expectations hold behind both APIs. */
export interface FeedApi {
  page(as: Person, part?: Part): Promise<Outcome<FeedShown>>;
}

export const rest: FeedApi = {
  page: (as, { since, first } = {}) => {
    const words = Object.entries({ since, limit: first }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return as.viaRest('GET', `/api/feeds/contracts.json?${new URLSearchParams(words)}`);
  },
};

const CONTRACT = `id userId title type description location monthlyPayment remainingTermMonths status forSale listedAt`;

export const graphql: FeedApi = {
  page: (as, part = {}) =>
    as.viaGraphql(
      `query($since: String, $first: Int) { contractFeed(since: $since, first: $first) {
        cursor hasMore entries { contractId removed changedAt contract { ${CONTRACT} } } } }`,
      part,
    ),
};

export const apis = [
  ['REST', rest],
  ['GraphQL', graphql],
] as const;
