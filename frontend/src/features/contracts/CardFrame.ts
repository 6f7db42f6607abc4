import { styled } from '@mui/material/styles';
import { displayFamily } from '../../theme/fonts';

const wide = '@media (min-width: 768px)';
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
const secondary = 'var(--mui-palette-text-secondary)';

/** Height of a card with a title of two lines: skeletons, and cards that the browser has not laid out yet. */
export const CARD_HEIGHT = { phone: 314, wide: 468 } as const;

/**
 * One style for the whole card instead of one per element: a list renders dozens of cards, on the server and again
 * during hydration. On a phone the cover stands beside the price; on a wider screen it is the upper part of the card.
 */
export const CardFrame = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto auto 1fr',
  columnGap: 12,
  height: '100%',
  // The browser skips layout of cards far below the fold; their height without padding and border is estimated.
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${CARD_HEIGHT.phone - 26}px`,
  padding: 12,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  overflow: 'hidden',
  backgroundColor: 'var(--mui-palette-background-paper)',
  transition: 'border-color 140ms, box-shadow 140ms',
  '&:hover': {
    borderColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 45%, var(--mui-palette-divider))',
    boxShadow: '0 12px 32px -20px rgb(20 35 30 / 0.35)',
  },
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .cover': { gridColumn: 1, gridRow: '1 / span 2', height: '100%', minHeight: 112, borderRadius: 10 },
  '& > .top': {
    gridColumn: 2,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 8,
    minHeight: 24,
  },
  '& .type': { display: 'flex', alignItems: 'center', gap: 6, fontSize: '0.8125rem', fontWeight: 600 },
  '& .type > svg': { flex: 'none' },
  '& > dl': { gridColumn: 2, margin: '2px 0 0', fontSize: '0.8125rem', lineHeight: 1.5 },
  '& dt': { color: secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .price dd': {
    fontFamily: displayFamily,
    fontSize: '1.5rem',
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    // Only for the eye: the label says that it is a monthly payment.
    '&::after': {
      content: '"/mo"',
      marginLeft: 2,
      fontFamily: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 500,
      letterSpacing: 0,
      color: secondary,
    },
  },
  '& .minor': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
  '& h2': { margin: '10px 0 0', fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 650, ...twoLines },
  // The whole card is the link; the two actions lie above it.
  '& h2 a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& .place': { display: 'flex', gap: 5, marginTop: 4, whiteSpace: 'nowrap' },
  '& .place > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .place > :last-of-type': { flex: 'none' },
  '& .place > * + *::before': { content: '"·"', marginRight: 5, color: secondary },
  '& .place, & .words': { fontSize: '0.8125rem', lineHeight: 1.5, color: secondary },
  '& .words': { ...twoLines, margin: '4px 0 0', maxHeight: '3em' },
  '& .words b': { fontWeight: 600, color: 'var(--mui-palette-state-pending-main)' },
  '& .actions': {
    position: 'relative',
    // The gaps between the buttons belong to the card's link.
    pointerEvents: 'none',
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    paddingTop: 10,
  },
  '& .actions > *': { pointerEvents: 'auto' },
  '& .action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 auto',
    minHeight: 44,
    padding: '0 14px',
    border: 0,
    borderRadius: 10,
    font: 'var(--mui-font-button)',
    fontSize: '0.875rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: 'transparent',
    transition: 'background-color 140ms',
    '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
    '&:disabled': {
      color: 'var(--mui-palette-text-disabled)',
      backgroundColor: 'transparent',
      cursor: 'default',
    },
  },
  '& a.details': {
    flexGrow: 3,
    backgroundColor:
      'color-mix(in srgb, var(--mui-palette-primary-main) 11%, var(--mui-palette-background-paper))',
    '&:hover': {
      backgroundColor:
        'color-mix(in srgb, var(--mui-palette-primary-main) 18%, var(--mui-palette-background-paper))',
    },
  },
  [wide]: {
    gridTemplateRows: 'auto auto auto auto auto auto 1fr',
    containIntrinsicHeight: `auto ${CARD_HEIGHT.wide - 18}px`,
    padding: '0 18px 16px',
    '& > .cover': {
      gridColumn: '1 / -1',
      gridRow: 1,
      width: 'calc(100% + 36px)',
      height: 'auto',
      margin: '0 -18px',
      borderRadius: 0,
    },
    '& > .top, & > dl': { gridColumn: '1 / -1' },
    '& > .top': { marginTop: 14 },
    '& > dl': { display: 'flex', flexWrap: 'wrap', columnGap: 14 },
    '& .price': { flex: '1 0 100%' },
    '& .price dd': { fontSize: '1.75rem' },
    '& .minor': { marginTop: 2 },
    '& h2': { marginTop: 12 },
    '& .words': { marginTop: 8, fontSize: '0.875rem' },
    '& .actions': { paddingTop: 14 },
  },
});
