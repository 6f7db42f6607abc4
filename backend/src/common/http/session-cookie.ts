import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';

/** The __Host- prefix binds the cookie to this host over https; browsers reject the prefix without https. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-handover' : 'handover.sid');

/** False for requests that are certainly a visitor's: the session does not have to be read. */
export const hasSessionCookie = ({ cookie }: IncomingHttpHeaders, secure: boolean): boolean =>
  cookie?.includes(cookieName(secure)) ?? false;

/** The id of the session that the cookie of express-session names; null without one and if its signature is wrong. */
export function signedSessionId(
  { cookie = '' }: IncomingHttpHeaders,
  secure: boolean,
  secret: string,
): string | null {
  const value = parse(cookie)[cookieName(secure)];
  return (value?.startsWith('s:') && unsign(value.slice(2), secret)) || null;
}
