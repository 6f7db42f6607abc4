import { use } from 'react';
import { useSession } from '../../lib/session/useSession';
import { NotFoundPage } from '../pages/NotFoundPage';
import { whenConnected } from '../../lib/connection';
import { loadPage, type Page, type PageModule } from './page-module';

const loading = new WeakMap<Page, Promise<PageModule>>();

function moduleOf(page: Page) {
  const started =
    loading.get(page) ?? (page.module ? settled(page.module) : whenConnected(() => loadPage(page)));
  loading.set(page, started);
  return started;
}

/** A resolved thenable that React's `use` reads synchronously, so a loaded page renders without suspending. */
const settled = (value: PageModule) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Renders a page once its chunk has loaded, which may be when the connection is back; visitors of a members' page are invited to sign in. */
export function PageView({ page }: { page: Page }) {
  const { me } = useSession();
  if (page.signedInOnly && !me) return <NotFoundPage invite />;
  const { Component } = use(moduleOf(page));
  return <Component />;
}
