import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Elements } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import type { PaymentsConfigQuery } from '../../generated/payments';
import { toast } from '../../lib/toast/toast-store';
import { PaymentForm, type PaymentFormProps } from './PaymentForm';
import { paymentAppearance, paymentFonts } from './payment-appearance';
import { stripeFor } from './stripe-library';

interface PaymentAreaProps extends PaymentFormProps {
  config: PaymentsConfigQuery['paymentsConfig'];
}

/** The provider's card form in the product's look. */
export function PaymentArea({ config, clientSecret, ...form }: PaymentAreaProps) {
  const [stripe] = useState(() => stripeFor(config));
  const options = useMemo<StripeElementsOptionsClientSecret>(
    () => ({ clientSecret, appearance: paymentAppearance(), fonts: paymentFonts() }),
    [clientSecret],
  );
  const { onClose } = form;

  useEffect(() => {
    let shown = true;
    stripe.catch(() => {
      if (!shown) return;
      onClose();
      toast({
        title: 'Payment Error',
        description: "We couldn't load the payment form. Please try again.",
        variant: 'destructive',
      });
    });
    return () => {
      shown = false;
    };
  }, [stripe, onClose]);

  return (
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <PaymentForm clientSecret={clientSecret} {...form} />
    </Elements>
  );
}

/** Holds the form's place while the payment is being prepared. */
export function PaymentSpinner({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <Box
        role="status"
        aria-label="Preparing payment"
        sx={{ display: 'grid', placeItems: 'center', height: 236 }}
      >
        <CircularProgress aria-hidden />
      </Box>
      <Button fullWidth variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
