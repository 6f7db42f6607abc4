import type Stripe from 'stripe';

/** What the holder of a client secret sees of an intent: no metadata, no charge, nothing of the account. */
const SHOWN = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

export function publicView(body: object): object {
  if (!('object' in body) || body.object !== 'payment_intent') return body;
  const intent = body as Stripe.PaymentIntent;
  return Object.fromEntries(SHOWN.map((field) => [field, intent[field]]));
}
