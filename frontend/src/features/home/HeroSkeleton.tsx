import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { HeroFrame } from './HeroFrame';

/** As tall as the default content, so that nothing shifts when it loads. */
export function HeroSkeleton() {
  return (
    <HeroFrame busy>
      <Box data-testid="hero-skeleton" role="status" aria-label="Loading the introduction">
        <Skeleton sx={{ height: 'clamp(2.4rem, 1.6rem + 3.6vw, 4rem)', width: '94%' }} />
        <Skeleton sx={{ height: 'clamp(2.4rem, 1.6rem + 3.6vw, 4rem)', width: '70%', mt: 1 }} />
        <Skeleton sx={{ height: 18, mt: 4 }} />
        <Skeleton sx={{ height: 18, mt: 1.25 }} />
        <Skeleton sx={{ height: 18, mt: 1.25, width: '60%' }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4.5 }}>
          <Skeleton sx={{ height: 52, width: { xs: '100%', sm: 240 }, borderRadius: '12px' }} />
          <Skeleton sx={{ height: 52, width: { xs: '100%', sm: 210 }, borderRadius: '12px' }} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}>
          <Skeleton sx={{ height: 20, width: 150 }} />
          <Skeleton sx={{ height: 20, width: 220 }} />
          <Skeleton sx={{ height: 20, width: 150 }} />
        </Box>
      </Box>
    </HeroFrame>
  );
}
