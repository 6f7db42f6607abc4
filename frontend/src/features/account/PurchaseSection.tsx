import Box from '@mui/material/Box';
import { BusyButton } from '../../components/BusyButton';
import { SectionCard } from '../../components/SectionCard';
import type { PurchaseFieldsFragment } from '../../generated/account';
import { PurchaseRow } from './PurchaseRow';

interface PurchaseSectionProps {
  title: string;
  emptyText: string;
  purchases: PurchaseFieldsFragment[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

export function PurchaseSection({
  title,
  emptyText,
  purchases,
  hasMore,
  loadingMore,
  onMore,
}: PurchaseSectionProps) {
  return (
    <SectionCard title={title} {...(purchases.length === 0 && { text: emptyText })}>
      {purchases.length > 0 && (
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
          sx={{ mt: 1.5 }}
        >
          Show more
        </BusyButton>
      )}
    </SectionCard>
  );
}
