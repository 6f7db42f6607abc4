import { signInPath } from '../../lib/session/sign-in';
import { forgetUnsentTexts } from '../../lib/session/unsent-texts';

export const sectionLinks = [
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
