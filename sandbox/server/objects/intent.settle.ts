import type Stripe from 'stripe';
import type { Background, Call } from '../call.js';
import { chargeOf } from './charges.js';
import { openDispute } from './disputes.js';
import { parameterInvalid } from '../errors.js';
import { emit } from './events.js';
import { now } from './ids.js';
import { assertMay, intentOf } from './intent.lookup.js';

/** Takes the money that is held; what is not taken is released. */
export async function captureIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const { body } = await intentOf(call, true);
  const amount = params.integer('amount_to_capture');
  const metadata = params.metadata(body.metadata);
  params.done();
  assertMay('capture', body);
  const held = body.amount_capturable;
  if (amount !== undefined && amount > held)
    throw parameterInvalid(
      `The provided amount_to_capture (${amount}) is greater than the PaymentIntent's capturable amount (${held}).`,
      'amount_to_capture',
      'amount_too_large',
    );
  const taken = amount ?? held;
  const charge = await chargeOf(call, body);
  if (!charge) throw new Error(`No charge behind ${body.id}`);
  charge.captured = true;
  charge.amount_captured = taken;
  charge.amount_refunded = held - taken;
  await call.store.save(charge);
  body.metadata = metadata;
  body.status = 'succeeded';
  body.amount_capturable = 0;
  body.amount_received = taken;
  await call.store.save(body, {});
  await call.store.dueIn(body.id, null);
  await emit(call, 'charge.captured', charge);
  await emit(call, 'payment_intent.succeeded', body);
  const method = charge.payment_method && (await call.store.find('payment_method', charge.payment_method));
  if (method) await openDispute(call, charge, method.hidden.card ?? {});
  return body;
}

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

export async function cancelIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const { body } = await intentOf(call, true);
  const reason = params.oneOf('cancellation_reason', REASONS) ?? null;
  params.done();
  assertMay('cancel', body);
  return release(call, body, reason);
}

/** Cancels the intent and gives back what it held. `automatic`: the bank's time for the hold ran out. */
export async function release(
  call: Background,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<Stripe.PaymentIntent> {
  const held = intent.status === 'requires_capture';
  intent.status = 'canceled';
  intent.canceled_at = now();
  intent.cancellation_reason = reason;
  intent.amount_capturable = 0;
  intent.next_action = null;
  await call.store.save(intent, {});
  await call.store.dueIn(intent.id, null);
  const charge = held ? await chargeOf(call, intent) : undefined;
  if (charge) {
    // A hold that is let go reads as refunded, although no money had moved.
    charge.refunded = true;
    charge.amount_refunded = charge.amount;
    await call.store.save(charge);
    await emit(call, reason === 'automatic' ? 'charge.expired' : 'charge.refunded', charge);
  }
  await emit(call, 'payment_intent.canceled', intent);
  return intent;
}
