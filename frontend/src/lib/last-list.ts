import { tabStorage } from './tab-storage';
import { useHydrated } from './useHydrated';

const KEY = 'last-list';
const LIST = '/contracts';

/** Remembers the filters and the sort order of the contract list in this tab. */
export const rememberList = (search: string) => tabStorage.set(KEY, search);

/** The address of the list as it was last seen in this tab. */
export const lastListPath = () => LIST + (tabStorage.get(KEY) ?? '');

/** Like `lastListPath`, for a server-rendered page: the first render must equal the server's. */
export const useLastListPath = () => (useHydrated() ? lastListPath() : LIST);
