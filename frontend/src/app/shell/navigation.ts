import { signInPath } from '../../lib/session/sign-in';
import { forgetUnsentTexts } from '../../lib/session/unsent-texts';

export interface NavLink {
  label: string;
  to: string;
  signedInOnly?: boolean;
}

export const pageLinks: readonly NavLink[] = [
  { label: 'Browse Contracts', to: '/contracts' },
  { label: 'My Account', to: '/account', signedInOnly: true },
];

export const sectionLinks: readonly NavLink[] = [
  { label: 'Services', to: '/#services' },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'Trust & Safety', to: '/#trust' },
  { label: 'Contact', to: '/#contact' },
];

/** The sign-in page, which returns to `path`; signing in on the sign-in page itself leads home. */
export const signInLink = (path: string) =>
  path === '/' || path.startsWith('/api/login') ? '/api/login' : signInPath(path);

export function signOut() {
  forgetUnsentTexts();
  window.location.assign('/api/logout');
}
