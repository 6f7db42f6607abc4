import { useSyncExternalStore } from 'react';

const PROBE = '/healthz';
const PROBE_EVERY_MS = 4_000;

/** False after a request got no answer, until the server answers again. */
let reachable = true;
const listeners = new Set<() => void>();

function setReachable(value: boolean) {
  if (reachable === value) return;
  reachable = value;
  listeners.forEach((listener) => listener());
}

const answers = () => fetch(PROBE, { cache: 'no-store' }).then(Boolean, () => false);

async function probe() {
  // The browser says when it is online again.
  if (navigator.onLine && (await answers())) setReachable(true);
  else setTimeout(() => void probe(), PROBE_EVERY_MS);
}

function lost() {
  if (!reachable) return;
  setReachable(false);
  setTimeout(() => void probe(), PROBE_EVERY_MS);
}

/** Like `fetch`, and reports a request without an answer to `useConnection`. */
export async function send(path: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    // A request that the page itself has canceled says nothing about the connection.
    if (!init?.signal?.aborted) lost();
    throw error;
  }
}

export type Connection = 'online' | 'offline' | 'unreachable';

export const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine;

const current = (): Connection => (isOffline() ? 'offline' : reachable ? 'online' : 'unreachable');

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** `offline`: the device has no network. `unreachable`: the last request got no answer. */
export const useConnection = () => useSyncExternalStore(subscribe, current, (): Connection => 'online');

/** Loads code. Without a connection it waits and tries again, so that what was wanted meanwhile appears by itself. */
export async function whenConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // the server answers, so a release has removed the file
      if (!isOffline() && (await answers())) throw error;
      if (!isOffline()) lost();
      await online();
    }
  }
}

const online = () =>
  new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (current() !== 'online') return;
      stop();
      resolve();
    });
  });
