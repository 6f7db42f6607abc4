/** Begins the keys of unfinished contracts in `localStorage`; the member's id follows. */
export const DRAFT_KEY = 'handover.contract-draft.';

/**
 * What a member typed and did not send stays in the browser when a session expires. When they sign out it goes: the next person
 * at a shared computer could read it, such as the VIN and the street of a draft.
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
