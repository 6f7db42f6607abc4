import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LogOut, Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { LogoMark } from '../components/LogoMark';
import { Pill } from '../components/Pill';
import { Tip } from '../components/Tip';
import { useSiteInfo } from '../lib/content/useSiteInfo';
import type { Me } from '../lib/session/useSession';
import { displayFamily } from '../theme/fonts';
import { MobileMenu } from './MobileMenu';
import { pageLinks, sectionLinks, signOut } from './navigation';

const wide = '@media (min-width: 1264px)';

const navItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // At 1280 px an admin's links just fit beside the site name.
  paddingInline: 5,
  borderRadius: 10,
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { color: 'var(--mui-palette-text-primary)', backgroundColor: 'var(--mui-palette-sunken-main)' },
  '&[aria-current="page"]': { color: 'var(--mui-palette-primary-main)', fontWeight: 600 },
} as const;

const PageLink = styled(NavLink)(navItem);
const SectionLink = styled(Link)(navItem);

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  borderBottom: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-background-default) 88%, transparent)',
  backdropFilter: 'blur(12px)',
});

const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minHeight: 44,
  marginRight: 8,
  borderRadius: 10,
  fontFamily: displayFamily,
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-primary)',
  minWidth: 0,
});

/** Site names can be long: overflow is truncated, and the header never wraps. */
const BrandName = styled('span')({
  maxWidth: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export function Header({ me }: { me: Me | null }) {
  const { title } = useSiteInfo();
  const { key } = useLocation();
  // Stores the address the menu was opened at, so following a link closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === key;

  return (
    <Bar onKeyDown={(event) => event.key === 'Escape' && setOpenFor(null)}>
      <Container sx={{ display: 'flex', alignItems: 'center', minHeight: 68, maxWidth: 1400 }}>
        <Brand to="/">
          <LogoMark size={34} />
          <BrandName>{title}</BrandName>
        </Brand>
        <Box component="nav" aria-label="Main" sx={{ display: 'none', flex: 1, [wide]: { display: 'flex' } }}>
          {pageLinks
            .filter((link) => me || !link.signedInOnly)
            .map(({ label, to }) => (
              <PageLink key={to} to={to} end>
                {label}
              </PageLink>
            ))}
          {sectionLinks.map(({ label, to }) => (
            <SectionLink key={to} to={to}>
              {label}
            </SectionLink>
          ))}
        </Box>
        <Box sx={{ display: 'none', gap: 0.75, alignItems: 'center', [wide]: { display: 'flex' } }}>
          <HeaderActions me={me} />
        </Box>
        <Box sx={{ flex: 1, [wide]: { display: 'none' } }} />
        <IconButton
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={() => setOpenFor(open ? null : key)}
          sx={{ mr: -1, [wide]: { display: 'none' } }}
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
        </IconButton>
      </Container>
      <Box id="mobile-menu" sx={{ [wide]: { display: 'none' } }}>
        {open && <MobileMenu me={me} onClose={() => setOpenFor(null)} />}
      </Box>
    </Bar>
  );
}

function HeaderActions({ me }: { me: Me | null }) {
  if (!me) {
    return (
      <>
        <Button variant="outlined" component={Link} to="/contracts/submit">
          Submit Contract
        </Button>
        <Button variant="contained" component={Link} to="/contracts">
          Get Started
        </Button>
      </>
    );
  }
  return (
    <>
      {me.isAdmin && (
        <>
          <Pill tone="amber">Admin</Pill>
          <SectionLink to="/admin">Admin Panel</SectionLink>
        </>
      )}
      <Button size="small" variant="outlined" component={Link} to="/contracts">
        Browse Contracts
      </Button>
      <Button size="small" variant="contained" component={Link} to="/contracts/submit">
        Submit Contract
      </Button>
      <Tip text="Logout">
        <IconButton aria-label="Logout" onClick={signOut}>
          <LogOut size={20} aria-hidden />
        </IconButton>
      </Tip>
    </>
  );
}
