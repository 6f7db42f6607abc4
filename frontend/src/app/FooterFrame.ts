import { styled } from '@mui/material/styles';
import { displayFamily } from '../theme/fonts';

const MEDIUM = '@media (min-width: 768px)';
const LARGE = '@media (min-width: 1024px)';

/** The footer: one style for all of its elements. On a phone it takes at most half of the screen. */
export const FooterFrame = styled('footer')({
  backgroundColor: 'var(--mui-palette-band-main)',
  color: 'var(--mui-palette-band-text)',
  borderTop: '1px solid rgb(255 255 255 / 0.1)',
  fontSize: '0.9375rem',
  '& :focus-visible': { outlineColor: 'var(--mui-palette-amber-main)' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& h2': {
    margin: '0 0 4px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'var(--mui-palette-band-muted)',
  },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '0 24px',
    paddingTop: 20,
  },
  '& .about': { gridColumn: '1 / -1', order: 2 },
  '& .about p': { display: 'none' },
  '& .social': { display: 'flex', marginLeft: -10 },
  '& .social a': { justifyContent: 'center', width: 44 },
  '& .support': { gridColumn: '1 / -1', order: 1, fontSize: '0.875rem' },
  '& .support h2': { display: 'none' },
  '& .support ul': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  '& .support svg': { display: 'none' },
  '& .brand': { display: 'none' },
  '& .bottom': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 24px',
    paddingBlock: 12,
    borderTop: '1px solid rgb(255 255 255 / 0.14)',
    color: 'var(--mui-palette-band-muted)',
    fontSize: '0.8125rem',
  },
  '& .bottom.slim': { alignItems: 'center', border: 0, paddingBlock: 6 },
  '& .slim ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  [MEDIUM]: {
    '& .columns': { gridTemplateColumns: '1fr 1fr minmax(0, 1.5fr)', paddingTop: 48, rowGap: 24 },
    '& .about': { order: 0 },
    '& .about p': {
      display: 'block',
      margin: '4px 0 0',
      maxWidth: 340,
      color: 'var(--mui-palette-band-muted)',
    },
    '& .brand': {
      display: 'inline-flex',
      fontFamily: displayFamily,
      fontSize: '1.25rem',
      fontWeight: 700,
      letterSpacing: '-0.02em',
    },
    '& .support': { gridColumn: 'auto', order: 0, fontSize: 'inherit' },
    '& .support h2, & .support ul': { display: 'block' },
    '& .support svg': { display: 'block', flex: 'none' },
    '& .bottom': { marginTop: 32, paddingBlock: 20 },
    '& .bottom.slim': { marginTop: 0, paddingBlock: 8 },
  },
  [LARGE]: {
    '& .columns': {
      gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 0.85fr)) minmax(0, 1.2fr)',
      columnGap: 48,
    },
    '& .about': { gridColumn: 'auto' },
  },
});
