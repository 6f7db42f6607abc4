import Stripe from 'stripe';

/**
 * How the real SDK talks to the sandbox: stripe-node knows host and port but no path prefix, so the prefix
 * goes in front of the path in `fetch`. `new Stripe(secretKey, sandboxStripeOptions('http://localhost:3000'))`.
 */
export function sandboxStripeOptions(baseUrl: string, fetchFn: typeof fetch = fetch): Stripe.StripeConfig {
  const prefix = new URL('sandbox/stripe', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href;
  const fetchWithPrefix: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetchFn(`${prefix}${pathname}${search}`, init);
  };
  return {
    httpClient: Stripe.createFetchHttpClient(fetchWithPrefix),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  };
}
