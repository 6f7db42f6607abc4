import type { Request } from 'express';
import { documentOf, operationOf } from '../graphql/documents.js';

export interface GraphQLBody {
  query?: unknown;
  operationName?: unknown;
}

/** Whether a request only reads. GraphQL sends queries with POST too, so there the parsed operation decides. */
export const isRead = ({ method, path, body }: Request): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && path === '/graphql' && !isMutation((body ?? {}) as GraphQLBody));

/** False for a document that does not parse, and when it is unclear which operation is meant: neither is executed. */
function isMutation({ query, operationName }: GraphQLBody): boolean {
  const document = typeof query === 'string' ? documentOf(query) : null;
  return document !== null && operationOf(document, operationName)?.operation === 'mutation';
}
