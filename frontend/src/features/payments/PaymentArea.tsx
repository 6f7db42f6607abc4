import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Elements } from '@stripe/react-stripe-js';
import type {
  StripeElementsOptionsClientSecret,
  Appearance,
  CustomFontSource,
  Stripe,
} from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentsConfigQuery } from '../../generated/payments';
import { toast } from '../../lib/toast/toast-store';
import { PaymentForm, type PaymentFormProps } from './PaymentForm';
import { fontFiles } from '../../theme/fonts';
import { bodyFamily } from '../../theme/typography';

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

/** The theme's colors for the provider's form, which lives in its own frame and cannot see our variables. */
function paymentAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  return {
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('primary-main'),
      colorBackground: color('background-paper'),
      colorText: color('text-primary'),
      colorTextSecondary: color('text-secondary'),
      colorDanger: color('error-main'),
      fontFamily: bodyFamily,
      borderRadius: '10px',
      spacingUnit: '4px',
    },
  };
}

/** Our typeface, for the frame to load. */
const paymentFonts = (): CustomFontSource[] => [
  {
    family: 'Inter Variable',
    src: `url(${new URL(fontFiles[0] ?? '', window.location.href).href})`,
    weight: '100 900',
  },
];

type Config = PaymentsConfigQuery['paymentsConfig'];

function loadScript(src: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("Couldn't load the payment library."));
    };
    document.head.append(script);
  });
}

async function load({ publishableKey, scriptUrl }: Config) {
  // The sandbox brings its own window.Stripe; `loadStripe` then uses that one.
  if (scriptUrl && !window.Stripe) await loadScript(scriptUrl);
  return loadStripe(publishableKey);
}

let loaded: { key: string; stripe: Promise<Stripe | null> } | undefined;

/** The provider's library, once per key. A failed load is forgotten, so that the next dialog tries again. */
function stripeFor(config: Config) {
  if (loaded?.key !== config.publishableKey) {
    const stripe = load(config);
    loaded = { key: config.publishableKey, stripe };
    stripe.catch(() => (loaded = undefined));
  }
  return loaded.stripe;
}
