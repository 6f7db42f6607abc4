import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { hasSessionCookie } from '../common/session-cookie.js';

/** What the checks before a GraphQL operation read besides its body; a GET passes them with any headers. */
const COMPARED = ['host', 'origin', 'sec-fetch-site', 'content-type', 'accept'] as const;

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The part of a request that decides its public answer, without the body of a GraphQL request; null if the request may
 * not share answers. Requests are compared byte for byte, so that one that shares an answer would have passed each check
 * that the first one passed.
 */
export function answerKey({ method, url, headers }: IncomingMessage, secureCookies: boolean): string | null {
  if (headers.authorization !== undefined || hasSessionCookie(headers, secureCookies)) return null;
  if (method === 'GET') return hasBody(headers) ? null : `GET ${url}`;
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return null;
  return `POST\n${COMPARED.map((name) => headers[name] ?? '').join('\n')}\n`;
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The body if it arrived in one piece; then it is no longer in the stream. Null if it did not. */
    wholeBody?: Buffer | null;
  }
}

/**
 * Calls back with the body of a request if it arrives whole in one piece, as most JSON does, else with null. A body in
 * several pieces stays readable. To be called once per request.
 */
export function peekBody(request: IncomingMessage, done: (body: string | null) => void): void {
  request.once('readable', () => {
    const body = request.read() as Buffer | null;
    const isWhole = body?.length === Number(request.headers['content-length']);
    request.wholeBody = isWhole ? body : null;
    if (body && !isWhole) request.unshift(body);
    done(isWhole ? body.toString('latin1') : null);
  });
}
