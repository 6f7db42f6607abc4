import { styled } from '@mui/material/styles';

/**
 * Cards in a grid; on a phone in one row that is swiped, reaching to the edges of the screen. The columns of the grid are
 * set by the caller for each width.
 */
export const Row = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 767.95px)': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(84%, 320px)',
    marginInline: -16,
    padding: '2px 16px 8px',
    scrollPaddingInline: 16,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'thin',
    '& > *': { scrollSnapAlign: 'start' },
  },
  '@media (min-width: 768px)': { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // A long word in a text of the site breaks instead of widening its card.
  '& > li': { minWidth: 0 },
  '& .card': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 18,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 16,
    backgroundColor: 'var(--mui-palette-background-paper)',
    '@media (min-width: 768px)': { padding: 24 },
  },
});
