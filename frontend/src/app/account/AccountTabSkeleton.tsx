import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** Shown while the code of a tab loads: a card with a title and rows. */
export const AccountTabSkeleton = () => (
  <Card role="status" aria-busy aria-label="Loading" sx={{ p: 3.5 }}>
    <Skeleton sx={{ height: 44, width: 220 }} />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={72} />
    ))}
  </Card>
);
