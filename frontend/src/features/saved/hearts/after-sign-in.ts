const KEY = 'after-sign-in';

/** What a visitor wanted to do when they were sent to sign in: it is done when they come back to this tab. */
export type Wanted = { save: string } | { search: true };

export function rememberWanted(wanted: Wanted) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // Without storage, the member has to press the button again.
  }
}

/** Returns it once. */
export function takeWanted(): Wanted | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as Wanted) : null;
  } catch {
    return null;
  }
}
