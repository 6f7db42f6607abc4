import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const secondary = 'var(--mui-palette-text-secondary)';

/** One style for the hero and its skeleton. */
const Frame = styled('section')(({ theme }) => ({
  overflow: 'clip',
  borderBottom: '1px solid var(--mui-palette-divider)',
  background:
    'radial-gradient(52rem 34rem at 88% 0%, color-mix(in srgb, var(--mui-palette-amber-main) 15%, transparent), transparent 70%)',
  ...theme.applyStyles('dark', {
    background:
      'radial-gradient(52rem 34rem at 88% 0%, color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent), transparent 70%)',
  }),
  '& .hero': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    paddingBlock: '24px 28px',
    overflowWrap: 'anywhere',
  },
  '& h1': {
    margin: 0,
    font: 'var(--mui-font-h1)',
    letterSpacing: '-0.028em',
    textWrap: 'balance',
    '& .subtitle': { display: 'block', color: 'var(--mui-palette-primary-main)' },
  },
  '& .words > p': { margin: '12px 0 0', lineHeight: 1.5, color: secondary, textWrap: 'pretty' },
  '& .buttons': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginTop: 16 },
  '& .buttons .MuiButton-root': {
    minHeight: 50,
    paddingInline: 8,
    fontSize: '0.875rem',
    lineHeight: 1.2,
    whiteSpace: 'normal',
  },
  '& .buttons svg': { display: 'none' },
  '& .member': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginTop: 10,
    fontSize: '0.875rem',
    color: secondary,
  },
  '& .member .MuiButton-root': { flex: 'none' },
  '& .indicators': {
    display: 'flex',
    // One per line on a phone: in a wrapping row, the lines would break elsewhere once the typeface has loaded.
    flexDirection: 'column',
    gap: 4,
    margin: '14px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.8125rem',
    fontWeight: 600,
    '& li': { display: 'flex', alignItems: 'center', gap: 6 },
    '& svg': { flex: 'none', color: 'var(--mui-palette-primary-main)' },
  },
  '@media (min-width: 768px)': {
    '& .hero': { gap: 32, paddingBlock: '48px 52px' },
    '& .words': { maxWidth: 640 },
    '& .words > p': { marginTop: 18, maxWidth: 560, fontSize: '1.125rem', lineHeight: 1.6 },
    '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 },
    '& .buttons .MuiButton-root': { minHeight: 52, paddingInline: 24, fontSize: '1rem' },
    '& .buttons svg': { display: 'block' },
    '& .indicators': {
      flexFlow: 'row wrap',
      gap: '8px 20px',
      marginTop: 26,
      fontSize: '0.875rem',
    },
  },
  '@media (min-width: 1024px)': {
    '& .hero.with-side': {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 0.75fr)',
      alignItems: 'center',
      gap: 64,
      paddingBlock: '60px 64px',
    },
  },
}));

interface HeroFrameProps {
  children: ReactNode;
  /** Stands beside the text, below it on a phone. */
  side?: ReactNode;
  busy?: boolean;
}

export const HeroFrame = ({ children, side, busy = false }: HeroFrameProps) => (
  <Frame aria-label="Welcome" aria-busy={busy || undefined}>
    <Container className={side ? 'hero with-side' : 'hero'}>
      <div className="words">{children}</div>
      {side}
    </Container>
  </Frame>
);
