import { StripeClient } from './stripe-client.js';

/** The sandbox is served from the origin and path of this script. */
const base =
  document.currentScript instanceof HTMLScriptElement
    ? new URL('.', document.currentScript.src).href.replace(/\/$/, '')
    : '/sandbox';

function Stripe(publishableKey: string): StripeClient {
  if (!publishableKey.startsWith('pk_sandbox_'))
    // A real key here would mean that customers of a real shop see a test form.
    throw new Error('The payment sandbox works with its own publishable key (pk_sandbox_...) only.');
  return new StripeClient(base, publishableKey);
}
// The release train of the installed @stripe/stripe-js, which compares it.
Stripe.version = 'endive';

Object.assign(window, { Stripe });
