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

/** True while the WebSocket is connected; threads poll while it is not. */
export const useSocketUp = () =>
  useSyncExternalStore(
    subscribe,
    () => up,
    () => false,
  );
