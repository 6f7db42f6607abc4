import type { Request } from 'express';

/** Whether it only looks: GraphQL sends its queries with POST, too. */
export const isRead = ({ method, path, body }: Request): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (path.startsWith('/graphql') &&
    !/\bmutation\b/.test(String((body as { query?: unknown } | undefined)?.query)));
