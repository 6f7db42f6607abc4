import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LogoMark } from './LogoMark';

/** Full-page loading state: the session is still unknown, or the page's chunk is loading. */
export function LoadingScreen() {
  return (
    <Box
      role="status"
      // As tall as the window, so that the footer is not seen to move when the page appears.
      sx={{
        minHeight: '100vh',
        pb: '40vh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
      }}
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
