import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { ROOT } from '../common/root.js';

/** The folder of the built web client. */
export const FRONTEND = join(ROOT, 'frontend/dist');

const HASHED = /^\/assets\//;
const A_YEAR = 'public, max-age=31536000, immutable';
const FONT = /\.woff2$/;
const AN_HOUR = 'public, max-age=3600';
/** Pages (rendered per request), source maps, compressed copies and hidden files. */
const NOT_SERVED = /(?:\.html|\.map|\.br|\.gz)$|\/\./;

interface Asset {
  etag: string;
  type: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/**
 * Serves the built files of the web client, compressed if the browser accepts that. They are a few megabytes and kept
 * in memory, so that a build that replaces them does not break the pages of a running server. Null before the first
 * build.
 */
export function assets(folder: string): RequestHandler | null {
  if (!existsSync(folder)) return null;
  const assets = load(folder);
  return (request, response, next) => {
    const asset = assets.get(request.path);
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.setHeader('Cache-Control', HASHED.test(request.path) ? A_YEAR : AN_HOUR);
    // The payment provider's card form loads our typeface into a frame of its own origin.
    if (FONT.test(request.path)) response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', asset.etag);
    if (request.fresh) return void response.status(304).end();
    response.type(asset.type);
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
    const compressed = encoding === 'br' || encoding === 'gzip' ? asset[encoding] : null;
    if (compressed) response.setHeader('Content-Encoding', encoding as string);
    const body = compressed ?? asset.plain;
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function load(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file) : null);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!entry.isFile() || NOT_SERVED.test(path)) continue;
    const plain = readFileSync(file);
    assets.set(path, {
      plain,
      br: readIfExists(`${file}.br`),
      gzip: readIfExists(`${file}.gz`),
      type: extname(path),
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    });
  }
  return assets;
}
