import { styled, type CSSObject } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../theme/tokens';

const wide = '@media (min-width: 900px)';
const edge = 'var(--field-edge)';
const paper = 'var(--mui-palette-background-paper)';

/** A gray that both color schemes can show. */
const ARROW = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%23728079' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3 6 5 5 5-5'/%3E%3C/svg%3E")`;

/** A field with its label inside the box, for the toolbar and the sheet. */
export const fieldStyles: CSSObject = {
  '& .field': { position: 'relative', minWidth: 0 },
  '& .field label': {
    position: 'absolute',
    top: 6,
    left: 13,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'var(--mui-palette-text-secondary)',
    pointerEvents: 'none',
  },
  '& .field input, & .field select': {
    width: '100%',
    height: 54,
    margin: 0,
    padding: '22px 12px 4px',
    border: `1px solid ${edge}`,
    borderRadius: '10px',
    font: 'inherit',
    fontSize: '1rem',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: paper,
    textOverflow: 'ellipsis',
    appearance: 'none',
  },
  '& .field select': {
    paddingRight: 34,
    cursor: 'pointer',
    backgroundImage: ARROW,
    backgroundPosition: 'right 12px center',
    backgroundRepeat: 'no-repeat',
  },
  '& .field input::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 0.85 },
  '& .field input::-webkit-search-cancel-button': { cursor: 'pointer' },
  '& .field :is(input, select):hover': { borderColor: 'var(--mui-palette-text-primary)' },
  '& .field :is(input, select):focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -1,
  },
  '& .field [aria-invalid=true]': { borderColor: 'var(--mui-palette-error-main)' },
  '& .field p': { margin: '4px 2px 0', fontSize: '0.8125rem', color: 'var(--mui-palette-error-main)' },
};

/** The toolbar of the list, sticky below the header. One style for all of its elements. */
export const ToolbarFrame = styled('form')({
  position: 'sticky',
  top: HEADER_HEIGHT,
  zIndex: 1000,
  borderBottom: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-default)',
  '& .row': { display: 'flex', gap: 10, paddingBlock: 10 },
  ...fieldStyles,
  '& .search': { flex: '1 1 0' },
  '& .wide': { display: 'none' },
  '& .filters': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    height: 54,
    padding: '0 16px',
    border: `1px solid ${edge}`,
    borderRadius: 10,
    font: 'var(--mui-font-button)',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: paper,
    cursor: 'pointer',
  },
  '& .filters b': {
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 99,
    fontSize: '0.8125rem',
    lineHeight: '20px',
    textAlign: 'center',
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  [wide]: {
    '& .row': { paddingBlock: 12 },
    '& .filters': { display: 'none' },
    '& .search': { flex: '1.7 1 0' },
    '& .wide': { display: 'flex', flex: '4 1 0', gap: 10 },
    '& .wide > .field': { flex: '1 1 0' },
  },
});

/** The types and the count, above the cards. */
export const ResultsFrame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 0',
  '& nav': {
    display: 'flex',
    gap: 8,
    minWidth: 0,
    // The row reaches the edges of a phone, where it scrolls.
    maxWidth: 'calc(100% + 32px)',
    margin: '0 -16px',
    padding: '2px 16px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    minHeight: 44,
    padding: '0 14px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 99,
    fontSize: '0.875rem',
    fontWeight: 500,
    textDecoration: 'none',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: paper,
    '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  },
  '& nav a[aria-current=true]': {
    fontWeight: 600,
    color: 'var(--mui-palette-background-default)',
    borderColor: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-text-primary)',
  },
  '& p': { margin: 0, minHeight: 22, fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  [wide]: { '& nav': { maxWidth: '100%', margin: 0, padding: '2px 0' } },
});
