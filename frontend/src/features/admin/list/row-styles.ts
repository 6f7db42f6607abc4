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
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"text main unfold" "actions actions actions" "details details details"',
    alignItems: 'center',
    minHeight: 56,
    padding: '5px 4px 5px 16px',
    overflowWrap: 'anywhere',
  },
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
  // One line of a stored value; unfolding the row shows all of it.
  '.value': {
    overflow: 'hidden',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.row > .text': { gridArea: 'text', minWidth: 0, paddingRight: 8 },
  '.row > .main': { gridArea: 'main' },
  '.row > .unfold': { gridArea: 'unfold' },
  '.row > .actions': { gridArea: 'actions', display: 'none', flexWrap: 'wrap', marginLeft: -10 },
  '.row.open > .actions': { display: 'flex' },
  '.row > .details': {
    gridArea: 'details',
    padding: '4px 12px 12px 0',
    fontSize: '0.875rem',
    lineHeight: 1.55,
  },
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
  '.unfold[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  // A closed row of a phone has two lines; unfolding it shows what was cut off.
  '@media (max-width: 899.9px)': {
    '.one-line': { display: 'flex', gap: 8, minWidth: 0, maxWidth: '100%' },
    '.row:not(.open) .one-line > :first-child, .row:not(.open) .meta': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  [WIDE]: {
    '.one-line': { display: 'contents' },
    '.row': {
      minHeight: 52,
      padding: '4px 8px 4px 16px',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"text main actions unfold" "details details details details"',
    },
    '.row > .actions, .row.open > .actions': { display: 'flex', flexWrap: 'nowrap', margin: 0 },
    '.action': { minHeight: 40 },
    '.unfold.narrow-only': { display: 'none' },
  },
  // Between these widths there is room for the icons of the actions only; their names stay for screen readers.
  '@media (min-width: 900px) and (max-width: 1139.9px)': {
    '.actions .action': { fontSize: 0, paddingInline: 6 },
    '.actions .action > .start': { margin: 0 },
  },
});
