const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next one is made. */
const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

export const MOST_TRIES = WAITS_MS.length + 1;

/** When to send again after the nth failed attempt; null if it is given up. */
export function nextAttempt(tries: number, now: string): string | null {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? null : new Date(Date.parse(now) + wait).toISOString();
}
