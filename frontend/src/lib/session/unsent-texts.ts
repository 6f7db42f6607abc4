/** Prefix of the keys of unfinished contracts in `localStorage`; the member's id follows. */
export const DRAFT_KEY = 'handover.contract-draft.';

/**
 * Deletes what a member typed and did not send. Called when they sign out, because the next person at a shared computer
 * could read it, such as the VIN and the street of a draft. It stays when a session expires.
 */
export function forgetUnsentTexts(): void {
  try {
    window.sessionStorage.clear();
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(DRAFT_KEY)) window.localStorage.removeItem(key);
  } catch {
    // a browser that stores nothing has nothing to forget
  }
}
