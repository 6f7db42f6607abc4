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
