import { styled } from '@mui/material/styles';

const Anchor = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1300,
  padding: '10px 16px',
  borderRadius: 10,
  fontWeight: 600,
  color: 'var(--mui-palette-primary-contrastText)',
  backgroundColor: 'var(--mui-palette-primary-main)',
  // Hidden until it has the focus.
  clipPath: 'inset(50%)',
  '&:focus': { clipPath: 'none' },
});

export const SkipLink = () => <Anchor href="#main">Skip to content</Anchor>;
