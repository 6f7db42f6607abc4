import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Express, Request, RequestHandler, Response } from 'express';
import { Config } from '../common/config/config.js';
import { Metrics } from '../common/observe/metrics.js';
import { answerKey } from './answer-key.js';
import { peekBody } from './body.js';
import { capturedAnswer } from './captured-answer.js';
import { FewPerTurn } from './few-per-turn.js';
import { answering, logWhenDone } from './request-log.js';
import { securityHeaders } from './security-headers.js';
import { sendPage } from './send-page.js';
import { mayShare } from './shareable-operations.js';
import { tracedRequest } from './traced-requests.js';
import { SharedAnswers, type Answer } from './shared-answers.js';

/** Sending them takes about a millisecond. */
const CACHED_PER_TURN = 16;
const REQUEST_ID = /^[\w-]{8,64}$/;

declare module 'node:http' {
  interface IncomingMessage {
    /** Identifies the answer that this request may share; absent if it may not share one. */
    answerKey?: string;
    /** Why a check refused this request. */
    refusal?: unknown;
  }
}

/**
 * Runs in front of Express: gives each response its id and the security headers, measures it, and gives
 * visitors the answers that they share (docs/adr/0017).
 */
@Injectable()
export class Front {
  private readonly securityHeaders: ReturnType<typeof securityHeaders>;
  private readonly defaultHeaders: readonly string[];
  /** All headers of a cached answer that every response with it has, names and values alternating. */
  private readonly cachedHeaders = new WeakMap<Answer, readonly string[]>();
  private readonly cachedAnswers = new FewPerTurn(CACHED_PER_TURN);

  constructor(
    private readonly config: Config,
    private readonly answers: SharedAnswers,
    private readonly metrics: Metrics,
  ) {
    this.securityHeaders = securityHeaders(config);
    this.defaultHeaders = this.securityHeaders.flat();
  }

  /**
   * Takes the place of Express, which answers what the front does not. The checks run here one after the other, because
   * Express compares the path for each of its own.
   */
  standBefore(server: Server, express: Express, checks: readonly RequestHandler[]): void {
    server.off('request', express);
    const answer = (request: Request, response: Response) => {
      this.prepare(request, response);
      const next = () => {
        this.setHeaders(request, response);
        answering(request, () => runChecks(checks, request, response, express));
      };
      const key = answerKey(request, this.config.secureCookies);
      if (key === null) next();
      else if (request.method === 'GET') this.answerFrom(key, request, response, next);
      else
        peekBody(request, () => {
          const body = request.wholeBody?.toString('latin1');
          if (body === undefined) next();
          else this.answerFrom(key + body, request, response, next);
        });
    };
    server.on('request', (request: Request, response: Response) =>
      tracedRequest(request, response, () => answer(request, response)),
    );
  }

  /** Express middleware: hands the refusal of a check to the error filter. */
  readonly refuse: RequestHandler = ({ refusal }, _response, next) => next(refusal);

  /**
   * Express middleware, after the checks and overload control: visitors' requests for the same answer share one
   * computation, and its answer is cached. The first request is computed on its own: most are not repeated, and caching their
   * answers takes longer than computing the others once more. Pages, which take longest, are shared where they are rendered.
   */
  readonly share: RequestHandler = (request, response, next) => {
    const key = request.answerKey;
    if (!key || !this.answers.isRepeated(key) || !mayShare(request)) return next();
    let isFirst = false;
    const answer = this.answers.get(key, () => {
      isFirst = true;
      return capturedAnswer(response);
    });
    if (isFirst) next();
    else this.give(answer, request, response, next);
  };

  private prepare(request: Request, response: Response): void {
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    // what Express would set, if it is not there already
    response.locals = {};
    request.originalUrl = request.url;
    request.res = response;
    // Node only remembers the address if it was read before the client went away
    void request.socket.remoteAddress;
    this.metrics.measure(request, response);
    if (this.config.production) logWhenDone(request, response);
  }

  private setHeaders(request: Request, response: Response): void {
    response.defaultHeaders = ['X-Request-Id', request.id as string, ...this.defaultHeaders];
  }

  private answerFrom(key: string, request: Request, response: Response, next: () => void): void {
    const answer = this.answers.find(key);
    const compute = () => {
      request.answerKey = key;
      next();
    };
    if (answer === undefined) compute();
    else this.give(answer, request, response, compute);
  }

  /** Sends an answer that is cached or being computed; `next` computes one if that fails. */
  private give(
    answer: Answer | null | Promise<Answer | null>,
    request: Request,
    response: Response,
    next: () => void,
  ): void {
    if (answer instanceof Promise)
      answer.then((found) => this.give(found, request, response, next), next).catch(() => response.destroy());
    else if (!answer) next();
    // one with a key has waited in overload control already
    else if (request.answerKey) this.send(answer, request, response);
    // a connection that sends many requests at once waits there
    else if (!this.cachedAnswers.run(request.socket, () => this.send(answer, request, response))) next();
  }

  private send(answer: Answer, request: Request, response: Response): void {
    if (response.destroyed) return;
    const failed = () => void response.destroy();
    try {
      if (answer.api !== 'page') return this.sendCached(request, response, answer);
      this.setHeaders(request, response);
      sendPage(request, response, answer).catch(failed);
    } catch {
      failed();
    }
  }

  /** With all headers at once, which takes half the time of setting each. */
  private sendCached({ id }: Request, response: Response, answer: Answer): void {
    response.locals.answer = answer;
    if (answer.errorCode) response.locals.errorCode = answer.errorCode;
    response.defaultHeaders = undefined;
    let headers = this.cachedHeaders.get(answer);
    if (!headers) this.cachedHeaders.set(answer, (headers = this.headersOf(answer)));
    const [body] = answer.pieces({});
    response.writeHead(answer.status, ['X-Request-Id', id as string, ...headers]);
    response.end(body);
  }

  private headersOf(answer: Answer): string[] {
    const all = new Map([
      ...this.securityHeaders,
      ...Object.entries(answer.headers),
      ['Content-Length', String(answer.bytes)],
    ]);
    return [...all].flat();
  }
}

/** Runs the checks from `index` on, and then Express; it answers a refusal, too. */
function runChecks(
  checks: readonly RequestHandler[],
  request: Request,
  response: Response,
  express: Express,
  index = 0,
): void {
  const check = checks[index];
  if (!check) return void express(request, response);
  const next = (refusal?: unknown) => {
    request.refusal = refusal;
    runChecks(checks, request, response, express, refusal ? checks.length : index + 1);
  };
  try {
    void check(request, response, next);
  } catch (error) {
    next(error);
  }
}
