const KEY = 'signed-up';

/** Remembers in this tab that an account was just created, because signing in reloads the page. */
export function markSignedUp() {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage, only the hint about the inbox is missing.
  }
}

/** True once after a sign-up. */
export function takeSignedUp(): boolean {
  try {
    const found = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return found;
  } catch {
    return false;
  }
}
