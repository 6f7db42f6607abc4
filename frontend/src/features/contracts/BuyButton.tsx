import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../components/visually-hidden';
import { useBuyAction, type BuyActionProps } from './useBuyAction';

interface BuyButtonProps extends BuyActionProps {
  /** Shows the reason below a disabled button; otherwise only screen readers get it. */
  showReason?: boolean;
  size?: ButtonProps['size'];
}

/** Buys on this page; visitors sign in first. If the contract cannot be bought, the button says why. */
export function BuyButton({ showReason = false, size = 'medium', ...props }: BuyButtonProps) {
  const action = useBuyAction(props);
  if (!action) return null;
  return (
    <>
      <Button fullWidth variant="contained" size={size} {...action.props}>
        Buy Contract
      </Button>
      {action.reason && (
        <Typography
          id={action.reasonId}
          variant="caption"
          color="textSecondary"
          sx={showReason ? { display: 'block', mt: 1, textAlign: 'center' } : visuallyHidden}
        >
          {action.reason}
        </Typography>
      )}
    </>
  );
}
