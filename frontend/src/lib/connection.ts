import { createStore } from './store';

const PROBE = '/healthz';
const PROBE_EVERY_MS = 4_000;

/** `offline`: the device has no network. `unreachable`: the last request got no answer. */
type Connection = 'online' | 'offline' | 'unreachable';

const connection = createStore<Connection>('online');

export const useConnection = connection.useValue;

export const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine;

/** False after a request got no answer, until the server answers again. */
let isReachable = true;

function setReachable(value: boolean) {
  isReachable = value;
  connection.set(isOffline() ? 'offline' : isReachable ? 'online' : 'unreachable');
}

if (typeof window !== 'undefined') {
  setReachable(true);
  for (const event of ['online', 'offline']) window.addEventListener(event, () => setReachable(isReachable));
}

const answers = () => fetch(PROBE, { cache: 'no-store' }).then(Boolean, () => false);

async function probe() {
  // The browser says when it is online again.
  if (navigator.onLine && (await answers())) setReachable(true);
  else setTimeout(() => void probe(), PROBE_EVERY_MS);
}

function lost() {
  if (!isReachable) return;
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

/** Loads code. Without a connection it waits and tries again, so that what was wanted meanwhile appears by itself. */
export async function whenConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // the server answers, so a release has removed the file
      if (!isOffline() && (await answers())) throw error;
      if (!isOffline()) lost();
      await connection.until((value) => value === 'online');
    }
  }
}
