const FIRST_MS = 1_000;
const MOST_MS = 16_000;

/** Full jitter: after a restart all clients lose their sockets at once, and must not all return at once. */
export const retryDelayMs = (retries: number): number =>
  Math.random() * Math.min(FIRST_MS * 2 ** retries, MOST_MS);
