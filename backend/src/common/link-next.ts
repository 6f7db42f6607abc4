import type { Response } from 'express';
import type { Connection } from './paging.js';

/** REST lists are plain arrays; a Link header points to the next page, if there is one. */
export function linkNext<T>(response: Response, { edges, pageInfo }: Connection<T>): T[] {
  if (pageInfo.hasNextPage && pageInfo.endCursor) {
    const { originalUrl } = response.req;
    const url = new URL(originalUrl, 'http://localhost');
    url.searchParams.set('cursor', pageInfo.endCursor);
    response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return edges.map((edge) => edge.node);
}
