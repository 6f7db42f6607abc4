import type { Appearance, CustomFontSource, PaymentIntent, StripeError } from '@stripe/stripe-js';
import { Api, type Result } from './api.js';
import { CardElement } from './card-element.js';
import { showChallenge } from './challenge.js';

type IntentResult = Result<'paymentIntent', PaymentIntent>;

interface ElementsOptions {
  clientSecret: string;
  appearance?: Appearance;
  fonts?: CustomFontSource[];
}

/** The sandbox is served from the origin and path of this script. */
const base =
  document.currentScript instanceof HTMLScriptElement
    ? new URL('.', document.currentScript.src).href.replace(/\/$/, '')
    : '/sandbox';

/** What `stripe.elements()` returns: the Payment Element of one form, and the intent that it pays. */
class Elements {
  private element: CardElement | null = null;

  constructor(
    private readonly publishableKey: string,
    private readonly options: ElementsOptions,
  ) {}

  get clientSecret(): string {
    return this.options.clientSecret;
  }

  create(type: string): CardElement {
    if (type !== 'payment') throw new Error(`The payment sandbox has the element "payment", not "${type}".`);
    this.element = new CardElement({
      base,
      publishableKey: this.publishableKey,
      appearance: this.options.appearance ?? {},
      fonts: this.options.fonts ?? [],
      onDestroy: () => (this.element = null),
    });
    return this.element;
  }

  getElement(): CardElement | null {
    return this.element;
  }
}

/** What `Stripe(publishableKey)` returns: the part of Stripe.js that the product uses. */
class StripeClient {
  private readonly api: Api;

  // @stripe/react-stripe-js takes an object for Stripe's only if it has these three.
  readonly createToken = notOffered;
  readonly createPaymentMethod = notOffered;
  readonly confirmCardPayment = notOffered;

  constructor(private readonly publishableKey: string) {
    this.api = new Api(base, publishableKey);
  }

  elements(options: ElementsOptions): Elements {
    return new Elements(this.publishableKey, options);
  }

  /** As with `redirect: 'if_required'`: a card never leaves the page. */
  async confirmPayment(options: {
    elements: Elements;
    confirmParams: { return_url: string };
  }): Promise<IntentResult> {
    const { elements, confirmParams } = options;
    const { clientSecret } = elements;
    const { paymentMethod, error } = (await elements.getElement()?.createPaymentMethod()) ?? {};
    if (!paymentMethod) return { error: error ?? unknownError() };
    const result = await this.api.confirmPaymentIntent(clientSecret, {
      payment_method: paymentMethod.id,
      return_url: confirmParams.return_url,
      use_stripe_sdk: true,
    });
    return result.error ? result : this.afterChallenge(clientSecret, result.paymentIntent);
  }

  /** Where the bank asks for it, shows the 3-D Secure step and tells how it ended. */
  private async afterChallenge(clientSecret: string, intent: PaymentIntent): Promise<IntentResult> {
    const sdk = intent.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
    if (intent.status !== 'requires_action' || !sdk) return { paymentIntent: intent };
    await showChallenge(sdk.stripe_js, base);
    const after = await this.api.retrievePaymentIntent(clientSecret);
    const failure = after.paymentIntent?.last_payment_error;
    if (after.paymentIntent?.status === 'requires_payment_method' && failure)
      return { error: { ...failure, payment_intent: after.paymentIntent } };
    return after;
  }
}

function notOffered(): never {
  throw new Error('The payment sandbox offers confirmPayment() with the Payment Element only.');
}

const unknownError = (): StripeError => ({ type: 'api_error', message: 'An unexpected error occurred.' });

function Stripe(publishableKey: string): StripeClient {
  if (!publishableKey.startsWith('pk_sandbox_'))
    // A real key here would mean that customers of a real shop see a test form.
    throw new Error('The payment sandbox works with its own publishable key (pk_sandbox_...) only.');
  return new StripeClient(publishableKey);
}

Object.assign(window, { Stripe });
