import { Container } from '../../components/plain/Container';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { LogoMark } from '../../components/plain/LogoMark';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import type { Me } from '../../lib/session/useSession';
import { useViewerTexts } from '../../lib/session/useViewerTexts';
import { Bell } from './Bell';
import { HeaderActions, LogoutButton } from './HeaderActions';
import { HeaderBar } from './HeaderBar';
import { HeaderSections } from './HeaderSections';
import { MobileMenu } from './MobileMenu';
import { UnreadMark } from './UnreadMark';

export function Header({ me }: { me: Me | null }) {
  const { title } = useSiteInfo();
  const { key } = useLocation();
  // Stores the address the menu was opened at, so following a link closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === key;
  const { unreadText } = useViewerTexts();
  const viewer = me ? (me.isAdmin ? 'admin' : 'member') : 'visitor';

  return (
    <HeaderBar className={viewer} onKeyDown={(event) => event.key === 'Escape' && setOpenFor(null)}>
      <Container className="row">
        <Link className="brand" to="/">
          <LogoMark size={34} />
          <span>{title}</span>
        </Link>
        <nav className="wide" aria-label="Main">
          <NavLink className="page" to="/contracts" end>
            Browse Contracts
          </NavLink>
          <HeaderSections />
        </nav>
        <div className="space" />
        <div className="wide">
          <HeaderActions me={me} />
        </div>
        {me && (
          <>
            <Bell />
            <div className="wide">
              <LogoutButton />
            </div>
          </>
        )}
        <button
          type="button"
          className="icon narrow"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-description={me ? unreadText : undefined}
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={() => setOpenFor(open ? null : key)}
        >
          <span style={{ position: 'relative', display: 'grid' }}>
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
            {me && !open && <UnreadMark />}
          </span>
        </button>
      </Container>
      <div id="mobile-menu" className="narrow">
        {open && <MobileMenu me={me} onClose={() => setOpenFor(null)} />}
      </div>
    </HeaderBar>
  );
}
