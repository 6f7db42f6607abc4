import type { Contract } from '../contracts/contract.entity.js';
import type { SearchAlertMail } from '../jobs/mail.job.js';
import type { SavedSearch } from './saved-search.entity.js';
import type { SavedNewsItem } from './saved.events.js';

/** Contracts of a search that are counted, and contracts of one email that are listed. */
export const MOST_COUNTED = 50;
const MOST_LISTED = 10;

/** A saved search with the new contracts that match it: at least one, the newest first, one more than are counted at most. */
export interface Found {
  search: SavedSearch;
  contracts: Contract[];
}

/** One notification per search: about its newest match. */
export const newsOf = (userId: string, found: readonly Found[]): SavedNewsItem[] =>
  found.map(({ search: { name, query }, contracts }) => ({
    userId,
    contractId: (contracts[0] as Contract).id,
    facts: { ...counted(contracts), search: name, query },
  }));

/** One email about all searches. `unsubscribe` writes the token that turns these searches off. */
export function alertMail(
  found: readonly Found[],
  unsubscribe: (searchIds: string[]) => string,
): SearchAlertMail {
  let room = MOST_LISTED;
  const searches = found.map(({ search: { id, name, query }, contracts }) => {
    const listed = contracts.slice(0, room);
    room -= listed.length;
    return {
      ...{ name, query, ...counted(contracts) },
      contracts: listed.map(({ id: contractId, title, monthlyPayment, location }) => ({
        ...{ id: contractId, title, monthlyPayment, location },
      })),
      unsubscribe: unsubscribe([id]),
    };
  });
  return { searches, unsubscribe: unsubscribe(found.map(({ search }) => search.id)) };
}

const counted = ({ length }: Contract[]) => ({
  count: Math.min(length, MOST_COUNTED),
  isCapped: length > MOST_COUNTED,
});
