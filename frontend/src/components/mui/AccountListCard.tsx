import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import { ErrorState } from '../plain/ErrorState';
import { SectionCard } from './SectionCard';
import { toastError } from '../../lib/toast/toast-error';
import { AccountList, ROW_HEIGHT } from './AccountRow';

interface ListQuery {
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
}

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

interface AccountListCardProps<Node> {
  title: string;
  /** One sentence below the title. */
  text?: string | undefined;
  action?: ReactNode;
  query: ListQuery;
  /** Undefined until it is loaded. */
  list: { edges: { node: Node }[]; pageInfo: PageInfo } | undefined;
  row: (node: Node) => ReactNode;
  empty: ReactNode;
}

/** A list of the account in each of its states: loading, failed, empty, or rows with a button for more. */
export function AccountListCard<Node>({
  title,
  text,
  action,
  query,
  list,
  row,
  empty,
}: AccountListCardProps<Node>) {
  const content = () => {
    if (list)
      return list.edges.length ? <AccountList>{list.edges.map(({ node }) => row(node))}</AccountList> : empty;
    if (!query.error) return <Rows />;
    return <ErrorState onRetry={() => void query.refetch().catch(() => undefined)} />;
  };
  return (
    <SectionCard title={title} text={text} action={action}>
      {content()}
      <ShowMore query={query} pageInfo={list?.pageInfo} />
    </SectionCard>
  );
}

interface ShowMoreProps {
  query: Pick<ListQuery, 'fetchMore'>;
  /** Undefined until the list is loaded. */
  pageInfo: PageInfo | undefined;
}

/** The button below a list that has more. */
export function ShowMore({ query, pageInfo }: ShowMoreProps) {
  const [busy, setBusy] = useState(false);
  if (!pageInfo?.hasNextPage) return null;
  const load = async () => {
    setBusy(true);
    try {
      await query.fetchMore({ variables: { after: pageInfo.endCursor } });
    } catch (error) {
      toastError(error, 'Error', 'The rest of the list could not be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      variant="outlined"
      busy={busy}
      busyLabel="Loading..."
      onClick={() => void load()}
      style={{ marginTop: 12 }}
    >
      Show more
    </BusyButton>
  );
}

const Rows = () => (
  <Box role="status" aria-label="Loading" sx={{ mt: 1 }}>
    {[1, 2, 3].map((row) => (
      <Box key={row} sx={{ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', gap: 1.75 }}>
        <Skeleton variant="rounded" width={44} height={44} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="55%" height={22} />
          <Skeleton width="80%" height={20} sx={{ mt: 0.5 }} />
        </Box>
      </Box>
    ))}
  </Box>
);
