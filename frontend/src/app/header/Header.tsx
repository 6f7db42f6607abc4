import { ChevronDown, Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Container } from '../../components/plain/Container';
import { LogoMark } from '../../components/plain/LogoMark';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { useViewerTexts, type Me } from '../../lib/session/useSession';
import { sectionLinks } from '../shell/navigation';
import { Bell } from './Bell';
import { HeaderActions, LogoutButton } from './HeaderActions';
import { MobileMenu } from './MobileMenu';
import { UnreadMark } from './UnreadMark';
import './Header.css';

export function Header({ me }: { me: Me | null }) {
  const { title } = useSiteInfo();
  const { key } = useLocation();
  // Stores the address the menu was opened at, so following a link closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === key;
  const { unreadText } = useViewerTexts();
  // Each kind of viewer has its own links; Header.css has the widths from which the section links fit beside them.
  const viewer = me ? (me.isAdmin ? 'admin' : 'member') : 'visitor';

  return (
    <header
      className={`site-header ${viewer}`}
      onKeyDown={(event) => event.key === 'Escape' && setOpenFor(null)}
    >
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
    </header>
  );
}

/** Links to the home page's sections: in the header if there is room, otherwise below a "More" button (Header.css). */
function HeaderSections() {
  const { key } = useLocation();
  // Stores the address the list was opened at, so following a link closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === key;
  return (
    <div
      className="sections"
      data-open={open || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setOpenFor(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpenFor(null)}
    >
      <button
        type="button"
        className="more"
        aria-expanded={open}
        aria-controls="header-sections"
        onClick={() => setOpenFor(open ? null : key)}
      >
        More <ChevronDown size={15} aria-hidden />
      </button>
      <div id="header-sections" className="links">
        {sectionLinks.map(({ label, to }) => (
          <Link key={to} className="section" to={to}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
