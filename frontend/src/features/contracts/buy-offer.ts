import type { ContractFieldsFragment } from '../../generated/contracts';

export interface BuyOffer {
  /** Why the button cannot be pressed, in words for the person. */
  reason: string | null;
}

/** Whether and how the Buy button shows; nothing without a transfer fee. The server decides again. */
export function buyOffer(contract: ContractFieldsFragment, viewerId: string | null): BuyOffer | null {
  if (contract.transferFee === null) return null;
  if (contract.userId === viewerId) return { reason: 'This is your own contract.' };
  if (contract.forSale) return { reason: null };
  return {
    reason: contract.status === 'PENDING' ? 'A transfer is already in progress.' : 'No longer for sale.',
  };
}
