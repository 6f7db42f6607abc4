import { use, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { LazyQuestion, LazyToaster } from '../../components/plain/LazyOverlays';
import { BootProvider, type BootState } from '../../lib/boot/boot';
import { whenConnected } from '../../lib/connection';
import { useSession } from '../../lib/session/useSession';
import { loadPage, type Page, type PageModule } from './page-module';
import { findPage, notFoundPage } from './pages';
import { RootLayout } from './RootLayout';
import 'virtual:theme.css';
import '../../theme/base.css';

interface AppProps {
  boot: BootState;
  /** Wraps the routes: BrowserRouter in the browser, StaticRouter on the server. */
  router: (routes: ReactNode) => ReactNode;
}

/** The root component; server and browser render the same tree. */
export const App = ({ boot, router }: AppProps) => (
  <BootProvider initial={boot}>
    {router(<AppRoutes />)}
    <LazyToaster />
    <LazyQuestion />
  </BootProvider>
);

/** The router compiles and ranks all routes that it is given in one piece, so it gets the only one that can match. */
function AppRoutes() {
  const page = findPage(useLocation().pathname)?.page ?? notFoundPage;
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route path={page.path} element={<PageView key={page.path} page={page} />} />
      </Route>
    </Routes>
  );
}

/** Renders a page once its chunk has loaded; visitors of a members' page are invited to sign in. */
function PageView({ page }: { page: Page }) {
  const { me } = useSession();
  const { Component } = use(moduleOf(page.signedInOnly && !me ? notFoundPage : page));
  return <Component />;
}

const loading = new WeakMap<Page, Promise<PageModule>>();

function moduleOf(page: Page) {
  const started =
    loading.get(page) ?? (page.module ? settled(page.module) : whenConnected(() => loadPage(page)));
  loading.set(page, started);
  return started;
}

/** A resolved thenable that React's `use` reads synchronously, so a loaded page renders without suspending. */
const settled = (value: PageModule) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
