import { matchPath, type Params } from 'react-router';
import { loadPage, type Page } from './page';

/** A page whose first render needs more code than its own module has loaded that, too. */
async function prepared<Module extends { prepare: () => Promise<void> }>(module: Module): Promise<Module> {
  await module.prepare();
  return module;
}

/** All routes; any other path is the not-found page. Earlier entries win. */
export const pages: readonly Page[] = [
  { path: '/', name: 'HomePage', load: () => import('./pages/HomePage'), sharedByMembers: true },
  {
    path: '/contracts',
    name: 'ContractsPage',
    load: () => import('./pages/ContractsPage'),
    sharedByMembers: true,
  },
  {
    path: '/contracts/submit',
    name: 'SubmitContractPage',
    load: () => import('./pages/SubmitContractPage'),
    signedInOnly: true,
  },
  {
    path: '/contracts/:id',
    name: 'ContractPage',
    load: () => import('./pages/ContractPage'),
    sharedByMembers: true,
  },
  { path: '/account', name: 'AccountPage', load: () => import('./pages/AccountPage'), signedInOnly: true },
  { path: '/admin', name: 'AdminPage', load: () => import('./pages/AdminPage').then(prepared) },
  { path: '/privacy', name: 'PrivacyPage', load: () => import('./pages/PrivacyPage'), sharedByMembers: true },
  { path: '/terms', name: 'TermsPage', load: () => import('./pages/TermsPage'), sharedByMembers: true },
  { path: '/api/login', name: 'SignInPage', load: () => import('./pages/SignInPage') },
];

type FoundPage = { page: Page; params: Params } | null;

/** The server asks for the same path several times in a row. */
let latest: { pathname: string; found: FoundPage } | undefined;

export function findPage(pathname: string): FoundPage {
  if (latest?.pathname !== pathname) latest = { pathname, found: matchPages(pathname) };
  return latest.found;
}

function matchPages(pathname: string): FoundPage {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return null;
}

/** Loads the page chunk of a path before it is rendered. */
export async function preloadPath(pathname: string) {
  const found = findPage(pathname);
  if (found) await loadPage(found.page);
}
