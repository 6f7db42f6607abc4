import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of its page in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
