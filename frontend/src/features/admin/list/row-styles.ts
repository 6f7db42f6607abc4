import { styled } from '@mui/material/styles';
import { radius } from '../../../theme/tokens';

/** From this width on the navigation is a column beside the panel, and rows show their actions. */
export const WIDE = '@media (min-width: 900px)';

/** One style sheet for all rows: they are many, and a class selector costs less than a styled element per part. */
export const RowCard = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: radius.card,
  backgroundColor: 'var(--mui-palette-background-paper)',
  '.row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: 56,
    padding: '5px 4px 5px 16px',
    overflowWrap: 'anywhere',
    // below the header of the page when keys move the focus
    scrollMarginBlock: '96px 24px',
  },
  '.row:focus-visible': { outlineOffset: -3 },
  '.row:first-of-type': { borderTopLeftRadius: radius.card, borderTopRightRadius: radius.card },
  '.row:last-of-type': { borderBottomLeftRadius: radius.card, borderBottomRightRadius: radius.card },
  '.row.opens': { cursor: 'pointer' },
  '@media (hover: hover)': { '.row.opens:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' } },
  '.row + .row': { borderTop: '1px solid var(--mui-palette-divider)' },
  // The checkboxes of a list stand in a column; its label is the area to tap.
  '.row.selectable': { position: 'relative', paddingLeft: 48 },
  '.select': {
    position: 'absolute',
    inset: '0 auto 0 0',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    maxHeight: 64,
    cursor: 'pointer',
  },
  '.select input': { width: 18, height: 18, margin: 0, accentColor: 'var(--mui-palette-primary-main)' },
  '.row.form': { display: 'block', padding: 16 },
  '.head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: '22px',
  },
  '.head a, .meta a': {
    color: 'inherit',
    fontWeight: 'inherit',
    textDecorationColor: 'var(--mui-palette-divider)',
  },
  '.head a': { textDecoration: 'none' },
  // Inside a sentence, color and weight alone do not say that a name is a link.
  '.head .sentence a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '.head a:hover, .meta a:hover': { color: 'var(--mui-palette-primary-main)', textDecoration: 'underline' },
  '.meta, .note': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.8125rem', lineHeight: '20px' },
  '.whole': { whiteSpace: 'nowrap' },
  // One line of a stored value; the panel of the row shows all of it.
  '.value': {
    overflow: 'hidden',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.row > .text': { minWidth: 0, paddingRight: 8 },
  '.row > .acts, .buttons': { display: 'flex', alignItems: 'center' },
  '.action': {
    minWidth: 44,
    minHeight: 44,
    paddingInline: 10,
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '.action:hover': {
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-sunken-main)',
  },
  '.action.danger:hover': { color: 'var(--mui-palette-error-main)' },
  '.action > .start': { marginRight: 6 },
  '@media (max-width: 899.9px)': { '.buttons > .wide': { display: 'none' } },
  // On a phone the buttons of a row stand below its text, which has the whole width but for the menu.
  '@media (max-width: 599.9px)': {
    '.row': { paddingBlock: 8 },
    '.row > .text': { alignSelf: 'center' },
    '.row > .acts': { display: 'contents' },
    '.row > .acts > :last-child': { gridRow: 1, gridColumn: 2, alignSelf: 'start' },
    '.row > .acts > .buttons': { gridRow: 2, gridColumn: '1 / -1', flexWrap: 'wrap', marginLeft: -10 },
  },
  [WIDE]: {
    '.row': { minHeight: 52, padding: '4px 8px 4px 16px' },
    '.action': { minHeight: 40 },
  },
});
