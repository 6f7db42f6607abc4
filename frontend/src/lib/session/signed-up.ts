import { tabStorage } from '../tab-storage';

const KEY = 'signed-up';

/** Remembers in this tab that an account was just created, because signing in reloads the page. */
export const markSignedUp = () => tabStorage.set(KEY, 'true');

/** True once after a sign-up. */
export function takeSignedUp(): boolean {
  const found = tabStorage.get(KEY) !== null;
  tabStorage.remove(KEY);
  return found;
}
