import { styled } from '@mui/material/styles';
import { radius, shadow } from '../theme/tokens';

/** A bordered surface with a heading. One style for the whole surface: what is inside uses class names. */
export const Panel = styled('section')({
  minWidth: 0,
  padding: 20,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: radius.card,
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: shadow.card,
  '@media (min-width: 560px)': { padding: 24 },
  '& h2': { margin: 0, font: 'var(--mui-font-h4)', fontSize: '1.25rem', letterSpacing: '-0.012em' },
});
