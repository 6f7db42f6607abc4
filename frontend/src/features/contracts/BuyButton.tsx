import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { signInPath } from '../../lib/session/sign-in';
import { buyOffer } from './buy-offer';

interface BuyButtonProps {
  contract: ContractFieldsFragment;
  viewerId: string | null;
  onBuy: (contract: ContractFieldsFragment) => void;
  /** Shows the reason below a disabled button; otherwise only screen readers get it. */
  showReason?: boolean;
  size?: ButtonProps['size'];
}

/** Buys on this page; visitors sign in first. If the contract cannot be bought, the button says why. */
export function BuyButton({
  contract,
  viewerId,
  onBuy,
  showReason = false,
  size = 'medium',
}: BuyButtonProps) {
  const reasonId = useId();
  const offer = buyOffer(contract, viewerId);
  if (!offer) return null;
  if (offer.reason) {
    return (
      <>
        <Button
          fullWidth
          variant="contained"
          size={size}
          disabled
          aria-describedby={reasonId}
          title={offer.reason}
        >
          Buy Contract
        </Button>
        <Typography
          id={reasonId}
          variant="caption"
          color="textSecondary"
          sx={showReason ? { display: 'block', mt: 1, textAlign: 'center' } : visuallyHidden}
        >
          {offer.reason}
        </Typography>
      </>
    );
  }
  if (!viewerId) {
    return (
      <Button fullWidth variant="contained" size={size} href={signInPath(`/contracts/${contract.id}`)}>
        Buy Contract
      </Button>
    );
  }
  return (
    <Button fullWidth variant="contained" size={size} onClick={() => onBuy(contract)}>
      Buy Contract
    </Button>
  );
}
