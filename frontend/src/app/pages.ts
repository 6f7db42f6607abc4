import { matchPath } from 'react-router';
import { loadPage, type Page } from './page';

/** Every address of the product; what is not here is the not-found page. Earlier entries win. */
export const pages: readonly Page[] = [
  { path: '/', load: () => import('./pages/HomePage') },
  { path: '/contracts', load: () => import('./pages/ContractsPage') },
  { path: '/contracts/submit', load: () => import('./pages/SubmitContractPage'), signedInOnly: true },
  { path: '/contracts/:id', load: () => import('./pages/ContractPage') },
  { path: '/account', load: () => import('./pages/AccountPage'), signedInOnly: true },
  { path: '/admin', load: () => import('./pages/AdminPage'), browserOnly: true },
  { path: '/privacy', load: () => import('./pages/PrivacyPage') },
  { path: '/terms', load: () => import('./pages/TermsPage') },
  { path: '/api/login', load: () => import('./pages/SignInPage') },
];

export function findPage(pathname: string) {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return null;
}

/** Has the code of an address at hand before it is drawn. */
export async function preloadPath(pathname: string) {
  const found = findPage(pathname);
  if (found) await loadPage(found.page);
}
