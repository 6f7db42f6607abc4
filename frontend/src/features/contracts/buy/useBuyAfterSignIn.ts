import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const WANTED = 'buy';

/** The address of a contract's page that opens the Buy dialog, for visitors who sign in first. */
export const buyPath = (contractId: string) => `/contracts/${contractId}?${WANTED}=1`;

/** Buys once if a visitor who pressed Buy has signed in, and takes the wish out of the address. */
export function useBuyAfterSignIn(isMember: boolean, buy: () => void) {
  const [search, setSearch] = useSearchParams();
  const isWanted = isMember && search.has(WANTED);
  const buyNow = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(WANTED);
    setSearch(rest, { replace: true, preventScrollReset: true });
    buy();
  });
  useEffect(() => {
    if (isWanted) buyNow();
  }, [isWanted]);
}
