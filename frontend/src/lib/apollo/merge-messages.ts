import type { FieldMergeFunction, Reference } from '@apollo/client/cache';

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
export const mergeMessages: FieldMergeFunction<Connection, Connection> = (
  existing,
  incoming,
  { readField },
) => {
  if (!existing) return incoming;
  const idOf = (edge: Edge) => String(readField('id', edge.node));
  const byId = new Map([...existing.edges, ...incoming.edges].map((edge) => [idOf(edge), edge]));
  const edges = [...byId.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge);
  const oldest = edges[0];
  const incomingIsOldest = oldest && incoming.edges[0] && idOf(oldest) === idOf(incoming.edges[0]);
  return { ...incoming, edges, pageInfo: incomingIsOldest ? incoming.pageInfo : existing.pageInfo };
};
