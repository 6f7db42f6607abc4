import { useEffect, useSyncExternalStore } from 'react';
import {
  AddFavouriteDocument,
  MyFavouriteIdsDocument,
  RemoveFavouriteDocument,
} from '../../../generated/saved-hearts';
import { request } from '../../../lib/boot/request';
import { toastError } from '../../../lib/toast/toast-error';

/** The ids of the member's favorites; null until they are loaded. One query for all hearts of all pages. */
let ids: ReadonlySet<string> | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>) {
  ids = next;
  listeners.forEach((listener) => listener());
}

const withId = (id: string, isIn: boolean): ReadonlySet<string> =>
  isIn ? new Set([...(ids ?? []), id]) : new Set([...(ids ?? [])].filter((one) => one !== id));

function load(): Promise<void> {
  loading ??= request(MyFavouriteIdsDocument).then(
    ({ myFavouriteIds }) => set(new Set(myFavouriteIds)),
    // The hearts stay empty; the next page tries again.
    () => {
      loading = null;
    },
  );
  return loading;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the member has saved the contract; `atFirst` until that is known, and false for visitors. */
export function useIsFavourite(contractId: string, isMember: boolean, atFirst: boolean): boolean {
  useEffect(() => {
    if (isMember) void load();
  }, [isMember]);
  return useSyncExternalStore(
    subscribe,
    () => ids?.has(contractId) ?? atFirst,
    () => atFirst,
  );
}

/** Saves the contract or removes it: the heart changes at once, and back if the server refuses. False if it refused. */
export async function setFavourite(contractId: string, isFavourite: boolean): Promise<boolean> {
  await load();
  set(withId(contractId, isFavourite));
  try {
    if (isFavourite) await request(AddFavouriteDocument, { contractId });
    else await request(RemoveFavouriteDocument, { contractId });
    return true;
  } catch (error) {
    set(withId(contractId, !isFavourite));
    toastError(error, 'Error', 'Your favorites could not be changed. Please try again.');
    return false;
  }
}
