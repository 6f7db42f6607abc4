import type { IncomingMessage } from 'node:http';
import { hasSessionCookie } from '../../common/http/session-cookie.js';
import { hasBody } from '../body.js';
import { hasWritten } from '../own-writes.js';

/** Headers that the checks before a GraphQL operation read. A GET passes those checks with any headers. */
const COMPARED = ['host', 'origin', 'sec-fetch-site', 'content-type', 'accept'] as const;

/**
 * Identifies the public answer of a request, except for the body of a GraphQL request; null if the request may not
 * share answers. The key holds every header that the checks read, so requests with equal keys pass the same checks.
 */
export function answerKey({ method, url, headers }: IncomingMessage, secureCookies: boolean): string | null {
  if (headers.authorization !== undefined || hasSessionCookie(headers, secureCookies)) return null;
  if (hasWritten(headers)) return null;
  if (method === 'GET') return hasBody(headers) ? null : `GET ${url}`;
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return null;
  return `POST\n${COMPARED.map((name) => headers[name] ?? '').join('\n')}\n`;
}
