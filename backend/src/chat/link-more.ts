import type { Response } from 'express';
import type { Connection } from '../common/paging.js';

/** The messages as a plain array, with a Link header if the thread continues in that direction. */
export function linkMore<T>(
  response: Response,
  { edges, pageInfo }: Connection<T>,
  direction: 'before' | 'after',
): T[] {
  const [more, from] =
    direction === 'after'
      ? [pageInfo.hasNextPage, pageInfo.endCursor]
      : [pageInfo.hasPreviousPage, pageInfo.startCursor];
  if (more && from) {
    const url = new URL(response.req.originalUrl, 'http://localhost');
    url.searchParams.delete('before');
    url.searchParams.set(direction === 'after' ? 'after' : 'cursor', from);
    response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return edges.map((edge) => edge.node);
}
