import type { Request } from 'express';
import { operationIn } from '../graphql/documents.js';

/**
 * Whether a request only reads. GraphQL sends queries with POST too, so there the parsed operation decides. Without one,
 * nothing is executed.
 */
export const isRead = ({ method, path, body }: Request): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && path === '/graphql' && operationIn(body)?.operation !== 'mutation');
