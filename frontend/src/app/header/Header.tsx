import { ChevronDown, LogOut, Menu, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { LogoMark } from '../../components/plain/LogoMark';
import { Pill } from '../../components/plain/Pill';
import { Tip } from './Tip';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { useViewerTexts, type Me } from '../../lib/session/useSession';
import { sectionLinks, signInLink, signOut } from '../shell/navigation';
import { Bell } from './Bell';
import { MobileMenu } from './MobileMenu';
import { UnreadMark } from './UnreadMark';
import { useOpenHere } from './useOpenHere';
import './Header.css';

export function Header({ me }: { me: Me | null }) {
  const { title } = useSiteInfo();
  const [open, setOpen] = useOpenHere();
  const { unreadText } = useViewerTexts();
  const viewer = me ? (me.roles.length > 0 ? 'admin' : 'member') : 'visitor';

  return (
    <header
      className={`site-header ${viewer}`}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Container className="row">
        <Link className={title.length > 18 ? 'brand long' : 'brand'} to="/">
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
        <div className="wide">{me ? <MemberActions me={me} /> : <VisitorActions />}</div>
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
          onClick={() => setOpen(!open)}
        >
          <span style={{ position: 'relative', display: 'grid' }}>
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
            {me && !open && <UnreadMark />}
          </span>
        </button>
      </Container>
      <div id="mobile-menu" className="narrow">
        {open && <MobileMenu me={me} onClose={() => setOpen(false)} />}
      </div>
    </header>
  );
}

/** Links to the home page's sections: in the header if there is room, otherwise below a "More" button (Header.css). */
function HeaderSections() {
  const [open, setOpen] = useOpenHere();
  return (
    <div
      className="sections"
      data-open={open || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className="more"
        aria-expanded={open}
        aria-controls="header-sections"
        onClick={() => setOpen(!open)}
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

function VisitorActions() {
  const { pathname, search } = useLocation();
  return (
    <>
      <a className="page" href={signInLink(pathname + search)}>
        Sign In
      </a>
      <Button className="action" size="small" variant="outlined" to="/contracts/submit">
        Submit Contract
      </Button>
      <Button size="small" variant="contained" to="/contracts">
        Get Started
      </Button>
    </>
  );
}

function MemberActions({ me }: { me: Me }) {
  const { initials, unreadText } = useViewerTexts();
  return (
    <>
      {me.isAdmin && <Pill>Admin</Pill>}
      {me.roles.length > 0 && (
        <NavLink className="section" to="/admin">
          Admin Panel
        </NavLink>
      )}
      <Button className="action" size="small" variant="contained" to="/contracts/submit">
        Submit Contract
      </Button>
      <NavLink className="page" to="/account" end aria-description={unreadText}>
        <span className="avatar" aria-hidden>
          {initials}
          <UnreadMark />
        </span>
        My Account
      </NavLink>
    </>
  );
}

const LogoutButton = () => (
  <Tip text="Logout">
    <button type="button" className="icon" aria-label="Logout" onClick={signOut}>
      <LogOut size={20} aria-hidden />
    </button>
  </Tip>
);
