import { use } from 'react';
import { useSession } from '../lib/session/useSession';
import { NotFoundPage } from './pages/NotFoundPage';
import { loadPage, type Page, type PageModule } from './page';

const loading = new WeakMap<Page, Promise<PageModule>>();

function moduleOf(page: Page) {
  const started = loading.get(page) ?? loadPage(page);
  loading.set(page, started);
  return started;
}

/** Draws a page when its code is there; routes for signed-in people do not exist for visitors. */
export function PageView({ page }: { page: Page }) {
  const { me } = useSession();
  if (page.signedInOnly && !me) return <NotFoundPage offerSignIn />;
  const { Component } = page.module ?? use(moduleOf(page));
  return <Component />;
}
