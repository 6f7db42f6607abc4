import { styled } from '@mui/material/styles';

/** The box that the messages of an open thread scroll in. */
export const ThreadLog = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: 'clamp(280px, 48vh, 440px)',
  '&[data-empty]': { height: 200 },
  marginTop: 16,
  padding: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-sunken-main)',
  '& > ul': { marginTop: 'auto' },
  '& > button': { flex: 'none', alignSelf: 'center', marginBottom: 12 },
  '& .empty': { margin: 'auto', textAlign: 'center', color: 'var(--mui-palette-text-secondary)' },
});
