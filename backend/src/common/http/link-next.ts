import type { Response } from 'express';
import type { Connection } from '../api/paging.js';

/** REST lists are plain arrays; a Link header points to the next page, if there is one. */
export function linkNext<T>(response: Response, { edges, pageInfo }: Connection<T>): T[] {
  if (pageInfo.hasNextPage && pageInfo.endCursor) {
    const next = withParameters(response, (parameters) =>
      parameters.set('cursor', String(pageInfo.endCursor)),
    );
    response.setHeader('Link', `<${next}>; rel="next"`);
  }
  return edges.map((edge) => edge.node);
}

/** The address of the request with other parameters. A `URL` would take a tenth of the time of a list. */
export function withParameters(
  { req: { originalUrl } }: Response,
  change: (parameters: URLSearchParams) => void,
): string {
  const [path = ''] = originalUrl.split('?', 1);
  const parameters = new URLSearchParams(originalUrl.slice(path.length));
  change(parameters);
  return `${path}?${parameters}`;
}
