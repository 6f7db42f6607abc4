import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Clock3, Mail, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { ContactForm } from './ContactForm';

/** Contact details and the contact form. */
export function ContactSection() {
  const { phone, email } = useSiteInfo();
  return (
    <Box
      component="section"
      id="contact"
      aria-labelledby="contact-title"
      sx={{ py: { xs: 8, md: 12 }, bgcolor: 'sunken.main', borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
          gap: { xs: 4, lg: 8 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography id="contact-title" variant="h2">
            Talk to a person first
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            color="textSecondary"
            sx={{ mt: 1.5, textWrap: 'pretty' }}
          >
            Not sure whether your contract can be transferred, or what it takes? Tell us about it. Asking is
            free.
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 0.5 }}>
            <Way icon={Clock3}>We reply within 24 hours</Way>
            <Way icon={Phone}>
              <Reach href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Reach>
            </Way>
            <Way icon={Mail}>
              <Reach href={`mailto:${email}`}>{email}</Reach>
            </Way>
          </Box>
        </Box>
        <Card sx={{ p: { xs: 2.5, md: 4 }, overflow: 'visible' }}>
          <ContactForm />
        </Card>
      </Container>
    </Box>
  );
}

const Way = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
    <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'primary.main' }}>
      <Icon size={20} strokeWidth={1.9} aria-hidden />
    </Box>
    {children}
  </Box>
);

const Reach = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
    {children}
  </Link>
);
