import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { ErrorState } from '../../components/ErrorState';
import { SectionCard } from '../../components/SectionCard';
import { toastError } from '../../lib/toast/toast-error';
import { AccountList, ROW_HEIGHT } from './AccountRow';

interface AccountListCardProps {
  title: string;
  action?: ReactNode;
  /** Null until the list is loaded. */
  rows: ReactNode[] | null;
  empty: ReactNode;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** A list of the account in each of its states: loading, failed, empty, or rows with a button for more. */
export function AccountListCard({
  title,
  action,
  rows,
  empty,
  failed,
  onRetry,
  hasMore,
  onMore,
}: AccountListCardProps) {
  const [loadingMore, setLoadingMore] = useState(false);
  const showMore = async () => {
    setLoadingMore(true);
    try {
      await onMore();
    } catch (error) {
      toastError(error, 'Error', 'The rest of the list could not be loaded. Please try again.');
    } finally {
      setLoadingMore(false);
    }
  };
  const content = () => {
    if (!rows)
      return failed ? <ErrorState onRetry={() => void onRetry().catch(() => undefined)} /> : <Rows />;
    if (rows.length === 0) return empty;
    return <AccountList>{rows}</AccountList>;
  };
  return (
    <SectionCard title={title} action={action}>
      {content()}
      {hasMore && (
        <BusyButton
          variant="outlined"
          busy={loadingMore}
          busyLabel="Loading..."
          onClick={() => void showMore()}
          sx={{ mt: 1.5 }}
        >
          Show more
        </BusyButton>
      )}
    </SectionCard>
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
