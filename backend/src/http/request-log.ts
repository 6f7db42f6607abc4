import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PinoLogger } from 'nestjs-pino';
import { traceOfLine } from '../common/observe/tracing.js';

/** The request that is being answered; log lines name it. */
const requests = new AsyncLocalStorage<IncomingMessage>();

export const answering = (request: IncomingMessage, answer: () => void): void =>
  requests.run(request, answer);

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
