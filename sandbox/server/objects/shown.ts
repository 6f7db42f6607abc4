import type Stripe from 'stripe';
import { parameterInvalid } from '../errors.js';
import { kindOf, type Store } from '../store.js';

const MAX_DEPTH = 4;

/** Replaces ids by the objects they name, along paths such as `latest_charge.payment_method` or `data.charge`. */
export async function expand<T extends object>(store: Store, body: T, paths: string[]): Promise<T> {
  if (paths.length === 0) return body;
  const copy = structuredClone(body);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH)
      throw parameterInvalid('You cannot expand more than 4 levels of a property', 'expand');
    await walk(store, copy as Record<string, unknown>, steps, path);
  }
  return copy;
}

async function walk(store: Store, at: Record<string, unknown>, steps: string[], path: string): Promise<void> {
  const [step = '', ...rest] = steps;
  let value = Object.hasOwn(at, step) ? at[step] : undefined;
  if (value === null) return;
  if (typeof value === 'string' && step !== 'id') {
    const kind = kindOf(value);
    const found = kind && (await store.find(kind, value));
    if (found) value = at[step] = found.body;
  }
  const items = Array.isArray(value) ? value : [value];
  for (const item of items) {
    if (typeof item !== 'object' || item === null)
      throw parameterInvalid(
        `This property cannot be expanded (${path}). You may want to try expanding another property.`,
        'expand',
      );
    if (rest.length > 0) await walk(store, item as Record<string, unknown>, rest, path);
  }
}

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
