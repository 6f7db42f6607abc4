import { ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { Api } from '../../common/observe/metrics.js';
import type { Answer } from './shared-answers.js';

/** Headers that are stored with an answer. The others are the same for every response or differ in each. */
const CACHED_HEADERS = ['Content-Type', 'Cache-Control', 'Link', 'Vary', 'Retry-After'];

/**
 * Requests that waited this long for a 503 share it instead of retrying. Faster failures, such as a lost connection,
 * are not shared, because a retry may succeed.
 */
const LONG_WAIT_MS = 1_000;

/** A class, because closures would keep the first response in memory as long as its answer is cached. */
class CapturedAnswer implements Answer {
  readonly bytes: number;

  constructor(
    readonly api: Api,
    readonly operation: string,
    readonly status: number,
    readonly errorCode: string | undefined,
    readonly headers: Readonly<Record<string, string>>,
    private body: string | Buffer,
    readonly contractId: string | undefined,
  ) {
    this.bytes = Buffer.byteLength(body);
  }

  get isComplete(): boolean {
    return this.errorCode === undefined;
  }

  includes(text: string): boolean {
    return this.body.includes(text);
  }

  /** API answers have no slots; only pages do. */
  pieces(): readonly Buffer[] {
    // convert only now: most answers are never requested again
    if (typeof this.body === 'string') this.body = Buffer.from(this.body);
    return [this.body];
  }
}

declare global {
  namespace Express {
    interface Locals {
      captured?: {
        /** Takes the answer, or null if visitors may not share it. */
        resolve: (answer: Answer | null) => void;
        operation: string;
        /** When its computation began, in ms. */
        from: number;
      };
    }
  }
}

/**
 * Resolves with the answer that Express sends if visitors may share it, otherwise with null. A 503 is shared only after
 * a long wait, so that requests that waited for the database do not wait for it again. The handlers use `this`, because
 * closures for each response would keep its objects in memory longer (docs/adr/0021).
 */
export function capturedAnswer(response: Response, operation: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    response.locals.captured = { resolve, operation, from: performance.now() };
    response.end = endCaptured;
    response.on('close', closedUncaptured);
  });
}

function endCaptured(this: Response, ...args: unknown[]): Response {
  this.locals.captured?.resolve(this.headersSent ? null : answerOf(this.req, this, args[0]));
  return (ServerResponse.prototype.end as (...given: unknown[]) => Response).apply(this, args);
}

function closedUncaptured(this: Response): void {
  this.locals.captured?.resolve(null);
}

function answerOf(request: Request, response: Response, body: unknown): Answer | null {
  const { statusCode: status, locals } = response;
  const { errorCode, captured } = locals;
  const api = request.method === 'POST' ? 'graphql' : 'rest';
  const isComplete = status === 200 && !errorCode && (api === 'rest' || locals.isComplete);
  if (!captured || !isRouted(request, captured.operation) || (!isComplete && !isLateRefusal(locals)))
    return null;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return null;
  const headers: Record<string, string> = {};
  for (const name of CACHED_HEADERS) {
    const value = response.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return new CapturedAnswer(api, captured.operation, status, errorCode, headers, body, locals.contractId);
}

/** Several routes may match one path; only the one that answered counts. */
const isRouted = ({ method, route }: Request, operation: string): boolean =>
  method === 'POST' || operation === `GET ${(route as { path?: string } | undefined)?.path}`;

const isLateRefusal = ({ errorCode, captured }: Express.Locals): boolean =>
  errorCode === 'UNAVAILABLE' && performance.now() - (captured?.from ?? Infinity) >= LONG_WAIT_MS;
