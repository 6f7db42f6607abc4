import { Suspense } from 'react';
import { Bone } from '../../components/plain/Bone';
import { AskSlot } from '../../features/candidates/page/AskSlot';
import { ChosenNotice } from '../../features/candidates/page/ChosenNotice';
import { BuyButton } from '../../features/contracts/buy/BuyButton';
import type { ContractExtrasQuery, ContractFieldsFragment } from '../../generated/contracts';
import { lazyPart } from '../../lib/lazy-part';
import { useHydrated } from '../../lib/useHydrated';
import type { Sale } from './useSale';

const HolderBox = lazyPart(() =>
  import('../../features/listings/HolderBox').then((module) => module.HolderBox),
);

interface BuySlotProps {
  contract: ContractFieldsFragment;
  extras: ContractExtrasQuery['contract'] | undefined;
  sale: Sale;
  /** The viewer lists it, or edits the contracts of the organization that does. */
  isManaged: boolean;
}

/** The box of the holder and their colleagues, or what others can do: buy, ask, stand by. */
export function BuySlot({ contract, extras, sale, isManaged }: BuySlotProps) {
  const { viewerId, candidacy, canStandBy } = sale;
  const { reservedForMe } = candidacy;
  if (isManaged) return <HolderSlot contractId={contract.id} isHolder={sale.isHolder} />;
  return (
    <>
      {reservedForMe && contract.reservedUntil && <ChosenNotice until={contract.reservedUntil} />}
      {!canStandBy && (
        <BuyButton
          contract={contract}
          viewerId={viewerId}
          isReservedForViewer={reservedForMe}
          onBuy={sale.buyNow}
        />
      )}
      <AskSlot
        contract={contract}
        extras={extras}
        isMember={viewerId !== null}
        candidacy={candidacy}
        isOpen={sale.canAsk}
      />
    </>
  );
}

interface HolderSlotProps {
  contractId: string;
  /** False for a colleague of theirs. */
  isHolder: boolean;
}

/** The place of the holder's box on the page of their contract; its code loads for them and their colleagues alone. */
function HolderSlot({ contractId, isHolder }: HolderSlotProps) {
  const room = <Bone style={{ height: 176 }} />;
  return useHydrated() ? (
    <Suspense fallback={room}>
      <HolderBox contractId={contractId} isHolder={isHolder} />
    </Suspense>
  ) : (
    room
  );
}
