import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AppError, ERROR_STATUS, type ErrorCode } from '../../common/api/errors.js';
import { operationsMarked } from '../../common/api/operation-marks.js';
import { documentOf, isRead, operationIn } from '../../graphql/documents.js';
import { fragmentsOf, rootFields } from '../../graphql/limits.js';
import { IdempotencyKeys, type KeptAnswer, type KeyedRequest } from './idempotency-keys.js';
import { digestUnread, uploadDigest } from './upload-digest.js';

const KEY = /^[\x21-\x7e]{1,255}$/;
const KEPT_HEADERS = ['Content-Type', 'Location', 'Link'];
/** Paths of visitors, who have no keys of their own. */
const OF_VISITORS =
  /^\/api\/(?:login|logout|register|password|email|renew|renewal|unsubscribe|contact|stripe)(?:\/|$)/i;
/** A longer answer is not kept; its request does not run a second time. */
const MOST_KEPT = 64 * 1024;
/** After these the same request may succeed: sign in, confirm, wait. */
const TRY_AGAIN = new Set([401, 403, 408, 425, 429]);

/**
 * Runs a POST of a member once per `Idempotency-Key`, and repeats its answer for a day, as the IETF draft
 * "The Idempotency-Key HTTP Header Field" describes. Operations whose answer is a secret ignore the key, and so do
 * photos: a second one of the same bytes is the first one.
 */
@Injectable()
export class IdempotencyHandler {
  private secretOperations: Set<string> | undefined;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly logger: PinoLogger,
  ) {}

  readonly handler: RequestHandler = (request, response, next) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || !request.user || !this.takesKeys(request)) return next();
    if (typeof key !== 'string' || !KEY.test(key))
      return next(new AppError('BAD_REQUEST', 'An Idempotency-Key has 1 to 255 visible characters.'));
    const { id: userId } = request.user;
    const keyed: KeyedRequest = {
      ...{ key, userId, ownerId: request.token?.id ?? userId, digest: digestOf(request) },
      uploadDigest: () => digestUnread(request),
    };
    const left = new AbortController();
    const leave = () => left.abort();
    response.once('close', leave);
    this.keys
      .claim(keyed, left.signal)
      .finally(() => response.off('close', leave))
      .then(
        (answer) => {
          if (answer) return repeat(response, answer);
          this.keepAnswer(request, response, keyed);
          next();
        },
        (error: unknown) => (left.signal.aborted ? undefined : next(error)),
      );
  };

  private takesKeys(request: Request): boolean {
    if (request.method !== 'POST' || isRead(request) || OF_VISITORS.test(request.path)) return false;
    if (request.is('image/*')) return false;
    this.secretOperations ??= operationsMarked('secretAnswer');
    for (const name of operationsOf(request)) if (this.secretOperations.has(name)) return false;
    return true;
  }

  /** Delays the end of the response until its answer is kept, so that a retry right after it finds it. */
  private keepAnswer(request: Request, response: Response, keyed: KeyedRequest): void {
    const end = response.end.bind(response) as (...given: unknown[]) => Response;
    response.end = ((...given: unknown[]) => {
      response.end = end as Response['end'];
      const answer = response.headersSent ? null : answerOf(response, given[0]);
      const isKept = answer && mayKeep(request, answer);
      (isKept ? this.keys.keep(keyed, shortened(answer), uploadDigest(request)) : this.keys.release(keyed))
        .catch((error: unknown) =>
          this.logger.warn({ reason: String(error) }, 'An answer could not be kept for its Idempotency-Key'),
        )
        .finally(() => end(...given));
      return response;
    }) as Response['end'];
  }
}

type Answer = KeptAnswer & { body: string };

/** What the marks of operations may name of a request; a path parameter is replaced as routes name it. */
function operationsOf(request: Request): string[] {
  const { method } = request;
  const body: unknown = request.body;
  const path = routePath(request);
  const operation = path === '/graphql' ? operationIn(body) : null;
  if (!operation) return [`${method} ${path}`, `${method} ${path.replace(/[^/]+(?=\/[^/]+$)/, ':id')}`];
  const document = documentOf((body as { query: string }).query);
  if (!document) return [];
  return rootFields(operation.selectionSet, fragmentsOf(document)).map(
    ({ name }) => `${operation.operation} ${name.value}`,
  );
}

/** Routes match a path in any case, also with a slash at its end. */
const routePath = ({ path }: Request): string => path.toLowerCase().replace(/\/+$/, '');

function digestOf({ method, originalUrl, headers, body }: Request): string {
  const hash = createHash('sha256').update(`${method} ${originalUrl}\n${headers['content-type'] ?? ''}\n`);
  if (Buffer.isBuffer(body)) hash.update(body);
  else hash.update(JSON.stringify(body ?? headers['content-length'] ?? null));
  return hash.digest('hex');
}

function answerOf(response: Response, body: unknown): Answer | null {
  if (body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)) return null;
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  return { status: response.statusCode, headers, body: String(body ?? '') };
}

const shortened = (answer: Answer): KeptAnswer =>
  Buffer.byteLength(answer.body) > MOST_KEPT ? { ...answer, body: null } : answer;

const mayKeep = (request: Request, { status, body }: Answer): boolean =>
  [status, ...(routePath(request) === '/graphql' ? errorStatusesIn(body) : [])].every(
    (each) => each < 500 && !TRY_AGAIN.has(each),
  );

function errorStatusesIn(body: string): number[] {
  const { errors = [] } = JSON.parse(body) as { errors?: { extensions?: { code?: ErrorCode } }[] };
  return errors.map(({ extensions }) => ERROR_STATUS[extensions?.code ?? 'INTERNAL'] ?? 500);
}

function repeat(response: Response, { status, headers, body }: KeptAnswer): void {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Idempotency-Replayed', 'true');
  response.end(body);
}
