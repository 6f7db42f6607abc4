import { useId } from 'react';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { isReservedUntil } from '../../../lib/candidates/application-words';
import { formatMoment } from '../../../lib/format/time';
import { signInPath } from '../../../lib/session/sign-in';
import { useHydrated } from '../../../lib/useHydrated';
import { useWishAfterSignIn, wishPath } from '../../../lib/session/useWishAfterSignIn';

export interface BuyActionProps {
  contract: ContractFieldsFragment;
  viewerId: string | null;
  onBuy: (contract: ContractFieldsFragment) => void;
  /** The seller chose the viewer, whose time to buy is not over. Lists do not know. */
  isReservedForViewer?: boolean;
}

/** What a Buy button does: it says why it is disabled, sends visitors to sign in, or buys. Null if there is none. */
export function useBuyAction({ contract, viewerId, onBuy, isReservedForViewer = false }: BuyActionProps) {
  const reasonId = useId();
  // moments are in the reader's time zone, which the server does not know
  const isLocal = useHydrated();
  const offer = buyOffer(contract, viewerId, { isReservedForViewer, isLocal });
  if (!offer) return null;
  const { reason } = offer;
  if (reason)
    return { reason, reasonId, props: { disabled: true, title: reason, 'aria-describedby': reasonId } };
  if (!viewerId) return { reason, reasonId, props: { href: signInPath(buyPath(contract.id)) } };
  return { reason, reasonId, props: { onClick: () => onBuy(contract) } };
}

/** Null without a Buy button; else why it is disabled, as text for the user, or null. The server checks again. */
export function buyOffer(
  contract: ContractFieldsFragment,
  viewerId: string | null,
  { isReservedForViewer = false, isLocal = true } = {},
) {
  if (contract.transferFee === null) return null;
  if (contract.userId === viewerId) return { reason: 'This is your own contract.' };
  if (contract.forSale) return { reason: isReservedForViewer ? null : reservedReason(contract, isLocal) };
  if (contract.notOffered) return { reason: contract.notOffered };
  if (contract.underReview) return { reason: "This contract is under review and can't be bought right now." };
  return {
    reason: contract.status === 'PENDING' ? 'A transfer is already in progress.' : 'No longer for sale.',
  };
}

/** Why somebody who was not chosen cannot buy a contract that is on the market. */
function reservedReason(
  { saleMode, reservedUntil }: ContractFieldsFragment,
  isLocal: boolean,
): string | null {
  if (isReservedUntil(reservedUntil))
    return isLocal ? `Reserved until ${formatMoment(reservedUntil)}.` : 'Reserved.';
  return saleMode === 'CHOOSE' ? 'The seller chooses. Ask to take over.' : null;
}

const WANTED = 'buy';

/** The address of a contract's page that opens the Buy dialog, for visitors who sign in first. */
export const buyPath = (contractId: string) => wishPath(contractId, WANTED);

/** Buys once if a visitor who pressed Buy has signed in, and takes the wish out of the address. */
export const useBuyAfterSignIn = (isMember: boolean, buy: () => void) =>
  useWishAfterSignIn(WANTED, isMember, buy);
