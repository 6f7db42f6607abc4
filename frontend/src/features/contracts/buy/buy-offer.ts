import type { ContractFieldsFragment } from '../../../generated/contracts';

export interface BuyOffer {
  /** Why the button is disabled, as text for the user. */
  reason: string | null;
}

/** Whether and how to show the Buy button; null without a transfer fee. The server checks again. */
export function buyOffer(contract: ContractFieldsFragment, viewerId: string | null): BuyOffer | null {
  if (contract.transferFee === null) return null;
  if (contract.userId === viewerId) return { reason: 'This is your own contract.' };
  if (contract.forSale) return { reason: null };
  if (contract.underReview) return { reason: "This contract is under review and can't be bought right now." };
  return {
    reason: contract.status === 'PENDING' ? 'A transfer is already in progress.' : 'No longer for sale.',
  };
}
