import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { HandoverPicture } from './HandoverPicture';

/** Words on the left, the picture of a contract changing hands on the right; one column on a phone. */
export function HeroFrame({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <Box
      component="section"
      aria-label="Welcome"
      aria-busy={busy || undefined}
      sx={{
        position: 'relative',
        overflow: 'clip',
        background:
          'radial-gradient(52rem 34rem at 88% 18%, color-mix(in srgb, var(--mui-palette-amber-main) 16%, transparent), transparent 70%), radial-gradient(46rem 30rem at 62% 110%, color-mix(in srgb, var(--mui-palette-primary-main) 13%, transparent), transparent 70%)',
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.08fr) minmax(0, 0.92fr)' },
          alignItems: 'center',
          gap: { xs: 6, lg: 7 },
          py: { xs: 5, md: 8, lg: 10 },
        }}
      >
        <Box sx={{ maxWidth: 620, overflowWrap: 'anywhere' }}>{children}</Box>
        <HandoverPicture />
      </Container>
    </Box>
  );
}
