import { existsSync } from 'node:fs';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

const HASHED = /^\/assets\//;
const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
/** Drawn per request by the pages, or nobody's business. */
const NOT_SERVED = /\.(?:html|map)$/;

/** The built files of the web client, compressed ones where the browser takes them; null before the first build. */
export function assets(folder: string): RequestHandler | null {
  if (!existsSync(folder)) return null;
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('Cache-Control', HASHED.test(path) ? A_YEAR : AN_HOUR),
  });
  return (request, response, next) =>
    NOT_SERVED.test(request.path) ? next() : serve(request, response, next as () => void);
}
