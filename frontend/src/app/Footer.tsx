import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSiteInfo } from '../lib/content/useSiteInfo';

export function Footer() {
  const { title } = useSiteInfo();
  return (
    <Box component="footer" sx={{ mt: 10, bgcolor: 'band.main', color: 'band.text' }}>
      <Container sx={{ py: 6 }}>{title}</Container>
    </Box>
  );
}
