import { useSyncExternalStore } from 'react';

const KEY = 'last-list';
const LIST = '/contracts';

/** Remembers the filters and the sort order of the contract list in this tab. */
export function rememberList(search: string) {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Storage can be blocked: "Back to Contracts" then opens the whole list.
  }
}

/** The address of the list as it was last seen in this tab. */
export function lastListPath() {
  try {
    return LIST + (sessionStorage.getItem(KEY) ?? '');
  } catch {
    return LIST;
  }
}

const never = () => () => undefined;

/** Like `lastListPath`, for a server-rendered page: the first render must equal the server's. */
export const useLastListPath = () => useSyncExternalStore(never, lastListPath, () => LIST);
