import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Express, Request, RequestHandler, Response } from 'express';
import { Config } from '../../common/config/config.js';
import { Metrics } from '../../common/observe/metrics.js';
import { Visits } from '../../visits/visits.js';
import { capturedAnswer } from './captured-answer.js';
import { FewPerTurn } from './few-per-turn.js';
import { answering, logWhenDone } from '../request-log.js';
import { securityHeaders } from '../security-headers.js';
import { sendPage } from '../rendered-page.js';
import { answerKey, sharedOperation } from './may-share.js';
import { tracedRequest } from '../traced-requests.js';
import { SharedAnswers, type Answer } from './shared-answers.js';

/** Sending this many takes about a millisecond. */
const CACHED_PER_TURN = 16;
const REQUEST_ID = /^[\w-]{8,64}$/;

declare module 'node:http' {
  interface IncomingMessage {
    /** Identifies the answer that this request may share; absent if it may not share one. */
    answerKey?: string;
  }
}

/**
 * Runs in front of Express: gives each response its id and the security headers, measures it, and gives
 * visitors the answers that they share (docs/adr/0017).
 */
@Injectable()
export class Front {
  private readonly securityHeaders: ReturnType<typeof securityHeaders>;
  /** The headers of a cached answer except the request id, as alternating names and values. */
  private readonly cachedHeaders = new WeakMap<Answer, readonly string[]>();
  private readonly cachedAnswers = new FewPerTurn(CACHED_PER_TURN);

  constructor(
    private readonly config: Config,
    private readonly answers: SharedAnswers,
    private readonly metrics: Metrics,
    private readonly visits: Visits,
  ) {
    this.securityHeaders = securityHeaders(config);
  }

  /** Puts the front before Express. Express answers every request that the front does not. */
  standBefore(server: Server, express: Express): void {
    server.off('request', express);
    server.on('request', (request: Request, response: Response) => {
      // as Express does with every request
      Object.setPrototypeOf(request, express.request);
      Object.setPrototypeOf(response, express.response);
      tracedRequest(request, response, () => this.answer(express, request, response));
    });
  }

  /**
   * Express middleware that runs after the checks and overload control: equal requests of visitors share one
   * computation, and its answer is cached. This starts with the second request within a second; most requests never
   * repeat, and caching all of their answers costs more. Pages are shared where they are rendered.
   */
  readonly share: RequestHandler = (request, response, next) => {
    const key = request.answerKey;
    const operation = key && this.answers.isRepeated(key) ? sharedOperation(request) : null;
    if (!key || !operation) return next();
    let isFirst = false;
    const answer = this.answers.get(key, () => {
      isFirst = true;
      return capturedAnswer(response, operation);
    });
    if (isFirst) next();
    else this.give(answer, request, response, next);
  };

  private answer(express: Express, request: Request, response: Response): void {
    this.prepare(request, response);
    const next = () => {
      this.setHeaders(request, response);
      answering(request, () => void express(request, response));
    };
    const key = answerKey(request, this.config.secureCookies);
    if (key === null) next();
    else if (request.method === 'GET') this.answerFrom(key, request, response, next);
    else
      peekBody(request, (body) =>
        body === null ? next() : this.answerFrom(key + body, request, response, next),
      );
  }

  private prepare(request: Request, response: Response): void {
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    // what Express would set
    response.locals = {};
    request.originalUrl = request.url;
    request.res = response;
    // Express runs no handler for an address without a path, such as foo://host?q; `hostileInput` refuses it
    if (!request.url.startsWith('/')) request.url = '/';
    // read now: Node caches the address and cannot read it once the client has disconnected
    void request.socket.remoteAddress;
    this.metrics.measure(request, response);
    if (this.config.production) logWhenDone(request, response);
  }

  private setHeaders(request: Request, response: Response): void {
    response.setHeader('X-Request-Id', request.id as string);
    for (const [name, value] of this.securityHeaders) response.setHeader(name, value);
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

  /** Sends an answer that is cached or being computed. Calls `next` if there is none or its computation failed. */
  private give(
    answer: Answer | null | Promise<Answer | null>,
    request: Request,
    response: Response,
    next: () => void,
  ): void {
    if (answer instanceof Promise)
      answer.then((found) => this.give(found, request, response, next), next).catch(() => response.destroy());
    else if (!answer) next();
    // a request with a key has already passed overload control
    else if (request.answerKey) this.send(answer, request, response);
    // a connection that already has a waiting answer queues in overload control instead
    else if (!this.cachedAnswers.run(request.socket, () => this.send(answer, request, response))) next();
  }

  private send(answer: Answer, request: Request, response: Response): void {
    if (response.destroyed) return;
    const failed = () => void response.destroy();
    try {
      if (answer.api !== 'page') return this.sendCached(request, response, answer);
      this.setHeaders(request, response);
      this.visits.page(request, answer.status);
      sendPage(request, response, answer).catch(failed);
    } catch {
      failed();
    }
  }

  /** Sends all headers in one call, which takes half the time of setting each. */
  private sendCached(request: Request, response: Response, answer: Answer): void {
    response.locals.answer = answer;
    if (answer.contractId) this.visits.contract(answer.contractId, request);
    if (answer.errorCode) response.locals.errorCode = answer.errorCode;
    let headers = this.cachedHeaders.get(answer);
    if (!headers) this.cachedHeaders.set(answer, (headers = this.headersOf(answer)));
    const [body] = answer.pieces({});
    response.writeHead(answer.status, ['X-Request-Id', request.id as string, ...headers]);
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

/**
 * Calls back with the body if it arrives in one chunk, as most JSON does, otherwise with null. The request stays
 * readable.
 */
function peekBody(request: Request, done: (body: string | null) => void): void {
  request.once('readable', () => {
    const body = request.read() as Buffer | null;
    if (body) request.unshift(body);
    const isWhole = body?.length === Number(request.headers['content-length']);
    done(isWhole ? body.toString('latin1') : null);
  });
}
