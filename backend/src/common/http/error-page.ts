import type { Request } from 'express';
import type { AppError } from '../api/errors.js';
import { escaped } from './escaped.js';
import { plainPage } from './plain-page.js';

/** Paths for programs, even if a browser opens one of them. */
const CALLS = /^\/(?:api|graphql|graphiql|healthz|readyz|metrics|sandbox)(?:\/|$)/;

/** True if a browser requests a page, for which JSON would be no use. */
export const wantsPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !CALLS.test(request.path) &&
  request.accepts('json', 'html') === 'html';

const HEADINGS: Record<number, string> = { 404: 'Page not found', 503: 'Back in a moment' };

/** A page for when nothing else works. It reloads itself if waiting helps. */
export function errorPage(error: AppError, nonce: string): string {
  const seconds = error.details?.retryAfterSeconds;
  const heading = HEADINGS[error.status] ?? 'Something went wrong';
  return plainPage({
    title: heading,
    nonce,
    head: seconds ? `<meta http-equiv="refresh" content="${Math.ceil(seconds) + 1}">` : '',
    body: `<p>${escaped(error.message)}${seconds ? ' This page will retry automatically.' : ''}</p>
${error.status === 503 ? '<a href="">Try again</a>' : '<a href="/">Back to Home</a>'}`,
  });
}
