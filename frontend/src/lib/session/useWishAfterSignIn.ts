import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The address of a contract's page that does what a visitor wanted, once they have signed in. */
export const wishPath = (contractId: string, wish: string) => `/contracts/${contractId}?${wish}=1`;

/** Grants the wish of the address once, as soon as the viewer may have it, and takes it out of the address. */
export function useWishAfterSignIn(wish: string, isReady: boolean, grant: () => void) {
  const [search, setSearch] = useSearchParams();
  const isWanted = isReady && search.has(wish);
  const grantNow = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(wish);
    setSearch(rest, { replace: true, preventScrollReset: true });
    grant();
  });
  useEffect(() => {
    if (isWanted) grantNow();
  }, [isWanted]);
}
