import type { ReactElement } from 'react';
import { AboutSection, FIRST_ROWS } from './AboutSection';

interface QuerySectionProps<Data, Node> {
  title: string;
  text?: string;
  none: string;
  all?: string;
  query: {
    data?: Data | undefined;
    error?: unknown;
    refetch: () => Promise<unknown>;
    fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  };
  connection: (data: Data) => {
    edges: readonly { node: Node }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  row: (node: Node) => ReactElement | null;
}

/** How a section asks: one entry more than it shows says whether there are others. */
export const PART = { first: FIRST_ROWS + 1 };

/** The `AboutSection` of a query of one connection. */
export function QuerySection<Data, Node>({
  query,
  connection,
  row,
  ...section
}: QuerySectionProps<Data, Node>) {
  const { data, error, refetch, fetchMore } = query;
  const page = data && connection(data);
  return (
    <AboutSection
      {...section}
      rows={page?.edges.map(({ node }) => row(node))}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={
        page?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: page.pageInfo.endCursor } })
          : undefined
      }
    />
  );
}
