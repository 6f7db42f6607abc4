import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Reads a query again after a change. Never throws: the change has been made even if this read fails. */
export function useRefresh() {
  const client = useApolloClient();
  return (query: DocumentNode): Promise<void> =>
    client.refetchQueries({ include: [query] }).then(
      () => undefined,
      () => undefined,
    );
}
