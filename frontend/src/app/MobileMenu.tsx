import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { Pill } from '../components/Pill';
import type { Me } from '../lib/session/useSession';
import { pageLinks, sectionLinks, signOut } from './navigation';

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  fontWeight: 500,
  textDecoration: 'none',
  color: 'var(--mui-palette-text-primary)',
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;

const Page = styled('a')(item);
const Section = styled(Link)(item);

/** Page links open in a new tab; section links scroll in this one. */
const newTab = { target: '_blank', rel: 'noopener' } as const;

export function MobileMenu({ me, onClose }: { me: Me | null; onClose: () => void }) {
  return (
    <Box
      component="nav"
      aria-label="Mobile"
      sx={{
        maxHeight: 'calc(100dvh - 69px)',
        overflowY: 'auto',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container sx={{ py: 1.5, display: 'grid' }}>
        {pageLinks
          .filter((link) => me || !link.signedInOnly)
          .map(({ label, to }) => (
            <Page key={to} href={to} {...newTab}>
              {label}
            </Page>
          ))}
        {me?.isAdmin && (
          <Page href="/admin" {...newTab}>
            Admin Panel <Pill tone="amber">Admin</Pill>
          </Page>
        )}
        {sectionLinks.map(({ label, to }) => (
          <Section key={to} to={to} onClick={onClose}>
            {label}
          </Section>
        ))}
        <Box sx={{ display: 'grid', gap: 1.25, py: 2 }}>
          <Button variant={me ? 'contained' : 'outlined'} href="/contracts/submit" {...newTab}>
            Submit Contract
          </Button>
          {me ? (
            <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={signOut}>
              Logout
            </Button>
          ) : (
            <Button variant="contained" href="/contracts" {...newTab}>
              Get Started
            </Button>
          )}
        </Box>
      </Container>
    </Box>
  );
}
