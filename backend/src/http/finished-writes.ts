import type { Request, RequestHandler, Response } from 'express';
import { operationsMarked } from '../common/api/operation-marks.js';
import type { TopicBus } from '../common/cluster/topics.js';
import { isRead, operationIn, operationLabel } from '../graphql/documents.js';

/** The payment provider changes contracts without a session; its signature is checked before anything else. */
const WEBHOOK = '/api/stripe/webhook';

let keepsAnswers: Set<string> | undefined;
/** Collected at the first write, when all modules have loaded. */
const isKeeping = (operation: string): boolean =>
  (keepsAnswers ??= operationsMarked('keepsAnswers')).has(operation);

/**
 * Publishes that public data may have changed before the response to each write is sent. A client that has read the
 * response sees its effect everywhere. Anonymous requests publish nothing: visitors cannot change public data, so they
 * must not clear the shared answers.
 */
export const tellFinishedWrites =
  (topics: TopicBus): RequestHandler =>
  (request, response, next) => {
    if (!isRead(request) && (request.user || request.path === WEBHOOK)) {
      // a mounted router shortens the path while it answers
      const hasWritten = request.path === '/graphql' ? hasMutated : hasWrittenByRest;
      response.on('prefinish', () => {
        if (hasWritten(request, response)) topics.publish('publicDataChanged', {});
      });
    }
    next();
  };

/** GraphQL answers 200 to failed mutations too. */
function hasMutated({ body }: Request, { locals }: Response): boolean {
  if (!locals.hasMutated) return false;
  const operation = operationIn(body);
  return !operation || !isKeeping(operationLabel(operation));
}

const hasWrittenByRest = ({ method, route }: Request, { statusCode }: Response): boolean =>
  statusCode < 400 && route !== undefined && !isKeeping(`${method} ${(route as { path: string }).path}`);
