import { MailCheck, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useConnection } from '../../lib/connection';
import { signInPath, takeSignedUp } from '../../lib/session/sign-in';
import { useSession } from '../../lib/session/useSession';
import './Notices.css';

const CONNECTION = {
  online: '',
  offline: "You're offline.",
  unreachable: "We can't reach the server. We keep trying.",
};

/**
 * Notices that any page may show: the session has ended, the device is offline. They float above dialogs, so that their
 * links work while a dialog is open.
 */
export function Notices() {
  const connection = useConnection();
  const { me, ended } = useSession();
  const [signedUp, setSignedUp] = useState(false);
  const { pathname, search, hash } = useLocation();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  // Outside of #root, which a dialog hides from assistive technology.
  useEffect(() => {
    setRoot(document.getElementById('toast-root'));
    if (takeSignedUp()) setSignedUp(true);
  }, []);
  if (!root) return null;
  return createPortal(
    <div className="notices">
      {ended && (
        <p role="alert" className="ended">
          <TriangleAlert size={18} aria-hidden />
          <span>
            Your session has ended. <a href={signInPath(pathname + search + hash)}>Sign in to continue.</a>
          </span>
        </p>
      )}
      {connection !== 'online' && (
        <p role="alert" className="connection">
          <WifiOff size={18} aria-hidden />
          {CONNECTION[connection]}
        </p>
      )}
      {signedUp && me && !me.emailVerified && (
        <p role="status" className="inbox">
          <MailCheck size={18} aria-hidden />
          <span>
            Check your inbox: we sent a link to <strong>{me.email}</strong>. Open it to confirm your address.
          </span>
          <button type="button" onClick={() => setSignedUp(false)}>
            OK
          </button>
        </p>
      )}
    </div>,
    root,
  );
}
