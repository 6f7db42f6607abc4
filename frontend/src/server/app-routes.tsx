import { renderMatches, useLocation } from 'react-router';
import { findPage } from '../app/shell/pages';
import { NotFoundPage } from '../app/pages/NotFoundPage';
import { PageView } from '../app/shell/PageView';
import { RootLayout } from '../app/shell/RootLayout';

/**
 * What `app/AppRoutes` is in the server's bundle (vite.config.ts): the page is known, and React Router need not look for it
 * among all pages. ADR 19 has the figures.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { page, params } = findPage(pathname) ?? { page: null, params: { '*': pathname.slice(1) } };
  const element = page ? <PageView key={page.path} page={page} /> : <NotFoundPage />;
  return renderMatches([
    { params, pathname: '/', pathnameBase: '/', route: { element: <RootLayout /> } },
    { params, pathname, pathnameBase: pathname, route: { path: page?.path ?? '*', element } },
  ]);
}
