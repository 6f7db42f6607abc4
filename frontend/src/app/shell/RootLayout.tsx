import { Component, Suspense, useEffect, useRef, type ErrorInfo, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Container } from '../../components/plain/Container';
import { ErrorState } from '../../components/plain/ErrorState';
import { LoadingScreen } from '../../components/plain/LoadingScreen';
import { announceHydrated } from '../../early-input';
import { useSession } from '../../lib/session/useSession';
import { useUnreadRefresh } from '../../lib/session/useUnread';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { Notices } from './Notices';
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

interface PageBoundaryProps {
  /** Resets the boundary when the address changes. */
  address: string;
  children: ReactNode;
}

/** Keeps header and footer when a page throws or its chunk fails to load, e.g. after a release. */
class PageBoundary extends Component<PageBoundaryProps, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromProps({ address }: PageBoundaryProps, { brokenAt }: { brokenAt: string | null }) {
    return brokenAt === '' ? { brokenAt: address } : null;
  }

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page failed to render', error, info.componentStack);
    // The fallback has a retry button, so early clicks must be replayed here too.
    announceHydrated();
  }

  override render() {
    if (this.state.brokenAt !== this.props.address) return this.props.children;
    return (
      <Container>
        <ErrorState
          title="Something went wrong on this page"
          text="Please reload it. If it keeps happening, tell us what you were doing."
          onRetry={() => window.location.reload()}
        />
      </Container>
    );
  }
}
