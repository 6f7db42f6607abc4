import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BusyButton } from '../../../components/BusyButton';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';

interface AdminListProps {
  /** Accessible name of the list. */
  label: string;
  /** Undefined while loading. */
  rows: ReactNode[] | undefined;
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
      <Card component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'visible' }}>
        {rows}
      </Card>
      {onMore && <MoreButton onMore={onMore} />}
    </>
  );
}

function MoreButton({ onMore }: { onMore: () => Promise<unknown> }) {
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

const RowSkeletons = () => (
  <Card aria-busy aria-label="Loading" role="status">
    {Array.from({ length: 6 }, (_, index) => (
      <Box key={index} sx={{ p: 2.5, borderTop: index ? '1px solid' : 0, borderColor: 'divider' }}>
        <Skeleton sx={{ height: 20, width: '45%' }} />
        <Skeleton sx={{ height: 16, width: '70%', mt: 1 }} />
      </Box>
    ))}
  </Card>
);

interface AdminRowProps {
  children: ReactNode;
  /** Buttons: next to the text on a wide screen, below it on a phone. */
  actions?: ReactNode;
}

/** One entry of an `AdminList`. */
export const AdminRow = ({ children, actions }: AdminRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', md: 'row' },
      alignItems: { md: 'center' },
      justifyContent: 'space-between',
      gap: { xs: 1.5, md: 3 },
      p: { xs: 2, md: 2.5 },
      overflowWrap: 'anywhere',
      '& + &': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 'none', gap: 1 }}>{actions}</Box>}
  </Box>
);

interface RowButtonProps {
  icon: LucideIcon;
  children: string;
  /** Names the entry it acts on, for screen readers. */
  about: string;
  danger?: boolean;
  busy?: boolean;
  onClick: () => void;
}

export const RowButton = ({
  icon: Icon,
  children,
  about,
  danger = false,
  busy = false,
  onClick,
}: RowButtonProps) => (
  <BusyButton
    busy={busy}
    size="small"
    variant="outlined"
    color={danger ? 'error' : 'primary'}
    aria-label={`${children} ${about}`}
    startIcon={<Icon size={16} aria-hidden />}
    onClick={onClick}
  >
    {children}
  </BusyButton>
);
