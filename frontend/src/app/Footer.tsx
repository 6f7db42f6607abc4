import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { LogoMark } from '../components/LogoMark';
import { useSiteInfo } from '../lib/content/useSiteInfo';
import { FooterColumn, footerItem } from './FooterColumn';
import { SocialLinks } from './SocialLinks';

const services = ['Car leases', 'Apartments', 'Mortgages', 'Timeshares', 'Loans'].map((label) => ({
  label,
  to: '/contracts',
}));

const company = [
  { label: 'Contact Us', to: '/#contact' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Legal', to: '/terms' },
];

const Reach = styled('a')({ ...footerItem, gap: 10, overflowWrap: 'anywhere' });

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontFamily: "'Bricolage Grotesque Variable', sans-serif",
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export function Footer() {
  const { title, phone, email } = useSiteInfo();
  return (
    <Box
      component="footer"
      sx={{
        bgcolor: 'band.main',
        color: 'band.text',
        borderTop: '1px solid',
        borderColor: 'rgb(255 255 255 / 0.1)',
        '& :focus-visible': { outlineColor: 'var(--mui-palette-amber-main)' },
      }}
    >
      <Container sx={{ pt: { xs: 6, md: 8 }, pb: 4 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              lg: 'minmax(0, 1.4fr) repeat(2, minmax(0, 0.85fr)) minmax(0, 1.2fr)',
            },
            gap: { xs: 4, lg: 6 },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, maxWidth: 340 }}>
            <Home to="/">
              <LogoMark size={34} />
              {title}
            </Home>
            <Box
              component="p"
              sx={{ m: 0, mt: 1, color: 'band.muted', fontSize: '0.9375rem', textWrap: 'pretty' }}
            >
              Where people hand over contracts they want to leave to people who want to take them over.
            </Box>
            <SocialLinks />
          </Box>
          <FooterColumn title="Browse" links={services} />
          <FooterColumn title="Help and legal" links={company} />
          <FooterColumn title="Support">
            <li>
              <Reach href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <Phone size={17} aria-hidden style={{ flex: 'none' }} />
                {phone}
              </Reach>
            </li>
            <li>
              <Reach href={`mailto:${email}`}>
                <Mail size={17} aria-hidden style={{ flex: 'none' }} />
                {email}
              </Reach>
            </li>
          </FooterColumn>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: 1,
            mt: 5,
            pt: 3,
            borderTop: '1px solid rgb(255 255 255 / 0.14)',
            color: 'band.muted',
            fontSize: '0.875rem',
          }}
        >
          <span>
            © {new Date().getFullYear()} {title}. All rights reserved.
          </span>
          <span>Licensed and regulated</span>
        </Box>
      </Container>
    </Box>
  );
}
