import type { Connection } from '../../common/api/paging.js';

/** Makes a page of a thread from size + 1 rows, nearest to the start first. A message's id is its cursor. */
export function threadPage<T extends { id: string }>(
  rows: T[],
  size: number,
  more: 'older' | 'newer',
  fromWithin: boolean,
): Connection<T> {
  const hasMore = rows.length > size;
  const nodes = rows.slice(0, size);
  if (more === 'older') nodes.reverse();
  return {
    edges: nodes.map((node) => ({ node, cursor: node.id })),
    pageInfo: {
      hasNextPage: more === 'newer' ? hasMore : fromWithin,
      hasPreviousPage: more === 'older' ? hasMore : fromWithin,
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
    },
  };
}
