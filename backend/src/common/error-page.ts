import type { Request } from 'express';
import type { AppError } from './errors.js';
import { escaped } from './escaped.js';

/** Paths for programs, even if a browser opens one of them. */
const CALLS = /^\/(?:api|graphql|graphiql|healthz|readyz|metrics|sandbox)(?:\/|$)/;

/** True if a browser requests a page, for which JSON would be no use. */
export const wantsPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !CALLS.test(request.path) &&
  request.accepts('json', 'html') === 'html';

const HEADINGS: Record<number, string> = { 404: 'Page not found', 503: 'Back in a moment' };

/** A page without scripts and assets except the icon, for when nothing else works. It reloads itself if waiting helps. */
export function errorPage(error: AppError, nonce: string): string {
  const seconds = error.details?.retryAfterSeconds;
  const heading = HEADINGS[error.status] ?? 'Something went wrong';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${seconds ? `<meta http-equiv="refresh" content="${Math.ceil(seconds) + 1}">` : ''}
<title>${heading} | Handover</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 12px;
  padding: 24px; box-sizing: border-box; text-align: center; font: 17px/1.5 system-ui, sans-serif;
  color: #14231e; background: #faf8f3 }
h1 { margin: 16px 0 0; font-size: 28px; line-height: 1.2 }
p { margin: 0; max-width: 40ch }
a { color: #0e5a47; font-weight: 600; padding: 12px }
@media (prefers-color-scheme: dark) { body { color: #e8eeea; background: #0d1512 } a { color: #74d4b3 } }
</style>
</head>
<body>
<img src="/favicon.svg" width="56" height="56" alt="Handover">
<h1>${heading}</h1>
<p>${escaped(error.message)}${seconds ? ' This page will retry automatically.' : ''}</p>
${error.status === 503 ? '<a href="">Try again</a>' : '<a href="/">Back to Home</a>'}
</body>
</html>
`;
}
