import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';

export type Result<K extends string, T> =
  ({ [key in K]: T } & { error?: undefined }) | ({ [key in K]?: undefined } & { error: StripeError });

type Params = { [key: string]: unknown };

/** The few calls a publishable key may make. `base` is where the sandbox is mounted. */
export class Api {
  constructor(
    private readonly base: string,
    private readonly publishableKey: string,
  ) {}

  createPaymentMethod(params: Params): Promise<Result<'paymentMethod', PaymentMethod>> {
    return this.call('paymentMethod', 'POST', '/payment_methods', params);
  }

  retrievePaymentIntent(clientSecret: string): Promise<Result<'paymentIntent', PaymentIntent>> {
    const path = `/payment_intents/${encodeURIComponent(intentOf(clientSecret))}`;
    return this.call('paymentIntent', 'GET', path, { client_secret: clientSecret });
  }

  confirmPaymentIntent(
    clientSecret: string,
    params: Params,
  ): Promise<Result<'paymentIntent', PaymentIntent>> {
    const path = `/payment_intents/${encodeURIComponent(intentOf(clientSecret))}/confirm`;
    return this.call('paymentIntent', 'POST', path, { ...params, client_secret: clientSecret });
  }

  private async call<K extends string, T>(
    name: K,
    method: string,
    path: string,
    params: Params,
  ): Promise<Result<K, T>> {
    const form = toForm(params);
    const query = method === 'GET' ? `?${form}` : '';
    try {
      const response = await fetch(`${this.base}/stripe/v1${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${this.publishableKey}` },
        credentials: 'omit',
        ...(method === 'POST' && { body: form }),
      });
      const body = (await response.json()) as T & { error?: StripeError };
      if (body.error) return { error: body.error };
      return { [name]: body } as Result<K, T>;
    } catch {
      return { error: connectionError() };
    }
  }
}

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_', 1)[0] ?? '';

function connectionError(): StripeError {
  return {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. Please check your connection and try again.',
  };
}

/** Nested objects in Stripe's bracket form; what is undefined or null is left out. */
function toForm(params: Params): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object')
      Object.entries(value).forEach(([key, inner]) => add(name ? `${name}[${key}]` : key, inner));
    else form.append(name, `${value as string | number | boolean}`);
  };
  add('', params);
  return form;
}
