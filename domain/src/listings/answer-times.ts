/** A member's usual answer time is shown from this many answers on. */
export const ANSWERS_NEEDED = 3;

/** The median of answer times in seconds, in hours: rounded up, at least 1. */
export function usualHours(seconds: readonly number[]): number {
  const sorted = [...seconds].sort((a, b) => a - b);
  // of an even number, the longer one of the two in the middle: the promise is kept by at least half of the answers
  return Math.max(1, Math.ceil((sorted[Math.floor(sorted.length / 2)] ?? 0) / 3600));
}

/** Usually answers within an hour, 5 hours, 2 days. */
export function answersWithinText(hours: number): string {
  if (hours <= 1) return 'Usually answers within an hour';
  if (hours <= 24) return `Usually answers within ${hours} hours`;
  return `Usually answers within ${Math.ceil(hours / 24)} days`;
}
