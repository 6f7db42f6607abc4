import { InMemoryCache, type FieldMergeFunction, type Reference } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

/** Lists that are read whole, page by page. */
const WITHOUT_FILTERS = [
  'settings',
  'flaggedMessages',
  'flaggedContracts',
  'myPurchases',
  'mySales',
  'myConversations',
  'myApplications',
  'imports',
  'myFavourites',
  'notifications',
  'myTransfers',
];

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Claim: { keyFields: ['key'] },
      Company: { keyFields: ['id', 'type'] },
      LaunchCheck: { keyFields: ['key'] },
      NotificationPreference: { keyFields: ['kind'] },
      StateAvailability: { keyFields: ['state', 'type'] },
      Query: {
        fields: {
          ...Object.fromEntries(WITHOUT_FILTERS.map((name) => [name, relayStylePagination()])),
          allContracts: relayStylePagination(['q', 'type', 'status', 'sort']),
          users: relayStylePagination(['q', 'role', 'sort']),
          reports: relayStylePagination(['state', 'sort', 'contractId', 'memberId']),
          ruleObservations: relayStylePagination(['state', 'subjectId']),
          ruleSubjects: relayStylePagination(['filter']),
          contactRequests: relayStylePagination(['q', 'answered']),
          purchases: relayStylePagination(['status', 'q', 'sort']),
          transfers: relayStylePagination(['state', 'group', 'payment', 'q', 'contractId', 'memberId']),
          auditEntries: relayStylePagination(['action', 'actorId', 'targetId', 'q', 'from', 'to']),
          writtenMessages: relayStylePagination(['contractId', 'memberId']),
          organisations: relayStylePagination(['status']),
          myListings: relayStylePagination(['organisationId', 'status']),
          webhookDeliveries: relayStylePagination(['id']),
          messages: { keyArgs: ['contractId'], merge: mergeMessages },
          transferMessages: { keyArgs: ['transferId'], merge: mergeMessages },
          contract: {
            // The list has already loaded every field that the detail page shows.
            read: (existing: Reference | undefined, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Contract', id: String(args?.['id']) }),
          },
        },
      },
    },
  });

interface Edge {
  cursor: string;
  node: Reference;
}
interface Connection {
  edges: Edge[];
  pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
}

/**
 * Merges a poll, an older page or a live message into the loaded thread. Messages are never deleted, and their ids are
 * UUIDv7, so sorting by id sorts by time.
 */
const mergeMessages: FieldMergeFunction<Connection, Connection> = (existing, incoming, { readField }) => {
  if (!existing) return incoming;
  const idOf = (edge: Edge) => String(readField('id', edge.node));
  const byId = new Map([...existing.edges, ...incoming.edges].map((edge) => [idOf(edge), edge]));
  const edges = [...byId.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge);
  const oldest = edges[0];
  const incomingIsOldest = oldest && incoming.edges[0] && idOf(oldest) === idOf(incoming.edges[0]);
  return { ...incoming, edges, pageInfo: incomingIsOldest ? incoming.pageInfo : existing.pageInfo };
};
