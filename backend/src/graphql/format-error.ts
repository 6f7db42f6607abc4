import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '../common/errors.js';
import { INTERNAL_TEXT, toAppError } from '../common/to-app-error.js';
import { MAX_ERRORS } from './limits.js';

/** A GraphQL error with the same code and details that REST has; over HTTP and sockets alike. */
export function formatError(
  { message, locations, path }: GraphQLFormattedError,
  thrown: unknown,
): GraphQLFormattedError {
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const origin = unwrapResolverError(thrown);
  if (isAboutTheRequest(origin, path))
    return {
      message: isAboutItsShape(origin) ? HOW_TO_ASK : message,
      ...place,
      extensions: { code: 'BAD_REQUEST' },
    };
  const error = toAppError(ownError(origin) ?? origin);
  return {
    message: error.code === 'INTERNAL' ? INTERNAL_TEXT : error.message,
    ...place,
    extensions: { code: error.code, ...(error.details && { details: error.details }) },
  };
}

/** Apollo's words about a request that is none of GraphQL. */
const isAboutItsShape = (error: GraphQLError): boolean => error.name === 'BadRequestError';
const HOW_TO_ASK =
  'Please send one operation as JSON: {"query": "...", "variables": {...}, "operationName": "..."}.';

/** The error of ours that GraphQL wrapped, however often. */
function ownError(error: unknown): AppError | undefined {
  let at = error;
  while (at instanceof GraphQLError && at.originalError) at = at.originalError;
  return at instanceof AppError ? at : undefined;
}

/**
 * GraphQL's own words about a document or its values. Without a path the request could not run at all; with one and a
 * node an argument was wrong. What is left is a result of ours that its type refuses: our fault, not the caller's.
 */
const isAboutTheRequest = (error: unknown, path: GraphQLFormattedError['path']): error is GraphQLError =>
  error instanceof GraphQLError &&
  !ownError(error) &&
  error.extensions.code !== 'INTERNAL_SERVER_ERROR' &&
  (!path || Boolean(error.nodes?.length));

/** What one answer lists: each text once, and not more than a person reads. */
export function fewErrors(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  const seen = new Set<string>();
  return errors
    .filter(({ message, path }) => {
      const key = JSON.stringify([message, path]);
      // where `validate` gave up, its own note says nothing more
      if (seen.has(key) || message.startsWith('Too many validation errors')) return false;
      return seen.add(key);
    })
    .slice(0, MAX_ERRORS);
}
