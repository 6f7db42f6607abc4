import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentsConfigQuery } from '../../generated/payments';

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
export function stripeFor(config: Config) {
  if (loaded?.key !== config.publishableKey) {
    const stripe = load(config);
    loaded = { key: config.publishableKey, stripe };
    stripe.catch(() => (loaded = undefined));
  }
  return loaded.stripe;
}
