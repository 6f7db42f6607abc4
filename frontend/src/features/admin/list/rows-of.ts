import type { ReactNode } from 'react';

interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Query<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
}

/** The props of an `AdminList` for a query of one connection. */
export function rowsOf<Data, Node>(
  { data, previousData, error, refetch, fetchMore }: Query<Data>,
  connectionOf: (data: Data) => Connection<Node>,
  row: (node: Node) => ReactNode,
) {
  // Keep the previous results while a new search is loading.
  const shown = data ?? previousData;
  const { hasNextPage, endCursor } = data
    ? connectionOf(data).pageInfo
    : { hasNextPage: false, endCursor: null };
  return {
    rows: shown && connectionOf(shown).edges.map(({ node }) => row(node)),
    failed: Boolean(error),
    onRetry: () => void refetch().catch(() => undefined),
    onMore: hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined,
  };
}
