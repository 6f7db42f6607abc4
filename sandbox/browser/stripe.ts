import { StripeClient } from './stripe-client.js';

/** Where this script came from is where the sandbox is. */
const base =
  document.currentScript instanceof HTMLScriptElement
    ? new URL('.', document.currentScript.src).href.replace(/\/$/, '')
    : '/sandbox';

function Stripe(publishableKey: string): StripeClient {
  if (!publishableKey.startsWith('pk_sandbox_'))
    // A real key here would mean a real shop whose customers see a test form.
    throw new Error('The payment sandbox works with its own publishable key (pk_sandbox_...) only.');
  return new StripeClient(base, publishableKey);
}
// The release train of the installed @stripe/stripe-js, which compares it.
Stripe.version = 'endive';

Object.assign(window, { Stripe });
