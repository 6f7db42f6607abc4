import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { HandoverPicture } from './HandoverPicture';

/** Opacity, in percent, of the two glows behind the text. */
const glow = (amber: number, pine: number) =>
  `radial-gradient(52rem 34rem at 88% 18%, color-mix(in srgb, var(--mui-palette-amber-main) ${amber}%, transparent), transparent 70%), ` +
  `radial-gradient(44rem 17rem at 64% 62%, color-mix(in srgb, var(--mui-palette-primary-main) ${pine}%, transparent), transparent 70%)`;

/** Text on the left, illustration on the right; one column on a phone. */
export function HeroFrame({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <Box
      component="section"
      aria-label="Welcome"
      aria-busy={busy || undefined}
      sx={[
        { position: 'relative', overflow: 'clip', background: glow(16, 12) },
        (theme) => theme.applyStyles('dark', { background: glow(5, 9) }),
      ]}
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
