import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { PinoLogger } from 'nestjs-pino';
import type { ActiveSpan } from '../common/observe/span.js';
import { traceOfLine } from '../common/observe/tracing.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Covers the whole request; absent if no traces are exported. */
    span?: ActiveSpan;
  }
}

/** The request that is being answered; log lines name it. */
const requests = new AsyncLocalStorage<IncomingMessage>();

export const answering = (request: IncomingMessage, answer: () => void): void =>
  requests.run(request, answer);

/**
 * Express middleware after a queue, where another request may have admitted this one. It restores the context of this
 * request for log lines and spans. `AsyncResource.bind` kept all requests in memory until a major garbage collection.
 */
export const resumedRequest: RequestHandler = (request, _response, next) => {
  const resume = () => answering(request, next);
  if (request.span) request.span.run(resume);
  else resume();
};

/** Fields that every log line gets. One logger per request would cost more, because few requests log anything. */
export const requestOfLine = (): object => {
  const req = requests.getStore();
  return req ? { req, ...traceOfLine() } : traceOfLine();
};

/** Logs a line when the response was sent or its client is gone. */
export function logWhenDone(request: IncomingMessage, response: ServerResponse): void {
  const from = performance.now();
  const trace = traceOfLine();
  response.on('close', () => {
    const responseTime = Math.round(performance.now() - from);
    const text = response.statusCode < 500 ? 'request completed' : 'request errored';
    PinoLogger.root.info({ req: request, res: response, responseTime, ...trace }, text);
  });
}
