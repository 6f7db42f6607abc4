import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { formatCents } from '../../lib/format/money';
import { toast } from '../../lib/toast/toast-store';
import { useCompletePurchase } from './useCompletePurchase';

export interface PaymentFormProps {
  clientSecret: string;
  /** Where a full-page 3-D Secure step returns to. */
  returnPath: string;
  /** In cents. */
  amount: number;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  onTaken: () => void;
  onTermsChanged: () => void;
}

/** The card is authorized ('requires_capture') or paid at once ('succeeded'); both go on to the purchase. */
const confirmed = new Set(['succeeded', 'requires_capture', 'processing']);

/** Not a card error: this intent was settled or cancelled in the meantime, and the server knows which. */
const MOVED_ON = 'payment_intent_unexpected_state';

export function PaymentForm({ clientSecret, returnPath, amount, busy, ...on }: PaymentFormProps) {
  const { onBusy, onClose, onTaken, onTermsChanged } = on;
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const completePurchase = useCompletePurchase();

  const complete = async (paymentIntentId: string) => {
    const { end, title, description } = await completePurchase(paymentIntentId);
    if (end === 'terms-changed') return onTermsChanged();
    const isGood = end === 'bought' || end === 'processing';
    toast({ title, description, ...(!isGood && { variant: 'destructive' }) });
    if (end === 'not-paid') return;
    if (end === 'bought' || end === 'taken') onTaken();
    onClose();
  };

  const pay = async () => {
    if (!stripe || !elements) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: window.location.origin + returnPath },
    });
    if (error?.code === MOVED_ON) return complete(clientSecret.split('_secret_')[0] ?? '');
    if (error) {
      toast({
        title: 'Payment Failed',
        description: error.message ?? 'Your card was not accepted.',
        variant: 'destructive',
      });
      return;
    }
    if (!confirmed.has(paymentIntent.status)) {
      toast({ title: 'Payment Failed', description: 'Your card was not confirmed.', variant: 'destructive' });
      return;
    }
    await complete(paymentIntent.id);
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Does nothing until the payment library is ready.
    if (!stripe || !elements || !ready || busy) return;
    onBusy(true);
    pay()
      .catch((error: unknown) =>
        toast({
          title: 'Payment Error',
          description: error instanceof Error ? error.message : 'An unexpected error occurred.',
          variant: 'destructive',
        }),
      )
      .finally(() => onBusy(false));
  };

  return (
    <form onSubmit={handleSubmit}>
      <Box sx={{ minHeight: 236 }}>
        <PaymentElement onReady={() => setReady(true)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, mt: 2.5 }}>
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
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </Box>
    </form>
  );
}
