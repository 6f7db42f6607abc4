import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Headset, ReceiptText, ShieldCheck, Zap, type LucideIcon } from 'lucide-react';

const tiles: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Secure & Trusted',
    text: 'Both parties are verified, and payments never leave the site.',
  },
  { icon: Zap, title: 'Fast Matching', text: 'Your listing is live at once and open to every candidate.' },
  {
    icon: ReceiptText,
    title: 'Transparent Fees',
    text: 'One flat $25.00 transfer fee, shown before you pay.',
  },
  {
    icon: Headset,
    title: 'Expert Support',
    text: 'People who know leases and loans answer within 24 hours.',
  },
];

/** Four reasons to use the product, for new visitors. */
export function FeatureTiles() {
  return (
    <Container component="section" aria-label="Why people use us" sx={{ pb: { xs: 6, md: 8 } }}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: '1px',
          m: 0,
          p: 0,
          listStyle: 'none',
          overflow: 'hidden',
          borderRadius: '18px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'divider',
        }}
      >
        {tiles.map(({ icon: Icon, title, text }) => (
          <Box
            component="li"
            key={title}
            sx={{ display: 'flex', gap: 1.75, p: { xs: 2.25, md: 3 }, bgcolor: 'background.paper' }}
          >
            <Box sx={{ color: 'primary.main', flex: 'none', pt: '2px' }}>
              <Icon size={24} strokeWidth={1.8} aria-hidden />
            </Box>
            <div>
              <Typography variant="h5" component="h2" sx={{ fontWeight: 650 }}>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
