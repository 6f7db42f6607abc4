import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import type { Config } from '../common/config/config.js';
import { assets, FRONTEND } from './assets.js';

/**
 * Serves GraphiQL from our own bundle at /graphiql/. In production the page exists for admins only, like the schema.
 */
export function playground(config: Config): RequestHandler {
  const folder = join(FRONTEND, 'graphiql');
  // loaded on the first request, because the files have 11 MB
  const load = () => {
    const files = assets(folder);
    return files && { files, page: readFileSync(join(folder, 'index.html'), 'utf8') };
  };
  let loaded: ReturnType<typeof load> = null;
  return (request, response, next) => {
    if (config.production && !request.user?.isAdmin) return next();
    loaded ??= load();
    if (!loaded) return next();
    if (request.path !== '/') return loaded.files(request, response, next);
    // its files have relative paths, which need the trailing slash
    if (!request.originalUrl.startsWith('/graphiql/')) return response.redirect(301, '/graphiql/');
    sendPage(response, loaded.page);
  };
}

/** The editor creates style elements, so only this page allows inline styles. */
function sendPage(response: Response, page: string): void {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  );
  response.type('html').send(page);
}
