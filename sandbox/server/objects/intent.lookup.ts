import { timingSafeEqual } from 'node:crypto';
import type { Call } from '../call.js';
import { ApiError, parameterMissing, resourceMissing } from '../errors.js';
import type { Row } from '../store.js';

/** The intent in the path; with a publishable key only together with its client secret. */
export async function intentOf(call: Call, lock: boolean): Promise<Row<'payment_intent'>> {
  const { id } = call.path;
  const secret = call.params.text('client_secret');
  if (call.key === 'publishable') call.params.ignore('key', 'is_stripe_sdk');
  const found = await call.store.find('payment_intent', id, lock);
  if (!found) throw resourceMissing('payment_intent', id, 'intent');
  if (call.key === 'publishable' && secret === undefined) throw parameterMissing('client_secret');
  if (secret !== undefined && !sameText(secret, found.body.client_secret ?? ''))
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
        message:
          'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      },
      false,
    );
  return found;
}

const sameText = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
