import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { KeysDialog } from './KeysDialog';
import { CurrentRowContext, useRowKeys } from './row-keys';
import { RowCard } from './row-styles';
import { RowSkeletons } from './TabSkeleton';

interface AdminListProps {
  /** Accessible name of the list. */
  label: string;
  /** Undefined while loading. */
  rows: (ReactElement | null)[] | undefined;
  failed: boolean;
  onRetry: () => void;
  empty: { icon: LucideIcon; title: string; text?: string; action?: ReactNode };
  /** Set while the server has more entries. */
  onMore?: (() => Promise<unknown>) | undefined;
}

/** A list of the dashboard: skeleton, error, empty state, or rows with a button for more. */
export function AdminList({ label, rows, failed, onRetry, empty, onMore }: AdminListProps) {
  if (!rows) return failed ? <ErrorState onRetry={onRetry} /> : <RowSkeletons />;
  if (!rows.length) return <EmptyState headingLevel="h3" {...empty} />;
  return (
    <>
      <Rows label={label} rows={rows} />
      {onMore && <MoreButton onMore={onMore} />}
    </>
  );
}

interface RowsProps {
  label: string;
  rows: (ReactElement | null)[];
  /** One of several lists of a page, which do without a button for the help with keys. */
  isPart?: boolean;
}

/** Tab reaches one of the rows; keys move on from there. */
export function Rows({ label, rows: all, isPart = false }: RowsProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { current, listProps } = useRowKeys(() => setHelpOpen(true));
  const rows = all.filter((row) => row !== null);
  const shown = Math.min(current, rows.length - 1);
  return (
    <>
      <RowCard aria-label={label} {...listProps}>
        {rows.map((row, at) => (
          <CurrentRowContext key={row.key} value={at === shown}>
            {row}
          </CurrentRowContext>
        ))}
      </RowCard>
      {!isPart && (
        <KeysButton size="small" color="inherit" onClick={() => setHelpOpen(true)}>
          Keyboard shortcuts
        </KeysButton>
      )}
      {isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/** For those who have a keyboard. */
const KeysButton = styled(Button)({
  display: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '@media (min-width: 900px) and (hover: hover)': { display: 'inline-flex' },
});

export function MoreButton({ onMore }: { onMore: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    setBusy(true);
    setFailed(false);
    await onMore().catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <Box sx={{ mt: 2, display: 'grid', justifyItems: 'center', gap: 1 }}>
      <BusyButton variant="outlined" busy={busy} busyLabel="Loading..." onClick={() => void load()}>
        Load more
      </BusyButton>
      {failed && <Box role="alert">Couldn't load more entries. Please try again.</Box>}
    </Box>
  );
}

/** A query of one connection, and how its entries are shown. */
export interface ConnectionQuery<Data, Node> {
  query: {
    data?: Data | undefined;
    previousData?: Data | undefined;
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

/** The query as a list shows it. Keeps the previous results while a new search is loading. */
export function listOf<Data, Node>({ query, connection, row }: ConnectionQuery<Data, Node>) {
  const { data, error, refetch, fetchMore } = query;
  const shown = data ?? query.previousData;
  const { hasNextPage, endCursor } = data
    ? connection(data).pageInfo
    : { hasNextPage: false, endCursor: null };
  return {
    rows: shown && connection(shown).edges.map(({ node }) => row(node)),
    failed: Boolean(error),
    onRetry: () => void refetch().catch(() => undefined),
    onMore: hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined,
  };
}

type QueryListProps<Data, Node> = ConnectionQuery<Data, Node> & Pick<AdminListProps, 'label' | 'empty'>;

/** The `AdminList` of a query of one connection. */
export const QueryList = <Data, Node>({ label, empty, ...connection }: QueryListProps<Data, Node>) => (
  <AdminList label={label} empty={empty} {...listOf(connection)} />
);
