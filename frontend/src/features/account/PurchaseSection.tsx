import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { BusyButton } from '../../components/mui/BusyButton';
import { SectionCard } from '../../components/mui/SectionCard';
import type { PurchaseFieldsFragment } from '../../generated/account';
import { PurchaseRow } from './PurchaseRow';

interface PurchaseSectionProps {
  title: string;
  emptyText: string;
  /** What a member without an entry can do next. */
  next: { to: string; label: string };
  purchases: PurchaseFieldsFragment[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

export function PurchaseSection({
  title,
  emptyText,
  next,
  purchases,
  hasMore,
  loadingMore,
  onMore,
}: PurchaseSectionProps) {
  return (
    <SectionCard title={title} {...(purchases.length === 0 && { text: emptyText })}>
      {purchases.length === 0 ? (
        <Button variant="outlined" component={Link} to={next.to}>
          {next.label}
        </Button>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {purchases.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </Box>
      )}
      {hasMore && (
        <BusyButton
          variant="outlined"
          busy={loadingMore}
          busyLabel="Loading..."
          onClick={onMore}
          style={{ marginTop: 12 }}
        >
          Show more
        </BusyButton>
      )}
    </SectionCard>
  );
}
