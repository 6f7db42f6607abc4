const WANTED = 'buy';

/** The address of a contract's page that opens the Buy dialog, for visitors who sign in first. */
export const buyPath = (contractId: string) => `/contracts/${contractId}?${WANTED}=1`;

/** The parameters without the wish to buy; null if they have none. */
export function withoutBuy(search: URLSearchParams): URLSearchParams | null {
  if (!search.has(WANTED)) return null;
  const rest = new URLSearchParams(search);
  rest.delete(WANTED);
  return rest;
}
