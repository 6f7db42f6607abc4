import type { IncomingHttpHeaders } from 'node:http';
import type { CookieOptions, RequestHandler, Response } from 'express';
import type { Config } from '../common/config/config.js';
import { readingFrom, type Replicas } from '../database/replicas.js';
import { isRead } from '../graphql/documents.js';

const COOKIE = 'handover.wrote';
const POSITION = new RegExp(`(?:^|; )${COOKIE.replace('.', '\\.')}=(\\d{1,16})(?:;|$)`);
/** Replicas that are in use are only seconds behind. */
const MAX_AGE_MS = 60_000;

/** True for clients that have written something in the last minute, if there are replicas. */
export const hasWritten = ({ cookie }: IncomingHttpHeaders): boolean => cookie?.includes(COOKIE) ?? false;

/**
 * Lets clients read their own writes. After a write, a cookie holds the log position of the database, and lists come
 * only from replicas that have reached it. Requests with this cookie share no answers or pages, which may come from a
 * replica that is further behind. During a write, all reads use the primary.
 */
export function readOwnWrites(replicas: Replicas, { secureCookies }: Config): RequestHandler {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    path: '/',
    maxAge: MAX_AGE_MS,
  };
  return (request, response, next) => {
    const known = POSITION.exec(request.headers.cookie ?? '');
    if (isRead(request)) return known ? readingFrom(Number(known[1]), next) : next();
    beforeEnd(response, async () => {
      if (response.statusCode < 400) response.cookie(COOKIE, String(await replicas.written()), options);
    });
    readingFrom(Infinity, next);
  };
}

/** Delays the end of a response whose headers are not sent yet, as express-session does to save the session. */
function beforeEnd(response: Response, work: () => Promise<void>): void {
  const end: Response['end'] = response.end.bind(response);
  response.end = ((...content: Parameters<Response['end']>) => {
    response.end = end;
    if (response.headersSent) return response.end(...content);
    // if this fails, the client gets no cookie and may read outdated lists until the replicas catch up
    void work()
      .catch(() => undefined)
      .then(() => response.end(...content));
    return response;
  }) as Response['end'];
}
