import { lazy, Suspense } from 'react';
import { Bone } from '../../components/Bone';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import { useHydrated } from '../../lib/useHydrated';

const TransferCard = lazy(() =>
  import('./TransferCard').then((module) => ({ default: module.TransferCard })),
);

interface TransferSlotProps {
  contract: ContractFieldsFragment;
  viewer: { isAdmin: boolean };
  /** The address names a transfer. */
  isNamed: boolean;
}

/** The place of the transfer above a contract. Its code loads for those who may see one. */
export function TransferSlot({ contract, viewer, isNamed }: TransferSlotProps) {
  const hydrated = useHydrated();
  const { data } = useMyPurchaseOfQuery({ variables: { contractId: contract.id } });
  const purchase = data?.myPurchaseOf;
  const isParty = Boolean(purchase?.capturedAt);
  if (!isParty && !isNamed && !(viewer.isAdmin && contract.status === 'PENDING')) return null;
  const room = <Bone style={{ height: 360, borderRadius: 16, marginBottom: 24 }} />;
  if (!hydrated) return room;
  return (
    <Suspense fallback={room}>
      <TransferCard contract={contract} fee={purchase?.amount ?? contract.transferFee ?? 0} />
    </Suspense>
  );
}
