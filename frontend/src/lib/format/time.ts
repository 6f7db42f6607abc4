import { distanceBetween } from './distance';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "about 1 hour ago"; "Just now" below a minute. */
export const timeAgo = (iso: string) => ago(iso, 'Just now');

/** Like `timeAgo`, for use inside a sentence: "updated just now". */
export const timeAgoInText = (iso: string) => ago(iso, 'just now');

/** "about 1 hour", and "less than a minute" below one. */
export const timeSince = (iso: string) => distanceBetween(new Date(iso), new Date());

function ago(iso: string, now: string) {
  return Date.now() - Date.parse(iso) < 60_000 ? now : `${timeSince(iso)} ago`;
}

/** "October 3, 2026" in UTC, the same on the server and in every time zone. */
export function formatDay(iso: string) {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/**
 * "Nov 21, 2026, 11:54 PM" in the reader's time zone. The server cannot know that zone, so elements that it renders
 * need `suppressHydrationWarning`.
 */
export function formatMoment(iso: string) {
  const date = new Date(iso);
  const month = MONTHS[date.getMonth()]?.slice(0, 3) ?? '';
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${month} ${date.getDate()}, ${date.getFullYear()}, ${time}`;
}

const MOMENT = /([A-Z][a-z]{2} \d{1,2}, \d{4}), (\d{1,2}:\d{2})\s([AP]M) UTC/g;

/** A text of the server with its moments ("Nov 26, 2026, 9:18 PM UTC") in the reader's time zone. */
export const inLocalTime = (text: string): string =>
  text.replace(MOMENT, (_, day: string, time: string, half: string) => {
    const at = new Date(`${day} ${time} ${half} UTC`);
    const zone = at.toLocaleTimeString('en-US', { timeZoneName: 'short' }).split(' ').at(-1) ?? '';
    return `${formatMoment(at.toISOString())} ${zone}`;
  });
