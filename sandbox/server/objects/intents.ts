import type Stripe from 'stripe';
import type { Call } from '../call.js';
import { confirmWith, readConfirmation } from './intent.confirm.js';
import { assertMay, intentOf } from './intent.lookup.js';
import { parameterInvalid, parameterMissing } from '../errors.js';
import { emit } from './events.js';
import { newId, now, randomText } from './ids.js';
import { listOf, type Page } from '../lists.js';
import { resolvePaymentMethod } from './payment-methods.js';

const CURRENCIES: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, chf: 50 };
const MOST = 99_999_999;

export async function createIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const amount = params.integer('amount');
  if (amount === undefined) throw parameterMissing('amount');
  const currency = readCurrency(params.required('currency'));
  assertAmount(amount, currency);
  const allowed = params.list('allowed_payment_method_types') ?? null;
  if (allowed && !allowed.includes('card'))
    throw parameterInvalid(
      'The payment sandbox knows the payment method type card only.',
      'allowed_payment_method_types',
    );
  const captureMethod =
    params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async';
  const methodId = params.text('payment_method');
  const confirmation = params.flag('confirm') ? readConfirmation(params) : undefined;
  const description = params.text('description') || null;
  const metadata = params.metadata();
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
    automatic_payment_methods: allowed ? null : { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency,
    customer: null,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata,
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
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent as Stripe.PaymentIntent;

  const method = methodId ? await resolvePaymentMethod(call, methodId) : undefined;
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
  return listOf(call, 'payment_intent', '/v1/payment_intents');
}

export async function updateIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params } = call;
  const { body: intent, hidden } = await intentOf(call, true);
  const amount = params.integer('amount');
  intent.metadata = params.metadata(intent.metadata);
  params.done();
  if (amount !== undefined) {
    assertMay('update', intent);
    assertAmount(amount, intent.currency);
    intent.amount = amount;
  }
  await call.store.save(intent, hidden);
  return intent;
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
