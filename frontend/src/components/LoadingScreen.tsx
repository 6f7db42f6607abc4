import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LogoMark } from './LogoMark';

/** Whole-page wait: while nobody knows yet who is signed in, or a page's code is on its way. */
export function LoadingScreen() {
  return (
    <Box
      role="status"
      sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <Box
        sx={{
          '@keyframes breathe': { '50%': { opacity: 0.45 } },
          animation: 'breathe 1.6s ease-in-out infinite',
        }}
      >
        <LogoMark size={44} />
      </Box>
      <Typography color="textSecondary">Loading...</Typography>
    </Box>
  );
}
