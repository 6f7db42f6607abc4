import { Button } from '../../../components/plain/Button';
import { useBuyAction, type BuyActionProps } from './useBuyAction';
import './BuyButton.css';

/** Buys on this page; visitors sign in first. If the contract cannot be bought, a line below the button says why. */
export function BuyButton(props: BuyActionProps) {
  const action = useBuyAction(props);
  if (!action) return null;
  return (
    <>
      <Button fullWidth variant="contained" size="large" {...action.props}>
        Buy Contract
      </Button>
      {action.reason && (
        <span id={action.reasonId} className="buy-reason">
          {action.reason}
        </span>
      )}
    </>
  );
}
