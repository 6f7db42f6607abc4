import { styled } from '@mui/material/styles';
import { MailCheck, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useConnection } from '../lib/connection';
import { signInPath } from '../lib/session/sign-in';
import { takeSignedUp } from '../lib/session/signed-up';
import { useSession } from '../lib/session/useSession';

/** Floats below the header, so that nothing moves, and above dialogs, so that its link can be used while one is open. */
const Frame = styled('div')({
  position: 'fixed',
  top: 76,
  insetInline: 12,
  zIndex: 1450,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& p': {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: 0,
    padding: '4px 16px',
    minHeight: 48,
    boxSizing: 'border-box',
    borderRadius: 14,
    border: '1px solid var(--mui-palette-divider)',
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
    color: 'var(--mui-palette-amber-ink)',
    backgroundColor: 'var(--mui-palette-amber-soft)',
    boxShadow: '0 12px 32px -12px rgb(10 20 16 / 0.35)',
  },
  '& svg': { flex: 'none' },
  // At the bottom, so that it does not cover the heading of the page that follows the sign-up.
  '& .inbox': {
    position: 'fixed',
    bottom: 16,
    insetInline: 12,
    maxWidth: 560,
    marginInline: 'auto',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    overflowWrap: 'anywhere',
  },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    flex: 'none',
    font: 'inherit',
    fontWeight: 700,
    color: 'inherit',
    textUnderlineOffset: '0.2em',
  },
  '& button': {
    padding: '0 4px',
    border: 0,
    background: 'none',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});

const CONNECTION = {
  online: '',
  offline: "You're offline. What you typed stays here until you're back.",
  unreachable: "We can't reach the server. What you typed stays here; we keep trying.",
};

/** What every page may have to say at any time: the session has ended, the device is offline. */
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
    <Frame>
      {ended && (
        <p role="alert">
          <TriangleAlert size={18} aria-hidden />
          <span>
            Your session has ended. <a href={signInPath(pathname + search + hash)}>Sign in to continue.</a>
          </span>
        </p>
      )}
      {connection !== 'online' && (
        <p role="alert">
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
            Continue
          </button>
        </p>
      )}
    </Frame>,
    root,
  );
}
