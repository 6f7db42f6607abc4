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
}

/** The holder's box, or what others can do: buy, ask, stand by. */
export function BuySlot({ contract, extras, sale }: BuySlotProps) {
  const { viewerId, candidacy, canStandBy } = sale;
  const { reservedForMe } = candidacy;
  if (sale.isHolder) return <HolderSlot contractId={contract.id} />;
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
