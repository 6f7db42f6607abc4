import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';

const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "about 1 hour ago"; "Just now" below a minute. */
export function timeAgo(iso: string) {
  const then = new Date(iso);
  if (Date.now() - then.getTime() < 60_000) return 'Just now';
  return `${formatDistanceToNow(then)} ago`;
}

/** "Posted about 1 hour ago", also in the first minute: the card's wording is fixed. */
export const postedAgo = (iso: string) => `Posted ${formatDistanceToNow(new Date(iso))} ago`;

/** "October 3, 2026", the same on the server and in every time zone. */
export const formatDay = (iso: string) => day.format(new Date(iso));
