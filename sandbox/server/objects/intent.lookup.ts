import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Call } from '../call.js';
import { ApiError, parameterMissing, resourceMissing, unexpectedState } from '../errors.js';
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

type Status = Extract<
  Stripe.PaymentIntent.Status,
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'
>;

/** From which states each action may start; the order is the one Stripe's texts list them in. */
const ALLOWED = {
  confirm: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  capture: ['requires_capture'],
  // `processing` at Stripe only in rare cases, so the sandbox always refuses it
  cancel: ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'],
  update: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
} satisfies Record<string, Status[]>;

export function assertMay(action: keyof typeof ALLOWED, intent: Stripe.PaymentIntent): void {
  const allowed: readonly string[] = ALLOWED[action];
  const { status } = intent;
  if (allowed.includes(status)) return;
  const list = allowed.join(', ');
  if (action === 'confirm' && status === 'succeeded')
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  throw unexpectedState(
    {
      confirm: `You cannot confirm this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${list}.`,
      capture: `This PaymentIntent could not be captured because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be captured: ${list}.`,
      cancel: `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: ${list}.`,
      update: `This PaymentIntent's amount could not be updated because it has a status of ${status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${list}.`,
    }[action],
    intent,
  );
}
