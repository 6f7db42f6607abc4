import { createContext, use, useSyncExternalStore } from 'react';
import { ContentDocument, MeDocument, type ContentQuery, type MeQuery } from '../../generated/boot';
import { request } from './request';

export type Me = NonNullable<MeQuery['me']>;

/** The viewer and the site content, which every page needs; `undefined` means still loading. */
export interface BootState {
  me?: Me | null;
  content?: ContentQuery['content'];
  contentFailed?: boolean;
  /** `me` is null because one page is sent to everybody; after hydration the browser asks who is signed in. */
  viewerUnknown?: boolean;
}

export interface BootStore {
  get: () => BootState;
  set: (change: BootState) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createBootStore(initial: BootState): BootStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches what the server did not embed in the page, in parallel. A failed `me` counts as signed out. */
export function completeBoot(store: BootStore) {
  const { me, content, contentFailed } = store.get();
  if (me === undefined) {
    request(MeDocument)
      .then((data) => store.set({ me: data.me }))
      .catch(() => store.set({ me: null }));
  }
  if (!content && !contentFailed) {
    request(ContentDocument)
      .then((data) => store.set({ content: data.content }))
      .catch(() => store.set({ contentFailed: true }));
  }
}

const empty = createBootStore({});
export const BootContext = createContext<BootStore>(empty);

export function useBoot(): BootState {
  const store = use(BootContext);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** For the profile form and the admin's content editor, whose changes show in header and footer. */
export const useSetBoot = () => use(BootContext).set;
