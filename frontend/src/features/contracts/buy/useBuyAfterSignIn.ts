import { useWishAfterSignIn, wishPath } from '../../../lib/session/useWishAfterSignIn';

const WANTED = 'buy';

/** The address of a contract's page that opens the Buy dialog, for visitors who sign in first. */
export const buyPath = (contractId: string) => wishPath(contractId, WANTED);

/** Buys once if a visitor who pressed Buy has signed in, and takes the wish out of the address. */
export const useBuyAfterSignIn = (isMember: boolean, buy: () => void) =>
  useWishAfterSignIn(WANTED, isMember, buy);
