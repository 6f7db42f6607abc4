import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "about 1 hour ago"; "Just now" below a minute. */
export function timeAgo(iso: string) {
  const then = new Date(iso);
  if (Date.now() - then.getTime() < 60_000) return 'Just now';
  return `${formatDistanceToNow(then)} ago`;
}

/** "Posted about 1 hour ago", even in the first minute: the spec fixes the card's wording. */
export const postedAgo = (iso: string) => `Posted ${formatDistanceToNow(new Date(iso))} ago`;

/** "October 3, 2026" in UTC, the same on the server and in every time zone. */
export function formatDay(iso: string) {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
