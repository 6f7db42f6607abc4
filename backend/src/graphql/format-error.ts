import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '../common/api/errors.js';
import { INTERNAL_TEXT, toAppError } from '../common/api/to-app-error.js';
import { MAX_ERRORS } from './limits.js';

/** Gives a GraphQL error the same code and details as in REST, over HTTP and sockets. */
export function formatError(
  { message, locations, path }: GraphQLFormattedError,
  thrown: unknown,
): GraphQLFormattedError {
  const position = { ...(locations && { locations }), ...(path && { path }) };
  const origin = unwrapResolverError(thrown);
  if (isRequestError(origin, path))
    return {
      message: isMalformed(origin) ? REQUEST_FORMAT : message,
      ...position,
      extensions: { code: 'BAD_REQUEST' },
    };
  const error = toAppError(ownError(origin) ?? origin);
  return {
    message: error.code === 'INTERNAL' ? INTERNAL_TEXT : error.message,
    ...position,
    extensions: { code: error.code, ...(error.details && { details: error.details }) },
  };
}

/** Apollo's error for an HTTP request that is not a GraphQL request. */
const isMalformed = (error: GraphQLError): boolean => error.name === 'BadRequestError';
const REQUEST_FORMAT =
  'Please send one operation as JSON: {"query": "...", "variables": {...}, "operationName": "..."}.';

/** The AppError that GraphQL wrapped, at any depth. */
function ownError(error: unknown): AppError | undefined {
  let at = error;
  while (at instanceof GraphQLError && at.originalError) at = at.originalError;
  return at instanceof AppError ? at : undefined;
}

/**
 * True for GraphQL's errors about a document or its values. Without a path the request could not run at all; with a
 * path and a node, an argument was invalid. All others are results that their type refuses, which is a fault of the
 * server.
 */
const isRequestError = (error: unknown, path: GraphQLFormattedError['path']): error is GraphQLError =>
  error instanceof GraphQLError &&
  !ownError(error) &&
  error.extensions.code !== 'INTERNAL_SERVER_ERROR' &&
  (!path || Boolean(error.nodes?.length));

/** How metrics count an operation: OK, or the code of its first error. */
export function outcomeOf([error]: readonly GraphQLFormattedError[] = []): string {
  const code = error ? error.extensions?.code : 'OK';
  return typeof code === 'string' ? code : 'INTERNAL';
}

/** The errors of one response: without duplicates, and limited in number. */
export function fewErrors(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  const seen = new Set<string>();
  return errors
    .filter(({ message, path }) => {
      const key = JSON.stringify([message, path]);
      // added by `validate` when it stops; it has no further information
      if (seen.has(key) || message.startsWith('Too many validation errors')) return false;
      return seen.add(key);
    })
    .slice(0, MAX_ERRORS);
}

/** True for a fault of the server that no filter has logged; the error filter logs those of resolvers. */
export function isFault(error: GraphQLError): boolean {
  const origin = unwrapResolverError(error);
  return (
    !(origin instanceof AppError) &&
    !(origin instanceof GraphQLError) &&
    toAppError(origin).code === 'INTERNAL'
  );
}
