import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../common/config.js';
import { Metrics } from '../common/metrics.js';
import { answerKey, peekBody } from './answer-key.js';
import { capturedAnswer } from './captured-answer.js';
import { securityHeaders } from './security-headers.js';
import { sendAnswer } from './send-answer.js';
import { mayShare } from './shareable-operations.js';
import { SharedAnswers, type Answer } from './shared-answers.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

declare module 'node:http' {
  interface IncomingMessage {
    /** Identifies the answer that this request may share; absent if it may not share one. */
    answerKey?: string;
  }
}

/**
 * Runs in front of Express: gives each response its id, its nonce and the security headers, measures it, and gives
 * visitors the answers that they share (docs/adr/0017).
 */
@Injectable()
export class Front {
  private readonly setSecurityHeaders: (response: ServerResponse, nonce: string) => void;

  constructor(
    private readonly config: Config,
    private readonly answers: SharedAnswers,
    private readonly metrics: Metrics,
  ) {
    this.setSecurityHeaders = securityHeaders(config);
  }

  /** Takes the place of Express, which answers what the front does not. */
  standBefore(server: Server): void {
    const express = server.listeners('request').at(-1) as RequestListener;
    server.off('request', express);
    server.on('request', (request, response) => {
      this.prepare(request, response);
      const next = () => express(request, response);
      const key = answerKey(request, this.config.secureCookies);
      if (key === null) next();
      else if (request.method === 'GET') this.answerFrom(key, request, response, next);
      else
        peekBody(request, (body) =>
          body === null ? next() : this.answerFrom(key + body, request, response, next),
        );
    });
  }

  /**
   * Express middleware, after the checks and overload control: visitors' requests for the same answer share one
   * computation, and its answer is kept.
   */
  readonly share: RequestHandler = (request, response, next) => {
    const key = request.answerKey;
    if (!key || !mayShare(request)) return next();
    let isFirst = false;
    const answer = this.answers.get(key, () => {
      isFirst = true;
      return capturedAnswer(request, response);
    });
    if (isFirst) next();
    else this.give(answer, request, response, next);
  };

  private prepare(request: IncomingMessage, response: ServerResponse): void {
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const nonce = randomUUID();
    // Express keeps locals that exist
    (response as Response).locals = { nonce };
    this.setSecurityHeaders(response, nonce);
    this.metrics.measure(request as Request, response as Response);
  }

  private answerFrom(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    const answer = this.answers.find(key);
    if (answer !== undefined) return this.give(answer, request, response, next);
    request.answerKey = key;
    next();
  }

  /** Sends an answer that is kept or being computed; `next` computes one if that fails. */
  private give(
    answer: Answer | null | Promise<Answer | null>,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    if (answer instanceof Promise) answer.then((found) => this.give(found, request, response, next), next);
    else if (!answer) next();
    else {
      const from = performance.now();
      sendAnswer(request, response, answer).then(
        () => this.log(request, response, from),
        () => response.destroy(),
      );
    }
  }

  /** The same line as for requests that Express answers. */
  private log(request: IncomingMessage, response: ServerResponse, from: number): void {
    if (!this.config.production) return;
    const responseTime = Math.round(performance.now() - from);
    PinoLogger.root.info({ req: request, res: response, responseTime }, 'request completed');
  }
}
