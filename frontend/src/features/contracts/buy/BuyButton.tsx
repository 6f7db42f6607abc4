import { Button } from '../../../components/plain/Button';
import { MapPinOff } from 'lucide-react';
import { threadPath } from '../../../lib/thread-path';
import { useBuyAction, type BuyActionProps } from './useBuyAction';
import './BuyButton.css';

/**
 * Buys on this page; visitors sign in first. If the contract cannot be bought, a line below the button says why. Where the
 * operator offers no transfers of its kind, a box is in place of the button: only a question can be asked.
 */
export function BuyButton(props: BuyActionProps) {
  const { id, notOffered } = props.contract;
  const action = useBuyAction(props);
  if (!action) return null;
  if (notOffered)
    return (
      <>
        <p className="not-offered">
          <MapPinOff size={18} aria-hidden />
          {notOffered}
        </p>
        <Button fullWidth variant="outlined" to={threadPath(id)}>
          Ask a question
        </Button>
      </>
    );
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
