import type { Params } from 'react-router';
import { loadPage, type Page } from './page-module';

/** Loads the other code that the first render of a page needs. */
async function prepared<Module extends { prepare: () => Promise<void> }>(module: Module): Promise<Module> {
  await module.prepare();
  return module;
}

/** All routes; any other path is the not-found page. Earlier entries win. */
export const pages: readonly Page[] = [
  { path: '/', name: 'HomePage', load: () => import('../pages/HomePage'), sharedByMembers: true },
  {
    path: '/contracts',
    name: 'ContractListPage',
    load: () => import('../pages/ContractListPage'),
    sharedByMembers: true,
  },
  {
    path: '/contracts/submit',
    name: 'SubmitContractPage',
    load: () => import('../pages/SubmitContractPage'),
    signedInOnly: true,
  },
  {
    path: '/contracts/:id',
    name: 'ContractPage',
    load: () => import('../pages/ContractPage'),
    sharedByMembers: true,
  },
  { path: '/account', name: 'AccountPage', load: () => import('../pages/AccountPage'), signedInOnly: true },
  { path: '/admin', name: 'AdminPage', load: () => import('../pages/AdminPage').then(prepared) },
  {
    path: '/privacy',
    name: 'PrivacyPage',
    load: () => import('../pages/PrivacyPage'),
    sharedByMembers: true,
  },
  { path: '/terms', name: 'TermsPage', load: () => import('../pages/TermsPage'), sharedByMembers: true },
  { path: '/api/login', name: 'SignInPage', load: () => import('../pages/SignInPage') },
];

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
  const found = findPage(pathname);
  if (found) await loadPage(found.page);
}
