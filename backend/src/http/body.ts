import express, { type RequestHandler } from 'express';
import { AppError, type ErrorCode } from '../common/errors.js';
import { FORM_TYPE } from '../common/response-headers.js';
import { refuseHostileJson, refuseUnstorable } from '../common/refuse-hostile-json.js';

/** The sign-in page's own forms work without scripts; nothing else takes a form. */
const FORM_PATHS = new Set(['/api/login', '/api/login/factor', '/api/register']);
/** The webhook reads its raw bytes, GraphQL and the API share the JSON parser. */
const RAW_PATH = '/api/stripe/webhook';

const LARGEST_KB = 64;
const LARGEST_RAW_KB = 1024;
const MOST_FIELDS = 50;
const WANTED = 'Please send JSON in UTF-8 (Content-Type: application/json).';

export const tooLarge = (largestKb = LARGEST_KB, cause?: unknown): AppError =>
  new AppError('PAYLOAD_TOO_LARGE', `The request is too large: at most ${largestKb} kB, please.`, undefined, {
    cause,
  });
export const notJson = (): AppError => new AppError('UNSUPPORTED_MEDIA_TYPE', WANTED);

const limit = `${LARGEST_KB}kb`;
const json = plainly(express.json({ limit, strict: false }), LARGEST_KB);
const form = plainly(express.urlencoded({ limit, extended: false, parameterLimit: MOST_FIELDS }), LARGEST_KB);
const raw = plainly(express.raw({ limit: `${LARGEST_RAW_KB}kb`, type: () => true }), LARGEST_RAW_KB);

/** The parser, with its errors in words for people. */
function plainly(parse: RequestHandler, largestKb: number): RequestHandler {
  const texts: Record<string, [ErrorCode, string]> = {
    'parameters.too.many': ['PAYLOAD_TOO_LARGE', `The form has more than ${MOST_FIELDS} fields.`],
    'entity.parse.failed': ['BAD_REQUEST', 'The body is not valid JSON.'],
    'request.size.invalid': ['BAD_REQUEST', 'The body is not as long as its Content-Length says.'],
    'charset.unsupported': ['UNSUPPORTED_MEDIA_TYPE', WANTED],
    'encoding.unsupported': ['UNSUPPORTED_MEDIA_TYPE', WANTED],
  };
  const inWords = (cause: { type?: string }) => {
    if (cause.type === 'entity.too.large') return tooLarge(largestKb, cause);
    const [code, text] = texts[cause.type ?? ''] ?? ['BAD_REQUEST', 'The body could not be read.'];
    return new AppError(code, text, undefined, { cause });
  };
  return (request, response, next) =>
    parse(request, response, (thrown?: unknown) => next(thrown ? inWords(thrown) : undefined));
}

const hasBody = (headers: { 'content-length'?: string; 'transfer-encoding'?: string }): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Parses what is allowed where it is allowed; any other body is 415 before anything reads it. */
export const bodies: RequestHandler = (request, response, next) => {
  if (request.path === RAW_PATH) return raw(request, response, next);
  if (!hasBody(request.headers)) return next();
  if (request.is('application/json')) return json(request, response, next);
  if (FORM_PATHS.has(request.path) && request.is(FORM_TYPE)) return form(request, response, next);
  next(notJson());
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
