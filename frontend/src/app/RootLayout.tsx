import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingScreen } from '../components/LoadingScreen';
import { announceAwake } from '../early-input';
import { useSession } from '../lib/session/useSession';
import { useViewer } from '../lib/session/useViewer';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageBoundary } from './PageBoundary';
import { SkipLink } from './SkipLink';
import { usePrefetch } from './usePrefetch';
import { useScroll } from './useScroll';

/** The frame of every page. `#page` is what an open dialog makes inert. */
export function RootLayout() {
  const { me, unknown } = useSession();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  usePrefetch();
  useViewer();
  useScroll();

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // After a change of page the keyboard and the screen reader start at its top, not where the old link was.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box id="page" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header me={me} />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        // The home page's last section runs into the footer.
        sx={{ flex: 1, outline: 'none', pb: pathname === '/' ? 0 : { xs: 6, md: 10 } }}
      >
        <PageBoundary address={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            {unknown ? (
              <LoadingScreen />
            ) : (
              <>
                <Outlet />
                <Awake />
              </>
            )}
          </Suspense>
        </PageBoundary>
      </Box>
      <Footer />
    </Box>
  );
}

function Awake() {
  useEffect(announceAwake, []);
  return null;
}
