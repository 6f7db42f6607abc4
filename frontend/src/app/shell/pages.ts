import type { Params } from 'react-router';
import { loadPage, type Page } from './page-module';

/** Loads the other code that the first render of a page needs. */
async function prepared<Module extends { prepare: () => Promise<void> }>(module: Module): Promise<Module> {
  await module.prepare();
  return module;
}

const page = (path: string, name: string, load: Page['load'], options: Partial<Page> = {}): Page => ({
  path,
  name,
  load,
  ...options,
});
const SHARED = { sharedByMembers: true };
const MEMBERS_ONLY = { signedInOnly: true };

/** All routes. Earlier entries win. */
export const pages: readonly Page[] = [
  page('/', 'HomePage', () => import('../pages/HomePage'), SHARED),
  page('/contracts', 'ContractListPage', () => import('../pages/ContractListPage').then(prepared), SHARED),
  page('/contracts/submit', 'SubmitContractPage', () => import('../pages/SubmitContractPage'), MEMBERS_ONLY),
  page('/contracts/:id', 'ContractPage', () => import('../pages/ContractPage'), SHARED),
  page('/account', 'AccountPage', () => import('../pages/AccountPage').then(prepared), MEMBERS_ONLY),
  page('/admin', 'AdminPage', () => import('../pages/AdminPage').then(prepared)),
  page('/privacy', 'PrivacyPage', () => import('../pages/PrivacyPage'), SHARED),
  page('/terms', 'TermsPage', () => import('../pages/TermsPage'), SHARED),
  page('/api/login', 'SignInPage', () => import('../pages/SignInPage')),
];

/** For any other path, and for visitors of members' pages. */
export const notFoundPage = page('*', 'NotFoundPage', () => import('../pages/NotFoundPage'));

type FoundPage = { page: Page; params: Params } | null;

/**
 * The pattern that React Router makes of each path. Compiled once, because the server checks each GET request against
 * it.
 */
const PATTERNS = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i'),
}));

/** A path that cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  const parts = pathname.split('/');
  try {
    return parts.map((part) => decodeURIComponent(part).replaceAll('/', '%2F')).join('/');
  } catch {
    return pathname;
  }
}

/** The page of a path, and its decoded parameters, as React Router's `Routes` finds them. */
export function findPage(pathname: string): FoundPage {
  const path = decoded(pathname);
  for (const { page, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {});
    return {
      page,
      params: Object.fromEntries(params.map(([name, value]) => [name, value.replaceAll('%2F', '/')])),
    };
  }
  return null;
}

/** Loads the page chunk of a path before it is rendered. */
export async function preloadPath(pathname: string) {
  await loadPage(findPage(pathname)?.page ?? notFoundPage);
}
