import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingScreen } from '../../components/plain/LoadingScreen';
import { announceHydrated } from '../../early-input';
import { useSession } from '../../lib/session/useSession';
import { useUnreadRefresh } from '../../lib/session/useUnread';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { Notices } from './Notices';
import { PageBoundary } from './PageBoundary';
import { preloadPath } from './pages';
import { useScroll } from './useScroll';
import './RootLayout.css';

/** Header, footer and toasts around every page. An open dialog makes `#page` inert. */
export function RootLayout() {
  const { me, unknown, ended } = useSession();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  usePrefetch();
  useScroll();
  useUnreadRefresh(me !== null);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // After navigation, move focus to the top of the new page for keyboard and screen reader users.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div id="page">
      <SkipLink />
      <Header me={ended ? null : me} />
      <main id="main" ref={main} tabIndex={-1} className={pathname === '/' ? 'flush' : undefined}>
        <PageBoundary address={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            {unknown ? (
              <LoadingScreen />
            ) : (
              <>
                <Outlet />
                <AnnounceHydrated />
              </>
            )}
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <Notices />
    </div>
  );
}

function AnnounceHydrated() {
  useEffect(announceHydrated, []);
  return null;
}

const SkipLink = () => (
  <a className="skip-link" href="#main">
    Skip to content
  </a>
);

/** Prefetches a page's chunk when a link to it is hovered, touched or focused. */
function usePrefetch() {
  useEffect(() => {
    const handle = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      // A failed prefetch is retried, and reported, when the link is followed.
      if (link instanceof HTMLAnchorElement) preloadPath(link.pathname).catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, handle, { passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, handle));
  }, []);
}
