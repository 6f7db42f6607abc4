import type Stripe from 'stripe';
import { readShipping } from '../addresses.js';
import type { Call } from '../call.js';
import { confirmWith, readConfirmation } from './intent.confirm.js';
import { intentOf } from './intent.lookup.js';
import { assertMay } from './intent.states.js';
import { parameterInvalid, parameterMissing } from '../errors.js';
import { emit } from './events.js';
import { newId, now, randomText } from './ids.js';
import { listOf, type Page } from '../lists.js';
import { paymentMethodFromData, resolvePaymentMethod } from './payment-methods.js';

const CURRENCIES: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, chf: 50 };
const MOST = 99_999_999;

export async function createIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const amount = params.integer('amount');
  if (amount === undefined) throw parameterMissing('amount');
  const currency = readCurrency(params.required('currency'));
  assertAmount(amount, currency);
  const automatic = params.child('automatic_payment_methods');
  const automaticEnabled = automatic?.flag('enabled');
  const allowRedirects = automatic?.oneOf('allow_redirects', ['always', 'never']);
  automatic?.done();
  const { types, allowed } = readMethodTypes(call);
  const captureMethod =
    params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async';
  const confirmationMethod = params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic';
  const methodId = params.text('payment_method');
  const methodData = params.child('payment_method_data');
  const confirmation = params.flag('confirm') ? readConfirmation(params) : undefined;
  if (!confirmation && params.text('return_url'))
    throw parameterInvalid(
      'You may only specify `return_url` when confirming, with `confirm=true`.',
      'return_url',
    );
  const fields = {
    description: params.text('description') || null,
    receipt_email: params.text('receipt_email') || null,
    statement_descriptor: params.text('statement_descriptor', 22) || null,
    statement_descriptor_suffix: params.text('statement_descriptor_suffix', 22) || null,
    transfer_group: params.text('transfer_group') || null,
    setup_future_usage: params.oneOf('setup_future_usage', ['off_session', 'on_session']) ?? null,
    shipping: readShipping(params),
    metadata: params.metadata(),
  };
  params.ignore('payment_method_options', 'off_session', 'error_on_requires_action');
  params.done();

  const id = newId('pi');
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods:
      types && !automaticEnabled ? null : { enabled: true, allow_redirects: allowRedirects ?? 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: confirmationMethod,
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    source: null,
    status: 'requires_payment_method',
    ...fields,
  } satisfies Stripe.PaymentIntent as Stripe.PaymentIntent;

  const method = methodData
    ? await paymentMethodFromData(call, methodData)
    : methodId
      ? await resolvePaymentMethod(call, methodId)
      : undefined;
  if (method) {
    intent.payment_method = method.body.id;
    intent.status = 'requires_confirmation';
  }
  await call.store.insert('payment_intent', intent, { intent: id });
  await emit(call, 'payment_intent.created', intent);
  return confirmation ? confirmWith(call, { body: intent, hidden: {} }, method, confirmation) : intent;
}

export async function retrieveIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { body } = await intentOf(call, false);
  call.params.done();
  return body;
}

export async function listIntents(call: Call): Promise<Page<'payment_intent'>> {
  call.params.ignore('customer');
  return listOf(call, 'payment_intent', '/v1/payment_intents');
}

export async function updateIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const { body: intent, hidden } = await intentOf(call, true);
  const amount = params.integer('amount');
  const currency = params.text('currency');
  const methodId = params.text('payment_method');
  const description = params.text('description');
  const receiptEmail = params.text('receipt_email');
  if (amount !== undefined || currency !== undefined) {
    assertMay('update', intent, amount !== undefined ? 'amount' : 'currency');
    if (currency !== undefined) intent.currency = readCurrency(currency);
    intent.amount = amount ?? intent.amount;
    assertAmount(intent.amount, intent.currency);
  }
  intent.metadata = params.metadata(intent.metadata);
  intent.shipping = readShipping(params) ?? intent.shipping;
  if (description !== undefined) intent.description = description || null;
  if (receiptEmail !== undefined) intent.receipt_email = receiptEmail || null;
  params.done();
  if (methodId !== undefined) {
    assertMay('update', intent, 'payment_method');
    intent.payment_method = (await resolvePaymentMethod(call, methodId)).body.id;
    intent.status = 'requires_confirmation';
    intent.next_action = null;
  }
  await call.store.save(intent, hidden);
  return intent;
}

/**
 * Since API version "endive" the list is called `allowed_payment_method_types`. The older name is understood
 * from clients that do not say they speak that version, such as the `stripe` command.
 */
function readMethodTypes({ params, apiVersion }: Call): { types?: string[]; allowed: string[] | null } {
  const name = 'allowed_payment_method_types' satisfies keyof Stripe.PaymentIntentCreateParams;
  const allowed = params.list(name);
  const speaksOlder = apiVersion === null || apiVersion < '2026-09-30';
  const types = allowed ?? (speaksOlder ? params.list('payment_method_types') : undefined);
  if (types && !types.includes('card'))
    throw parameterInvalid('The payment sandbox knows the payment method type card only.', name);
  return { ...(types && { types }), allowed: allowed ?? null };
}

function readCurrency(given: string): string {
  const currency = given.toLowerCase();
  if (!(currency in CURRENCIES))
    throw parameterInvalid(
      `Invalid currency: ${given.slice(0, 10)}. Stripe currently supports these currencies: ${Object.keys(CURRENCIES).join(', ')}`,
      'currency',
    );
  return currency;
}

function assertAmount(amount: number, currency: string): void {
  const least = CURRENCIES[currency] ?? 50;
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  if (amount < least)
    throw parameterInvalid(
      `Amount must be at least ${money(least)} ${currency}`,
      'amount',
      'amount_too_small',
    );
  if (amount > MOST)
    throw parameterInvalid(`Amount must be no more than $999,999.99`, 'amount', 'amount_too_large');
}
