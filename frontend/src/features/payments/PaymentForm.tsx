import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { Problem } from '../../components/mui/Problem';
import { formatCents } from '../../lib/format/money';
import { toast } from '../../lib/toast/toast-store';
import { toastCompletion, useCompletePurchase, type Completion } from './useCompletePurchase';

export interface PaymentEvents {
  onClose: () => void;
  /** The card was accepted; `completion` says how the purchase went, as far as it is known. */
  onPaid: (paymentIntentId: string, completion: Completion) => void;
}

export interface PaymentFormProps extends PaymentEvents {
  clientSecret: string;
  /** Where a full-page 3-D Secure step returns to. */
  returnPath: string;
  /** In cents. */
  amount: number;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** The card is authorized ('requires_capture') or paid at once ('succeeded'); both go on to the purchase. */
const confirmed = new Set(['succeeded', 'requires_capture', 'processing']);

/** Not a card error: this intent was settled or cancelled in the meantime, and the server knows which. */
const MOVED_ON = 'payment_intent_unexpected_state';

export function PaymentForm({
  clientSecret,
  returnPath,
  amount,
  busy,
  onBusy,
  onClose,
  onPaid,
}: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState('');
  const completePurchase = useCompletePurchase();
  const circle = useFocusCircle(() => elements?.getElement('payment')?.focus());

  /** Said where the buyer looks, too: the toast is at the edge of the screen and leaves by itself. */
  const failed = (title: string, description: string) => {
    setProblem(description);
    toast({ title, description, variant: 'destructive' });
  };

  const complete = async (paymentIntentId: string) => {
    const completion = await completePurchase(paymentIntentId);
    toastCompletion(completion);
    if (completion.end === 'not-paid') setProblem(completion.description);
    else onPaid(paymentIntentId, completion);
  };

  const pay = async () => {
    if (!stripe || !elements) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: window.location.origin + returnPath },
    });
    if (error?.code === MOVED_ON) return complete(clientSecret.split('_secret_')[0] ?? '');
    if (error) return failed('Payment Failed', error.message ?? 'Your card was not accepted.');
    if (!confirmed.has(paymentIntent.status)) return failed('Payment Failed', 'Your card was not confirmed.');
    await complete(paymentIntent.id);
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Does nothing until the payment library is ready.
    if (!stripe || !elements || !ready || busy) return;
    onBusy(true);
    setProblem('');
    pay()
      .catch((error: unknown) =>
        failed('Payment Error', error instanceof Error ? error.message : 'An unexpected error occurred.'),
      )
      .finally(() => onBusy(false));
  };

  return (
    <form onSubmit={handleSubmit}>
      <span {...circle.start} />
      <Box sx={{ minHeight: 236 }}>
        <PaymentElement
          onReady={() => setReady(true)}
          onChange={() => setProblem('')}
          onEscape={() => !busy && onClose()}
          onFocus={circle.enterCard}
          onBlur={circle.leaveCard}
        />
      </Box>
      <Problem text={problem} />
      <Box sx={{ display: 'grid', gap: 1.25, mt: 2 }}>
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={busy}
          busyLabel="Processing..."
          disabled={!stripe || !ready}
        >
          Pay {formatCents(amount)}
        </BusyButton>
        <Button variant="outlined" onClick={onClose} disabled={busy} {...circle.last}>
          Cancel
        </Button>
      </Box>
    </form>
  );
}

/**
 * Tab goes from the last button back to the card fields, and Shift+Tab from the first card field to the last button. The
 * fields are in a frame of the provider, which neither the dialog nor the browser includes in a circle of its own.
 */
function useFocusCircle(focusCard: () => void) {
  const last = useRef<HTMLButtonElement>(null);
  const inCard = useRef(false);
  return {
    enterCard: () => (inCard.current = true),
    leaveCard: () => (inCard.current = false),
    start: {
      tabIndex: 0,
      // the frame reports that it lost the focus only after this event
      onFocus: () => (inCard.current ? last.current?.focus() : focusCard()),
    },
    last: {
      ref: last,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Tab' || event.shiftKey) return;
        event.preventDefault();
        focusCard();
      },
    },
  };
}
