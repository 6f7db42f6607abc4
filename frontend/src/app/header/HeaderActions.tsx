import { LogOut } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { Button } from '../../components/plain/Button';
import { Pill } from '../../components/plain/Pill';
import { Tip } from '../../components/plain/Tip';
import { useViewerTexts, type Me } from '../../lib/session/useSession';
import { signInLink, signOut } from '../shell/navigation';
import { UnreadMark } from './UnreadMark';

/** The links on the right side of the header, with one primary button. */
export const HeaderActions = ({ me }: { me: Me | null }) =>
  me ? <MemberActions me={me} /> : <VisitorActions />;

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
      {me.isAdmin && (
        <>
          <Pill tone="amber">Admin</Pill>
          <NavLink className="section" to="/admin">
            Admin Panel
          </NavLink>
        </>
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

export const LogoutButton = () => (
  <Tip text="Logout">
    <button type="button" className="icon" aria-label="Logout" onClick={signOut}>
      <LogOut size={20} aria-hidden />
    </button>
  </Tip>
);
