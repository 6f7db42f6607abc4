import { Button, type ButtonProps } from '../../../components/plain/Button';
import { visuallyHidden } from '../../../components/visually-hidden';
import { useBuyAction, type BuyActionProps } from './useBuyAction';
import './BuyButton.css';

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
        <span id={action.reasonId} className="buy-reason" style={showReason ? undefined : visuallyHidden}>
          {action.reason}
        </span>
      )}
    </>
  );
}
