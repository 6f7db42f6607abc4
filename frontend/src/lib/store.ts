import { useSyncExternalStore } from 'react';

/** A value outside of React. Components that read it with `useValue` render again when it changes. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set: (next: Value) => {
      if (next === value) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    /** Resolves once the value is as asked for. */
    until: (isSo: (value: Value) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo(value)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    /** The server and the first render of its page in the browser see the initial value. */
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
