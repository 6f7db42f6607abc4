import { AskSlot } from '../../features/candidates/page/AskSlot';
import { ChosenNotice } from '../../features/candidates/page/ChosenNotice';
import { BuyButton } from '../../features/contracts/buy/BuyButton';
import type { ContractExtrasQuery, ContractFieldsFragment } from '../../generated/contracts';
import { HolderSlot } from './HolderSlot';
import type { Sale } from './useSale';

interface BuySlotProps {
  contract: ContractFieldsFragment;
  extras: ContractExtrasQuery['contract'] | undefined;
  sale: Sale;
  /** Whether others can do anything. */
  hasOffer: boolean;
}

/** The holder's box, or what others can do: buy, ask, stand by. Colleagues of the holder have both. */
export function BuySlot({ contract, extras, sale, hasOffer }: BuySlotProps) {
  const { viewerId, candidacy, canStandBy } = sale;
  const { reservedForMe } = candidacy;
  if (sale.isHolder) return <HolderSlot contractId={contract.id} isHolder />;
  const box = extras?.managedByMe && <HolderSlot contractId={contract.id} isHolder={false} />;
  if (!hasOffer) return box;
  return (
    <>
      {box}
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
