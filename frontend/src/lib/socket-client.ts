import { createClient } from 'graphql-ws';
import { setSocketUp } from './apollo/socket-status';
import { retryDelayMs } from './socket-retry';

const url = () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

/** The one WebSocket of this tab; it opens with the first subscription. */
export const socketClient = createClient({
  url: url(),
  lazy: true,
  lazyCloseTimeout: 1_000,
  keepAlive: 12_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, retryDelayMs(retries))),
  on: {
    connected: () => setSocketUp(true),
    closed: () => setSocketUp(false),
    error: () => setSocketUp(false),
  },
});
