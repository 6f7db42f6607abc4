import { Suspense } from 'react';
import { Bone } from '../../components/plain/Bone';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import { may } from '../../lib/session/rights';
import type { Me } from '../../lib/session/useSession';
import { useHydrated } from '../../lib/useHydrated';
import { lazyPart } from '../../lib/lazy-part';

const TransferCard = lazyPart(() => import('./TransferCard').then((module) => module.TransferCard));

interface TransferSlotProps {
  contract: ContractFieldsFragment;
  viewer: Pick<Me, 'id' | 'roles'>;
  /** The address names a transfer. */
  isNamed: boolean;
}

/** The place of the transfer above a contract. Its code loads for those who may see one. */
export function TransferSlot({ contract, viewer, isNamed }: TransferSlotProps) {
  const hydrated = useHydrated();
  const { data } = useMyPurchaseOfQuery({ variables: { contractId: contract.id } });
  const purchase = data?.myPurchaseOf;
  const isExpected = Boolean(purchase?.capturedAt) || isNamed;
  // a sale that has ended is no longer the holder's, but its transfer tells why
  if (!isExpected && !may(viewer, 'readTransfers') && viewer.id !== contract.userId) return null;
  const room = isExpected && <Bone style={{ height: 360, borderRadius: 16, marginBottom: 24 }} />;
  // the page may have been scrolled down when the fee was paid
  return (
    <div id="transfer" style={{ scrollMarginTop: 88 }}>
      {hydrated ? (
        <Suspense fallback={room}>
          <TransferCard
            contract={contract}
            isExpected={isExpected}
            fee={purchase?.amount ?? contract.transferFee ?? 0}
          />
        </Suspense>
      ) : (
        room
      )}
    </div>
  );
}
