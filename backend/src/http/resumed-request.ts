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
 * Express middleware after a queue. There, another request may admit this one, whose log lines and spans must not
 * become part of the other. `AsyncResource.bind` would do the same, but kept all requests in memory until a major collection.
 */
export const resumedRequest: RequestHandler = (request, _response, next) => {
  const resume = () => answering(request, next);
  if (request.span) request.span.run(resume);
  else resume();
};
