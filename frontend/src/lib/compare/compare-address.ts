/* The address of a comparison, `/contracts?compare=id,id`: the server and the browser read it with this module. */

/** The API takes as many ids. */
export const MOST_COMPARED = 4;

const COMPARE = 'compare';

/** The ids that an address compares, each once; null if it is another view of the contracts. */
export function comparedIds(search: URLSearchParams): string[] | null {
  const text = search.get(COMPARE);
  if (text === null) return null;
  return [...new Set(text.split(',').flatMap((id) => id.trim().toLowerCase() || []))].slice(0, MOST_COMPARED);
}

export const comparePath = (ids: readonly string[]): string => `/contracts?${COMPARE}=${ids.join(',')}`;
