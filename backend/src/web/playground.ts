import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import type { Config } from '../common/config.js';
import { assets } from './assets.js';
import { FRONTEND } from './frontend.js';

/**
 * GraphiQL from our own bundle, at /graphiql/. In production it is for an admin's session only, and for everybody
 * else a page that does not exist, as the schema itself.
 */
export function playground(config: Config): RequestHandler {
  const folder = join(FRONTEND, 'graphiql');
  const files = assets(folder);
  const page = existsSync(folder) ? readFileSync(join(folder, 'index.html'), 'utf8') : null;
  return (request, response, next) => {
    if (!files || !page || (config.production && !request.user?.isAdmin)) return next();
    if (request.path !== '/') return files(request, response, next);
    // its own files are asked for by paths below it
    if (!request.originalUrl.startsWith('/graphiql/')) return response.redirect(301, '/graphiql/');
    sendPage(response, page);
  };
}

/** Its editor writes style elements of its own, so this one page allows them. */
function sendPage(response: Response, page: string): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  );
  response.type('html').send(page);
}
