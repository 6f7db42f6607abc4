import { visuallyHidden } from '../../../components/visually-hidden';
import { useBuyAction, type BuyActionProps } from './useBuyAction';

/** The quieter action of a card, in plain elements that the card's own style covers. See BuyButton for the page's button. */
export function CardBuyButton(props: BuyActionProps) {
  const action = useBuyAction(props);
  if (!action) return null;
  if (action.props.href !== undefined) {
    return (
      <a className="action" {...action.props}>
        Buy Contract
      </a>
    );
  }
  return (
    <>
      <button type="button" className="action" {...action.props}>
        Buy Contract
      </button>
      {action.reason && (
        <span id={action.reasonId} style={visuallyHidden}>
          {action.reason}
        </span>
      )}
    </>
  );
}
