import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { useViewerTexts } from '../../lib/session/useSession';
import { useHydrated } from '../../lib/useHydrated';
import { useOpenHere } from './useOpenHere';
import { UnreadMark } from './UnreadMark';
import './Bell.css';

/** Loads code that only members need. If that fails, nothing is shown in its place. */
const optional = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType => () => null) }));

const Panel = optional(() =>
  import('../../features/notifications/bell/BellPanel').then((module) => module.BellPanel),
);
const Live = optional(() =>
  import('../../features/notifications/bell/LiveNotifications').then((module) => module.LiveNotifications),
);

/** The bell with the number of unread notifications, and a panel with the newest ones. */
export function Bell() {
  const { bellText } = useViewerTexts();
  const [open, setOpen] = useOpenHere();
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="bell"
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className="icon"
        aria-label="Notifications"
        aria-description={bellText}
        aria-expanded={open}
        aria-controls="bell-panel"
        onClick={() => setOpen(!open)}
      >
        <span className="bell-icon">
          <BellIcon size={20} aria-hidden />
          <UnreadMark of="bellMark" />
        </span>
      </button>
      <div id="bell-panel">
        {open && (
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        )}
      </div>
      {hydrated && (
        <Suspense fallback={null}>
          <Live />
        </Suspense>
      )}
    </div>
  );
}
