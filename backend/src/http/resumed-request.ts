import type { RequestHandler } from 'express';
import type { ActiveSpan } from '../common/observe/span.js';
import { answering } from './request-log.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Covers the whole request; absent if no traces are exported. */
    span?: ActiveSpan;
  }
}

/**
 * Express middleware after a queue, where another request may have admitted this one. It restores the context of this
 * request for log lines and spans. `AsyncResource.bind` kept all requests in memory until a major garbage collection.
 */
export const resumedRequest: RequestHandler = (request, _response, next) => {
  const resume = () => answering(request, next);
  if (request.span) request.span.run(resume);
  else resume();
};
