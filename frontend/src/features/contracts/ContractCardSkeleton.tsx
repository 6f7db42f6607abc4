import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder card with the final size. */
export function ContractCardSkeleton() {
  return (
    <Card
      data-testid="contract-skeleton"
      sx={{ display: 'flex', flexDirection: 'column', p: 2.5, minHeight: 372 }}
      aria-hidden
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Skeleton width={128} height={36} />
        <Skeleton width={76} height={28} sx={{ borderRadius: 99 }} />
      </Box>
      <Skeleton height={24} width="86%" sx={{ mt: 2 }} />
      <Skeleton height={18} width="60%" sx={{ mt: 1.5 }} />
      <Skeleton height={16} sx={{ mt: 2 }} />
      <Skeleton height={16} width="72%" sx={{ mt: 1 }} />
      <Skeleton height={44} sx={{ mt: 'auto', mb: 2 }} />
      <Skeleton height={44} sx={{ borderRadius: '10px' }} />
    </Card>
  );
}
