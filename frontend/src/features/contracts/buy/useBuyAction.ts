import { useId } from 'react';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { signInPath } from '../../../lib/session/sign-in';
import { buyPath } from './useBuyAfterSignIn';

export interface BuyActionProps {
  contract: ContractFieldsFragment;
  viewerId: string | null;
  onBuy: (contract: ContractFieldsFragment) => void;
}

/** What a Buy button does: it says why it is disabled, sends visitors to sign in, or buys. Null if there is none. */
export function useBuyAction({ contract, viewerId, onBuy }: BuyActionProps) {
  const reasonId = useId();
  const offer = buyOffer(contract, viewerId);
  if (!offer) return null;
  const { reason } = offer;
  if (reason)
    return { reason, reasonId, props: { disabled: true, title: reason, 'aria-describedby': reasonId } };
  if (!viewerId) return { reason, reasonId, props: { href: signInPath(buyPath(contract.id)) } };
  return { reason, reasonId, props: { onClick: () => onBuy(contract) } };
}

/** Null without a Buy button; else why it is disabled, as text for the user, or null. The server checks again. */
export function buyOffer(contract: ContractFieldsFragment, viewerId: string | null) {
  if (contract.transferFee === null) return null;
  if (contract.userId === viewerId) return { reason: 'This is your own contract.' };
  if (contract.forSale) return { reason: null };
  if (contract.notOffered) return { reason: contract.notOffered };
  if (contract.underReview) return { reason: "This contract is under review and can't be bought right now." };
  return {
    reason: contract.status === 'PENDING' ? 'A transfer is already in progress.' : 'No longer for sale.',
  };
}
