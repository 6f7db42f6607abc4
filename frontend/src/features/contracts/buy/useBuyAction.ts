import { useId } from 'react';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { signInPath } from '../../../lib/session/sign-in';
import { buyPath } from './useBuyAfterSignIn';
import { buyOffer } from './buy-offer';

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
