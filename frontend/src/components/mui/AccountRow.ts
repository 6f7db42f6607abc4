import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../visually-hidden';

const secondary = 'var(--mui-palette-text-secondary)';
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A link that covers its row, so that all of the row leads to its page. */
export const wholeRow = {
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -3 },
} as const;

/** Height of a row whose title fits on one line; its skeleton has the same. */
export const ROW_HEIGHT = 88;

/** The list around the rows: no bullets, lines between the entries, out to the edges of the card. */
export const AccountList = styled('ul')({
  listStyle: 'none',
  margin: '8px -12px 0',
  padding: 0,
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    inset: '0 12px auto',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
});

/** One contract of a list of the account: icon, title, a line of facts or a quote, and a state at the end. */
export const AccountRow = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: 14,
  alignItems: 'center',
  minHeight: ROW_HEIGHT,
  padding: '14px 12px',
  borderRadius: 12,
  '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  '& .title': {
    ...oneLine,
    display: 'block',
    fontWeight: 600,
    ...wholeRow,
  },
  '& .details': { ...oneLine, color: secondary, fontSize: '0.9375rem', lineHeight: 1.5 },
  '& .more': { color: secondary, fontSize: '0.8125rem', lineHeight: 1.5 },
  '& .more > span': { whiteSpace: 'nowrap' },
  '& .end': { display: 'grid', justifyItems: 'end', gap: 6 },
  '& .end a': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: 32,
    textDecoration: 'none',
  },
  // above the link that covers the row
  '& .actions': {
    position: 'relative',
    zIndex: 1,
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    marginTop: 6,
    marginLeft: -5,
  },
  '& .hidden': visuallyHidden,
  '&.unread .title': { fontWeight: 700 },
  '&.unread .details': { fontWeight: 550, color: 'var(--mui-palette-text-primary)' },
  '& .count': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 24,
    height: 24,
    padding: '0 7px',
    borderRadius: 99,
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '@media (max-width: 559.95px)': {
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    columnGap: 12,
    '& .title': {
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflowWrap: 'anywhere',
    },
    // for rows whose details or states are long: the state is below them
    '&.sentences .end': {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      marginTop: 6,
    },
    '& .actions': { gridColumn: '1 / -1' },
  },
});
