import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { crossSite } from '../common/api/errors.js';
import { tokenOf } from '../common/http/bearer.js';

/** Paths whose requests are authenticated by a webhook signature or by a token in the URL. */
const AUTHENTICATED = new Set(['/api/stripe/webhook', '/api/unsubscribe', '/api/renewal']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True if a browser says that another site caused the request. Other clients send none of these headers. */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return (
    origin !== undefined &&
    !ownOrigins.includes(origin) &&
    origin !== `http://${headers.host}` &&
    origin !== `https://${headers.host}`
  );
}

/** Accepts unsafe methods only from our own pages, unless something in the request itself authenticates it. */
export const sameSiteOnly =
  (ownOrigins: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    const { method, path } = request;
    if (SAFE.has(method) || AUTHENTICATED.has(path) || path.startsWith('/sandbox/')) return next();
    // a browser adds no token on its own, and another site may not add one without our consent
    if (tokenOf(path, request.headers.authorization) !== undefined) return next();
    if (isCrossSite(request.headers, ownOrigins)) throw crossSite();
    next();
  };
