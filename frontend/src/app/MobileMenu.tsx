import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Pill } from '../components/Pill';
import type { Me } from '../lib/session/useSession';
import { useViewerTexts } from '../lib/session/useViewerTexts';
import { pageLinks, sectionLinks, signInLink, signOut } from './navigation';

const Frame = styled('nav')({
  maxHeight: 'calc(100dvh - 69px)',
  overflowY: 'auto',
  borderTop: '1px solid var(--mui-palette-divider)',
  '& .groups': { display: 'grid', gap: 16, paddingBlock: '8px 20px' },
  '& .pages, & .sections': { display: 'grid' },
  '& .sections': { gridTemplateColumns: '1fr 1fr', columnGap: 16 },
  '& .pages a, & .sections a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    fontWeight: 600,
    textDecoration: 'none',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& .sections a': {
    minHeight: 46,
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .actions': { display: 'grid', gap: 10 },
});

/** Page links open in a new tab; section links scroll in this one. */
const newTab = { target: '_blank', rel: 'noopener' } as const;

export function MobileMenu({ me, onClose }: { me: Me | null; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { unreadText } = useViewerTexts();
  return (
    <Frame aria-label="Mobile">
      <Container className="groups">
        <div className="pages">
          {pageLinks
            .filter((link) => me || !link.signedInOnly)
            .map(({ label, to }) => (
              <a key={to} href={to} aria-description={to === '/account' ? unreadText : undefined} {...newTab}>
                {label}
                {to === '/account' && unreadText && (
                  <span aria-hidden>
                    <Pill tone="amber">{unreadText}</Pill>
                  </span>
                )}
              </a>
            ))}
          {me?.isAdmin && (
            <a href="/admin" {...newTab}>
              Admin Panel <Pill tone="amber">Admin</Pill>
            </a>
          )}
          {!me && <a href={signInLink(pathname + search)}>Sign In</a>}
        </div>
        <div className="actions">
          <Button variant={me ? 'contained' : 'outlined'} href="/contracts/submit" {...newTab}>
            Submit Contract
          </Button>
          {!me && (
            <Button variant="contained" href="/contracts" {...newTab}>
              Get Started
            </Button>
          )}
        </div>
        <div className="sections">
          {sectionLinks.map(({ label, to }) => (
            <Link key={to} to={to} onClick={onClose}>
              {label}
            </Link>
          ))}
        </div>
        {me && (
          <Button variant="outlined" startIcon={<LogOut size={18} aria-hidden />} onClick={signOut}>
            Logout
          </Button>
        )}
      </Container>
    </Frame>
  );
}
