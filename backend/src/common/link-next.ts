import type { Response } from 'express';
import type { Connection } from './paging.js';

/** REST lists are plain arrays; where more follows, a Link header says how to get it. */
export function linkNext<T>(response: Response, { edges, pageInfo }: Connection<T>): T[] {
  if (pageInfo.hasNextPage && pageInfo.endCursor) {
    const { originalUrl } = response.req;
    const url = new URL(originalUrl, 'http://localhost');
    url.searchParams.set('cursor', pageInfo.endCursor);
    response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return edges.map((edge) => edge.node);
}
