import type { IncomingHttpHeaders } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { AppError, type ErrorCode } from '../common/api/errors.js';
import { tokenOf } from '../common/http/bearer.js';
import { FORM_TYPE } from '../common/http/response-headers.js';
import { refuseHostileJson, refuseUnstorable } from '../common/http/refuse-hostile-json.js';

/** The forms of the sign-in page work without scripts; no other path accepts a form. */
const FORM_PATHS = new Set(['/api/login', '/api/login/factor', '/api/register']);
/**
 * Paths whose body is not parsed. The webhook verifies a signature of the raw bytes. Email clients unsubscribe and
 * renew with forms of either content type; the URL already says everything.
 */
const RAW_PATHS: ReadonlySet<string> = new Set(['/api/stripe/webhook', '/api/unsubscribe', '/api/renewal']);

/** The body is the image. The service of the path reads it after it has checked the session and the limits. */
const UPLOAD = /^\/api\/(?:contracts\/[^/]+\/photos|admin\/brand\/logo)$/;

/** The body is a file of contracts, read in the same way. */
const IMPORT_PATH = '/api/imports';
const IMPORT_TYPES = ['text/csv', 'application/jsonl', 'application/x-ndjson', 'application/octet-stream'];
/**
 * A page of another site can send this type with the member's cookie and without a CORS preflight, so it counts only
 * with an API token, which no browser adds on its own. It is what HTTP clients send with a plain string.
 */
const IMPORT_TYPE_OF_TOKENS = 'text/plain';

/** The body is a CSV file. */
const CSV_PATH = '/api/admin/rules/import';
const CSV_TYPE = 'text/csv';

const MAX_KB = 64;
const MAX_CSV_KB = 2048;
const MAX_RAW_KB = 1024;
const MAX_FIELDS = 50;
const JSON_REQUIRED = 'Please send JSON in UTF-8 (Content-Type: application/json).';

export const tooLarge = (maxKb = MAX_KB, cause?: unknown): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', `The request is too large: at most ${maxKb} kB, please.`, undefined, {
    cause,
  });
const notAnImage = (): AppError =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the image itself, with its type as Content-Type.');
const notAnImport = (): AppError =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Please send the file itself, with its Content-Type: ${IMPORT_TYPES.join(', ')} (or ${IMPORT_TYPE_OF_TOKENS} with an API token).`,
  );
const notCsv = (): AppError =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Please send a CSV file in UTF-8 (Content-Type: text/csv). Spreadsheets save it as "CSV UTF-8".',
  );
export const notJson = (): AppError => new AppError('UNSUPPORTED_MEDIA_TYPE', JSON_REQUIRED);

const limit = `${MAX_KB}kb`;
const JSON_TYPE = 'application/json';
const json = withAppErrors(express.json({ limit, strict: false }), MAX_KB);
const form = withAppErrors(
  express.urlencoded({ limit, extended: false, parameterLimit: MAX_FIELDS }),
  MAX_KB,
);
const raw = withAppErrors(express.raw({ limit: `${MAX_RAW_KB}kb`, type: () => true }), MAX_RAW_KB);
const csvBytes = withAppErrors(express.raw({ limit: `${MAX_CSV_KB}kb`, type: CSV_TYPE }), MAX_CSV_KB);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of the file. */
const csv: RequestHandler = (request, response, next) =>
  csvBytes(request, response, (error?: unknown) => {
    if (error) return next(error);
    try {
      request.body = utf8.decode(request.body as Buffer);
    } catch {
      return next(notCsv());
    }
    next();
  });

/** A parser whose errors become AppErrors with messages for users. */
function withAppErrors(parse: RequestHandler, maxKb: number): RequestHandler {
  const texts: Record<string, [ErrorCode, string]> = {
    'parameters.too.many': ['PAYLOAD_TOO_LARGE', `The form has more than ${MAX_FIELDS} fields.`],
    'entity.parse.failed': ['BAD_REQUEST', 'The body is not valid JSON.'],
    'request.size.invalid': ['BAD_REQUEST', 'The body is not as long as its Content-Length says.'],
    'charset.unsupported': ['UNSUPPORTED_MEDIA_TYPE', JSON_REQUIRED],
    'encoding.unsupported': ['UNSUPPORTED_MEDIA_TYPE', JSON_REQUIRED],
  };
  const toAppError = (cause: { type?: string }) => {
    if (cause.type === 'entity.too.large') return tooLarge(maxKb, cause);
    const [code, text] = texts[cause.type ?? ''] ?? ['BAD_REQUEST', 'The body could not be read.'];
    return new AppError(code, text, undefined, { cause });
  };
  return (request, response, next) =>
    parse(request, response, (thrown?: unknown) => next(thrown ? toAppError(thrown) : undefined));
}

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isImport = (request: Request): boolean =>
  Boolean(request.is(IMPORT_TYPES)) ||
  (Boolean(request.is(IMPORT_TYPE_OF_TOKENS)) &&
    tokenOf(request.path, request.headers.authorization) !== undefined);

/** Parses the body types that a path accepts; any other body is refused with 415 before it is read. */
export const bodies: RequestHandler = (request, response, next) => {
  if (RAW_PATHS.has(request.path)) return raw(request, response, next);
  if (!hasBody(request.headers)) return next();
  if (request.method === 'POST' && UPLOAD.test(request.path))
    return next(/^image\//i.test(request.headers['content-type'] ?? '') ? undefined : notAnImage());
  if (request.method === 'POST' && request.path === IMPORT_PATH)
    return next(isImport(request) ? undefined : notAnImport());
  if (request.method === 'POST' && request.path === CSV_PATH)
    return request.is(CSV_TYPE) ? csv(request, response, next) : next(notCsv());
  if (request.is(JSON_TYPE)) return json(request, response, next);
  if (FORM_PATHS.has(request.path) && request.is(FORM_TYPE)) return form(request, response, next);
  next(notJson());
};

/** Refuses characters that cannot be stored and hostile JSON, in the address and in the body. */
export const hostileInput: RequestHandler = (request, _response, next) => {
  // "*" and absolute URLs are meant for proxies; parts of Express would treat them as paths
  if (!request.originalUrl.startsWith('/'))
    throw new AppError('BAD_REQUEST', 'The address must begin with a slash.');
  if (RAW_PATHS.has(request.path)) return next();
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
