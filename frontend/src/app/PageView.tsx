import { use } from 'react';
import { useSession } from '../lib/session/useSession';
import { NotFoundPage } from './pages/NotFoundPage';
import { loadPage, type Page, type PageModule } from './page';

const loading = new WeakMap<Page, Promise<PageModule>>();

function moduleOf(page: Page) {
  const started = loading.get(page) ?? (page.module ? settled(page.module) : loadPage(page));
  loading.set(page, started);
  return started;
}

/** In the form that React reads without waiting: what is loaded is drawn in the first go. */
const settled = (value: PageModule) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Draws a page when its code is there; routes for signed-in people do not exist for visitors. */
export function PageView({ page }: { page: Page }) {
  const { me } = useSession();
  if (page.signedInOnly && !me) return <NotFoundPage offerSignIn />;
  const { Component } = use(moduleOf(page));
  return <Component />;
}
