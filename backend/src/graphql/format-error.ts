import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import { AppError, type ErrorCode } from '../common/errors.js';
import { INTERNAL_TEXT, toAppError } from '../common/to-app-error.js';

/** Apollo's own codes for a request it could not run, as ours. */
const REQUEST_CODES: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_REQUEST',
  GRAPHQL_VALIDATION_FAILED: 'BAD_REQUEST',
  BAD_USER_INPUT: 'BAD_REQUEST',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
};

/** A GraphQL error with the same code and details that REST has; over HTTP and sockets alike. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const { locations, path, extensions } = formatted;
  const origin = unwrapResolverError(thrown);
  const place = { ...(locations && { locations }), ...(path && { path }) };
  // an error of the language itself: the request is wrong, its text is GraphQL's own
  if (origin instanceof GraphQLError && !(origin.originalError instanceof AppError) && !path) {
    const code = REQUEST_CODES[String(extensions?.code)] ?? (extensions?.code === 'INTERNAL_SERVER_ERROR' ? undefined : 'BAD_REQUEST');
    if (code) return { message: formatted.message, ...place, extensions: { code } };
  }
  const error = toAppError(origin);
  const message = error.code === 'INTERNAL' ? INTERNAL_TEXT : error.message;
  return { message, ...place, extensions: { code: error.code, ...(error.details && { details: error.details }) } };
}
