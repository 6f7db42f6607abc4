import type { IncomingHttpHeaders } from 'node:http';

/** The __Host- prefix binds the cookie to this host over https; browsers reject the prefix without https. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-handover' : 'handover.sid');

/** False for requests that are certainly a visitor's: the session does not have to be read. */
export const hasSessionCookie = ({ cookie }: IncomingHttpHeaders, secure: boolean): boolean =>
  cookie?.includes(cookieName(secure)) ?? false;
