import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The __Host- prefix binds the cookie to this host over https; browsers reject the prefix without https. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-handover' : 'handover.sid');

/** False for requests that are certainly a visitor's: the session does not have to be read. */
export const hasSessionCookie = ({ cookie }: IncomingHttpHeaders, secure: boolean): boolean =>
  cookie?.includes(cookieName(secure)) ?? false;

/** Session id and signature as express-session writes them. */
const SIGNED = /^s:([^.]+)\.(.+)$/;

/** The id of the session that the cookie names; null without one and if its signature is wrong. */
export function signedSessionId(
  { cookie = '' }: IncomingHttpHeaders,
  secure: boolean,
  secret: string,
): string | null {
  const start = `${cookieName(secure)}=`;
  const pair = cookie.split(';').find((text) => text.trimStart().startsWith(start));
  const [, id, given] = SIGNED.exec(decoded(pair?.trim().slice(start.length) ?? '')) ?? [];
  if (!id || !given) return null;
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  const [a, b] = [Buffer.from(signature), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b) ? id : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
