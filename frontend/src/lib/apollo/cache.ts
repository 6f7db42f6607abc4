import type { DocumentNode, OperationVariables } from '@apollo/client';
import { InMemoryCache, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { mergeMessages } from './merge-messages';

/** An answer to a query that the server embedded in the page. */
export interface EarlyAnswer {
  query: DocumentNode;
  variables?: OperationVariables;
  data: unknown;
}

export function createCache(answers: readonly EarlyAnswer[] = []) {
  const cache = new InMemoryCache({
    typePolicies: {
      NotificationPreference: { keyFields: ['kind'] },
      Query: {
        fields: {
          allContracts: relayStylePagination(['q', 'type', 'status', 'sort']),
          users: relayStylePagination(['q', 'sort']),
          reports: relayStylePagination(['state', 'sort']),
          settings: relayStylePagination(),
          contactRequests: relayStylePagination(),
          purchases: relayStylePagination(['q', 'sort']),
          transfers: relayStylePagination(['state', 'group', 'q']),
          auditEntries: relayStylePagination(['action', 'actorId']),
          flaggedMessages: relayStylePagination(),
          flaggedContracts: relayStylePagination(),
          myPurchases: relayStylePagination(),
          mySales: relayStylePagination(),
          myListings: relayStylePagination(),
          myConversations: relayStylePagination(),
          myFavourites: relayStylePagination(),
          notifications: relayStylePagination(),
          messages: { keyArgs: ['contractId'], merge: mergeMessages },
          transferMessages: { keyArgs: ['transferId'], merge: mergeMessages },
          myTransfers: relayStylePagination(),
          contract: {
            // The list has already loaded every field that the detail page shows.
            read: (existing: Reference | undefined, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Contract', id: String(args?.['id']) }),
          },
        },
      },
    },
  });
  for (const answer of answers) cache.writeQuery(answer);
  return cache;
}
