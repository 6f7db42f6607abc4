import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const LoadingRows = () => (
  <Box role="status" aria-label="Loading" sx={{ mt: 1 }}>
    {[1, 2].map((row) => (
      <Skeleton key={row} height={72} />
    ))}
  </Box>
);
