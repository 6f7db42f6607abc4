import type { Request, RequestHandler, Response } from 'express';
import { isRead } from './is-read.js';

/** The payment provider changes contracts without a session; its signature is checked before anything else. */
const WEBHOOK = '/api/stripe/webhook';

/**
 * Calls back before the response to each write that may have changed what visitors see. Visitors themselves change
 * nothing on pages, so that no anonymous request can empty a cache of pages.
 */
export const onFinishedWrite =
  (tell: () => void): RequestHandler =>
  (request, response, next) => {
    if (!isRead(request) && (request.user || request.path === WEBHOOK)) {
      // a mounted router shortens the path while it answers
      const hasWritten = request.path === '/graphql' ? hasMutated : hasWrittenByRest;
      response.once('prefinish', () => {
        if (hasWritten(response, request)) tell();
      });
    }
    next();
  };

/** GraphQL answers 200 to failed mutations too. */
const hasMutated = ({ locals }: Response): boolean => locals.hasMutated === true;

const hasWrittenByRest = ({ statusCode }: Response, { route }: Request): boolean =>
  statusCode < 400 && route !== undefined;
