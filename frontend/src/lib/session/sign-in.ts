import { tabStorage } from '../tab-storage';

/** URL of the sign-in page that returns to `path`; sign-in is a full page load. */
export const signInPath = (path: string) => `/api/login?returnTo=${encodeURIComponent(path)}`;

/** URL of the sign-up page that returns to `path`. */
export const signUpPath = (path: string) => `/api/login?mode=register&returnTo=${encodeURIComponent(path)}`;

const KEY = 'signed-up';

/** Remembers in this tab that an account was just created, because signing in reloads the page. */
export const markSignedUp = () => tabStorage.set(KEY, 'true');

/** True once after a sign-up. */
export function takeSignedUp(): boolean {
  const found = tabStorage.get(KEY) !== null;
  tabStorage.remove(KEY);
  return found;
}
