import type { IncomingMessage } from 'node:http';
import { hasSessionCookie } from '../../common/http/session-cookie.js';
import { hasBody } from '../body.js';
import { hasWritten } from '../own-writes.js';

/** What the checks before a GraphQL operation read besides its body; a GET passes them with any headers. */
const COMPARED = ['host', 'origin', 'sec-fetch-site', 'content-type', 'accept'] as const;

/**
 * The part of a request that decides its public answer, without the body of a GraphQL request; null if the request may
 * not share answers. Requests are compared byte for byte, so that one that shares an answer would have passed each check
 * that the first one passed.
 */
export function answerKey({ method, url, headers }: IncomingMessage, secureCookies: boolean): string | null {
  if (headers.authorization !== undefined || hasSessionCookie(headers, secureCookies)) return null;
  if (hasWritten(headers)) return null;
  if (method === 'GET') return hasBody(headers) ? null : `GET ${url}`;
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return null;
  return `POST\n${COMPARED.map((name) => headers[name] ?? '').join('\n')}\n`;
}
