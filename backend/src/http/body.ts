import express, { type RequestHandler } from 'express';
import { AppError } from '../common/errors.js';
import { refuseHostileJson, refuseUnstorable } from '../common/refuse-hostile-json.js';

const LARGEST = '64kb';
/** The sign-in page's own forms work without scripts; nothing else takes a form. */
const FORM_PATHS = new Set(['/api/login', '/api/register']);
/** The webhook reads its raw bytes, GraphQL and the API share the JSON parser. */
const RAW_PATH = '/api/stripe/webhook';

const json = express.json({ limit: LARGEST, strict: false });
const form = express.urlencoded({ limit: LARGEST, extended: false, parameterLimit: 50 });
const raw = express.raw({ limit: '1mb', type: () => true });

const hasBody = (headers: { 'content-length'?: string; 'transfer-encoding'?: string }): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Parses what is allowed where it is allowed; any other body is 415 before anything reads it. */
export const bodies: RequestHandler = (request, response, next) => {
  if (request.path === RAW_PATH) return raw(request, response, next);
  if (!hasBody(request.headers)) return next();
  if (request.is('application/json')) return json(request, response, next);
  if (FORM_PATHS.has(request.path) && request.is('application/x-www-form-urlencoded'))
    return form(request, response, next);
  next(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON (Content-Type: application/json).'));
};

/** Refuses text that cannot be stored and bodies made to hurt, wherever they come in. */
export const hostileInput: RequestHandler = (request, _response, next) => {
  // "*" and whole addresses are for proxies; half of Express takes them for paths
  if (!request.originalUrl.startsWith('/'))
    throw new AppError('BAD_REQUEST', 'The address must begin with a slash.');
  if (request.path === RAW_PATH) return next();
  let path: string;
  try {
    path = decodeURIComponent(request.originalUrl.replace(/\+/g, ' '));
  } catch {
    throw new AppError('BAD_REQUEST', 'The address has characters that cannot be read.');
  }
  refuseUnstorable(path);
  refuseHostileJson(request.body);
  next();
};
