import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

export const SecuritySkeleton = () => (
  <Card role="status" aria-label="Loading security settings" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
    <Skeleton width={180} height={28} />
    <Skeleton height={44} sx={{ mt: 1.5 }} />
    <Skeleton height={44} />
  </Card>
);
