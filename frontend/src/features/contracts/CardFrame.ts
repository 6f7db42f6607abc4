import { styled } from '@mui/material/styles';

/**
 * One style for the whole card instead of one per element: a list renders dozens of cards, on the server and again
 * during hydration.
 */
export const CardFrame = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 372,
  height: '100%',
  // The browser skips layout of cards far below the fold.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 372px',
  padding: 20,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: '0 1px 2px rgb(20 35 30 / 0.04), 0 8px 24px -16px rgb(20 35 30 / 0.12)',
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 },
  '& h2': {
    margin: '16px 0 0',
    font: 'var(--mui-font-h4)',
    letterSpacing: '-0.008em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& h2, & .words': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& .place': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', marginTop: 8, overflowWrap: 'anywhere' },
  '& .place > span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .place, & .words': {
    fontSize: '0.875rem',
    lineHeight: 1.55,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .words': { minHeight: '3.1em', margin: '12px 0 16px', overflowWrap: 'anywhere' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: 12,
    // Keeps the figures in one row even if a label takes two lines.
    alignItems: 'end',
    margin: 'auto 0 0',
    padding: '14px 0',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& dt': { fontSize: '0.75rem', lineHeight: 1.5, color: 'var(--mui-palette-text-secondary)' },
  '& dd': {
    margin: 0,
    fontSize: '0.9375rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
  '& .actions > :first-of-type': { flex: '1 1 170px' },
  '& .actions > :last-of-type': { flex: '1 1 120px' },
});
