import type { Response } from 'express';
import { withParameters } from '../../common/http/link-next.js';
import type { Connection } from '../../common/api/paging.js';

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
    const next = withParameters(response, (parameters) => {
      parameters.delete('before');
      parameters.set(direction === 'after' ? 'after' : 'cursor', from);
    });
    response.setHeader('Link', `<${next}>; rel="next"`);
  }
  return edges.map((edge) => edge.node);
}
