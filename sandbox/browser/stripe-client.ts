import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';
import { Api, type Result } from './api.js';
import { CardElement } from './card-element.js';
import { showChallenge } from './challenge.js';
import { Elements, type ElementsOptions } from './elements.js';

type IntentResult = Result<'paymentIntent', PaymentIntent>;

interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method?: string;
    receipt_email?: string;
    payment_method_data?: { billing_details?: object };
  };
  redirect?: 'always' | 'if_required';
}

interface CardPaymentData {
  payment_method?: string | { card?: unknown; billing_details?: object };
  return_url?: string;
  receipt_email?: string;
}

/** What `Stripe(publishableKey)` returns: the part of Stripe.js that card payments use. */
export class StripeClient {
  private readonly api: Api;

  constructor(
    private readonly base: string,
    private readonly publishableKey: string,
  ) {
    this.api = new Api(base, publishableKey);
  }

  elements(options?: ElementsOptions): Elements {
    return new Elements(this.base, this.publishableKey, options);
  }

  async confirmPayment(options: ConfirmOptions): Promise<IntentResult> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.clientSecret;
    if (!clientSecret) throw new Error('In order to confirm a payment, you must provide a clientSecret.');
    if (redirect === 'always' && !confirmParams.return_url)
      throw new Error('confirmPayment(): expected confirmParams.return_url to be a URL string.');
    let method = confirmParams.payment_method;
    if (!method && elements) {
      const element = elements.element();
      const made = await element.createPaymentMethod(confirmParams.payment_method_data?.billing_details);
      if (!made.paymentMethod) return { error: made.error ?? unknownError() };
      method = made.paymentMethod.id;
    }
    const { return_url: returnUrl, receipt_email: receiptEmail } = confirmParams;
    const result = await this.confirm(clientSecret, { method, returnUrl, receiptEmail }, true);
    if (!result.error && redirect === 'always' && returnUrl) {
      location.assign(withResult(returnUrl, result.paymentIntent));
      // The page is about to be left; the caller's code after this must not run.
      return new Promise(() => undefined);
    }
    return result;
  }

  async confirmCardPayment(
    clientSecret: string,
    data: CardPaymentData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const { payment_method: given, return_url: returnUrl, receipt_email: receiptEmail } = data;
    let method = typeof given === 'string' ? given : undefined;
    if (typeof given === 'object') {
      const made = await this.createPaymentMethod({ type: 'card', ...given });
      if (made.error) return { error: made.error };
      method = made.paymentMethod.id;
    }
    return this.confirm(clientSecret, { method, returnUrl, receiptEmail }, options.handleActions !== false);
  }

  async createPaymentMethod(data: {
    type?: string;
    card?: unknown;
    elements?: Elements;
    billing_details?: object;
    params?: { billing_details?: object };
  }): Promise<Result<'paymentMethod', PaymentMethod>> {
    const element = data.elements ? data.elements.element() : data.card;
    if (!(element instanceof CardElement))
      return { error: invalidRequest('The payment sandbox takes card details from its own card form only.') };
    const made = await element.createPaymentMethod(data.billing_details ?? data.params?.billing_details);
    return made.paymentMethod
      ? { paymentMethod: made.paymentMethod }
      : { error: made.error ?? unknownError() };
  }

  retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return this.api.retrievePaymentIntent(clientSecret);
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    const found = await this.api.retrievePaymentIntent(clientSecret);
    return found.error ? found : this.afterChallenge(clientSecret, found.paymentIntent);
  }

  handleCardAction(clientSecret: string): Promise<IntentResult> {
    return this.handleNextAction({ clientSecret });
  }

  /** Tokens belong to an older API that the sandbox does not speak. */
  createToken(): Promise<{ error: StripeError }> {
    return Promise.resolve({
      error: invalidRequest('The payment sandbox makes payment methods, not tokens.'),
    });
  }

  registerAppInfo(): void {}

  _registerWrapper(): void {}

  private async confirm(
    clientSecret: string,
    { method, returnUrl, receiptEmail }: Record<'method' | 'returnUrl' | 'receiptEmail', string | undefined>,
    showActions: boolean,
  ): Promise<IntentResult> {
    const result = await this.api.confirmPaymentIntent(clientSecret, {
      payment_method: method,
      return_url: returnUrl,
      receipt_email: receiptEmail,
      use_stripe_sdk: true,
    });
    return result.error || !showActions ? result : this.afterChallenge(clientSecret, result.paymentIntent);
  }

  /** Where the bank asks for it, shows the 3-D Secure step and tells how it ended. */
  private async afterChallenge(clientSecret: string, intent: PaymentIntent): Promise<IntentResult> {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const action = intent.next_action;
    const sdk: unknown = action?.use_stripe_sdk;
    const url = (sdk as { stripe_js?: string } | undefined)?.stripe_js ?? action?.redirect_to_url?.url;
    if (!url) return { paymentIntent: intent };
    await showChallenge(url, this.base);
    const after = await this.api.retrievePaymentIntent(clientSecret);
    const failure = after.paymentIntent?.last_payment_error;
    if (after.paymentIntent?.status === 'requires_payment_method' && failure)
      return { error: { ...failure, payment_intent: after.paymentIntent } };
    return after;
  }
}

function withResult(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl, location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', 'succeeded');
  return url.href;
}

const invalidRequest = (message: string): StripeError => ({ type: 'invalid_request_error', message });
const unknownError = (): StripeError => ({ type: 'api_error', message: 'An unexpected error occurred.' });
