import type { Request } from 'express';
import { getOperationAST, parse } from 'graphql';
import { MAX_TOKENS } from '../graphql/limits.js';

interface GraphQLBody {
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
  if (typeof query !== 'string') return false;
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    return getOperationAST(document, operationName as string | undefined)?.operation === 'mutation';
  } catch {
    return false;
  }
}
