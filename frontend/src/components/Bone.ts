import { styled } from '@mui/material/styles';

/** A gray bar in place of a line that is still loading; the landing page carries no code of MUI's Skeleton. */
export const Bone = styled('div')({
  height: 18,
  borderRadius: 6,
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-text-primary) 11%, transparent)',
  animation: 'bone 1.6s ease-in-out infinite',
  '@keyframes bone': { '50%': { opacity: 0.45 } },
});
