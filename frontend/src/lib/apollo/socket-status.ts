import { useSyncExternalStore } from 'react';

let up = false;
const listeners = new Set<() => void>();

export function setSocketUp(value: boolean) {
  if (up === value) return;
  up = value;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True while the live socket is connected; chat polls when it is not. */
export const useSocketUp = () =>
  useSyncExternalStore(
    subscribe,
    () => up,
    () => false,
  );
