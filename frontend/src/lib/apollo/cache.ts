import { InMemoryCache, type NormalizedCacheObject, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { mergeMessages } from './merge-messages';

export function createCache(state?: NormalizedCacheObject) {
  const cache = new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          contracts: relayStylePagination(['filter', 'sort']),
          allContracts: relayStylePagination(['q']),
          users: relayStylePagination(['q']),
          settings: relayStylePagination(),
          contactRequests: relayStylePagination(),
          purchases: relayStylePagination(['q']),
          auditEntries: relayStylePagination(['action', 'actorId']),
          flaggedMessages: relayStylePagination(),
          flaggedContracts: relayStylePagination(),
          myPurchases: relayStylePagination(),
          mySales: relayStylePagination(),
          myListings: relayStylePagination(),
          myConversations: relayStylePagination(),
          messages: { keyArgs: ['contractId'], merge: mergeMessages },
          contract: {
            // The list has already loaded every field that the detail page shows.
            read: (existing: Reference | undefined, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Contract', id: String(args?.['id']) }),
          },
        },
      },
    },
  });
  return state ? cache.restore(state) : cache;
}
