import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { TriangleAlert } from 'lucide-react';
import { useSiteInfo } from '../../lib/content/useSiteInfo';

/** The important notice that the product must show on its home page. */
export function NoticeBanner() {
  const { title } = useSiteInfo();
  return (
    <Box
      component="aside"
      aria-label="Important notice"
      sx={{ bgcolor: 'amber.soft', borderBottom: '1px solid', borderColor: 'divider', fontSize: '0.8438rem' }}
    >
      <Container sx={{ display: 'flex', gap: 1.5, py: 1.25, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
        <Box sx={{ color: 'amber.ink', flex: 'none', pt: '1px' }}>
          <TriangleAlert size={18} aria-hidden />
        </Box>
        <div>
          <Box component="strong" sx={{ color: 'amber.ink' }}>
            Important Notice:
          </Box>{' '}
          {title} only permits the purchase or sale of contracts. We advise you to work with a lawyer. A reply
          to a buyer is public to all buyers and must read like an announcement. If you take payment off the
          site, the payment cannot be insured and your account will be closed.
        </div>
      </Container>
    </Box>
  );
}
