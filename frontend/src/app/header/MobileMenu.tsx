import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { Pill } from '../../components/plain/Pill';
import { useViewerTexts, type Me } from '../../lib/session/useSession';
import { sectionLinks, signInLink, signOut } from '../shell/navigation';
import './MobileMenu.css';

export function MobileMenu({ me, onClose }: { me: Me | null; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { unreadText } = useViewerTexts();
  // Page links open in a new tab; section links scroll in this one. Both leave the page behind the menu usable.
  const newTab = { target: '_blank', rel: 'noopener', onClick: onClose } as const;
  return (
    <nav className="mobile-menu" aria-label="Mobile">
      <Container className="groups">
        <div className="pages">
          <a href="/contracts" {...newTab}>
            Browse Contracts
          </a>
          {me && (
            <a href="/account" aria-description={unreadText} {...newTab}>
              My Account
              {unreadText && (
                <span aria-hidden>
                  <Pill tone="primary">{unreadText}</Pill>
                </span>
              )}
            </a>
          )}
          {me && me.roles.length > 0 && (
            <a href="/admin" {...newTab}>
              Admin Panel {me.isAdmin && <Pill>Admin</Pill>}
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
    </nav>
  );
}
