import { useCandidacy } from '../../features/candidates/page/useCandidacy';
import { useTakesApplications } from '../../features/candidates/page/useTakesApplications';
import { buyOffer, useBuyAfterSignIn } from '../../features/contracts/buy/useBuyAction';
import type { useBuy } from '../../features/payments/useBuy';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import type { Me } from '../../lib/session/useSession';

/** How the viewer stands with the sale of a contract: whether they list it, may buy it, ask for it, or stand by. */
export function useSale(
  contract: ContractFieldsFragment,
  me: Me | null,
  { buy, dialog }: ReturnType<typeof useBuy>,
) {
  const viewerId = me?.id ?? null;
  const isOpen = contract.status === 'ACTIVE' || contract.status === 'PENDING';
  const isHolder = viewerId !== null && viewerId === contract.userId;
  const purchase = useMyPurchaseOfQuery({ variables: { contractId: contract.id } }).data?.myPurchaseOf;
  const candidacy = useCandidacy(contract.id, me !== null && !isHolder && isOpen);
  const isReservedForViewer = candidacy.reservedForMe;
  const canBuy = isOpen && buyOffer(contract, viewerId, { isReservedForViewer })?.reason === null;
  const takesApplications = useTakesApplications(contract.type);
  // a payment that is being finished looks like a transfer to somebody else
  const canStandBy = contract.status === 'PENDING' && takesApplications && dialog === null;
  const chosen = isReservedForViewer ? candidacy.application : null;
  const buyNow = () => buy({ ...contract, agreed: chosen?.agreed, agreedCost: chosen?.agreedCost });
  useBuyAfterSignIn(me !== null, () => canBuy && buyNow());
  return {
    viewerId,
    isOpen,
    isHolder,
    // the transfer above says what there is to do
    isBuyer: contract.status === 'PENDING' && purchase?.capturedAt != null,
    candidacy,
    canBuy,
    buyNow,
    takesApplications,
    canStandBy,
    canAsk: takesApplications && contract.transferFee !== null && (contract.forSale || canStandBy),
  };
}

export type Sale = ReturnType<typeof useSale>;
