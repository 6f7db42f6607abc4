import { useId } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { signInPath } from '../../lib/session/sign-in';
import { buyOffer } from './buy-offer';

interface CardBuyButtonProps {
  contract: ContractFieldsFragment;
  viewerId: string | null;
  onBuy: (contract: ContractFieldsFragment) => void;
}

/** The quieter action of a card, in plain elements that the card's own style covers. See BuyButton for the page's button. */
export function CardBuyButton({ contract, viewerId, onBuy }: CardBuyButtonProps) {
  const reasonId = useId();
  const offer = buyOffer(contract, viewerId);
  if (!offer) return null;
  if (!offer.reason && !viewerId) {
    return (
      <a className="action" href={signInPath(`/contracts/${contract.id}`)}>
        Buy Contract
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="action"
        disabled={offer.reason !== null}
        title={offer.reason ?? undefined}
        aria-describedby={offer.reason ? reasonId : undefined}
        onClick={() => onBuy(contract)}
      >
        Buy Contract
      </button>
      {offer.reason && (
        <span id={reasonId} style={visuallyHidden}>
          {offer.reason}
        </span>
      )}
    </>
  );
}
