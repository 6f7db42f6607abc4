import type Stripe from 'stripe';
import type { Background, Call } from '../call.js';
import { DECLINES, type DeclineName } from './cards.js';
import { writeCharge } from './charges.js';
import { openDispute } from './disputes.js';
import { ApiError, unexpectedState, type ErrorBody } from '../errors.js';
import { emit } from './events.js';
import { assertMay, intentOf } from './intent.lookup.js';
import { randomText } from './ids.js';
import { resolvePaymentMethod } from './payment-methods.js';
import type { Params } from '../params.js';
import type { Row } from '../store.js';

interface Confirmation {
  returnUrl: string | null;
  /** The browser script shows the 3-D Secure step itself, without leaving the page. */
  inPage: boolean;
}

export function readConfirmation(params: Params): Confirmation {
  const returnUrl = params.text('return_url') || null;
  const inPage = params.flag('use_stripe_sdk');
  return { returnUrl, inPage };
}

export async function confirmIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const intent = await intentOf(call, true);
  const methodId = params.text('payment_method');
  const confirmation = readConfirmation(params);
  params.done();
  assertMay('confirm', intent.body);
  const id = methodId || (intent.body.payment_method as string | null);
  return confirmWith(call, intent, id ? await resolvePaymentMethod(call, id) : undefined, confirmation);
}

export async function confirmWith(
  call: Call,
  intent: Row<'payment_intent'>,
  method: Row<'payment_method'> | undefined,
  confirmation: Confirmation,
): Promise<Stripe.PaymentIntent> {
  const { body } = intent;
  if (!method)
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      body,
    );
  body.payment_method = method.body.id;
  body.last_payment_error = null;
  if (!method.hidden.card?.threeDSecure) return authorise(call, intent, method, false);

  const challenge = `tds_${randomText(32)}`;
  const url = `${call.publicUrl}/3ds/${challenge}`;
  const leavesPage = confirmation.returnUrl !== null && !confirmation.inPage;
  body.status = 'requires_action';
  body.next_action = leavesPage
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: confirmation.returnUrl, url } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  await call.store.save(body, { challenge, returnUrl: confirmation.returnUrl });
  await emit(call, 'payment_intent.requires_action', body);
  return body;
}

/** Asks "the bank": holds the money (manual capture), takes it, or throws the decline as Stripe answers it. */
export async function authorise(
  call: Background,
  { body }: Row<'payment_intent'>,
  method: Row<'payment_method'>,
  authenticated: boolean,
): Promise<Stripe.PaymentIntent> {
  const { holdSeconds } = call.knobs;
  const behaviour = method.hidden.card ?? {};
  const captured = body.capture_method !== 'manual';
  const facts = { captured, declined: behaviour.decline, authenticated, holdSeconds };
  const charge = await writeCharge(call, body, method.body, facts);
  body.latest_charge = charge.id;
  body.next_action = null;
  if (behaviour.decline) {
    await fail(call, body, method.body, declineBody(behaviour.decline, charge.id));
    await emit(call, 'charge.failed', charge);
    throw new ApiError(402, { ...(body.last_payment_error as ErrorBody), payment_intent: body });
  }
  body.status = captured ? 'succeeded' : 'requires_capture';
  body.amount_capturable = captured ? 0 : body.amount;
  body.amount_received = captured ? body.amount : 0;
  await call.store.save(body, {});
  await emit(call, 'charge.succeeded', charge);
  await emit(call, captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', body);
  if (captured) await openDispute(call, charge, behaviour);
  else await call.store.dueIn(body.id, holdSeconds);
  return body;
}

/** Back to the start, with the reason kept on the intent. */
export async function fail(
  call: Background,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  error: ErrorBody,
): Promise<void> {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    ...error,
    payment_method: method,
  } satisfies Stripe.PaymentIntent.LastPaymentError;
  await call.store.save(intent, {});
  await emit(call, 'payment_intent.payment_failed', intent);
}

function declineBody(name: DeclineName, charge: string): ErrorBody {
  const { code, message, advice } = DECLINES[name];
  return {
    type: 'card_error',
    code,
    message,
    charge,
    advice_code: advice,
    doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`,
    ...(code === 'card_declined' && { decline_code: name }),
    ...(code === 'incorrect_cvc' && { param: 'cvc' }),
    ...(code === 'expired_card' && { param: 'exp_month' }),
  };
}
