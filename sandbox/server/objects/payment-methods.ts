import type Stripe from 'stripe';
import type { Call } from '../call.js';
import {
  brandOf,
  fingerprintOf,
  luhnValid,
  testCardNamed,
  testCardNumbered,
  type TestCard,
} from './cards.js';
import { ApiError, parameterMissing, rateLimited, resourceMissing } from '../errors.js';
import { newId, now } from './ids.js';
import type { Params } from '../params.js';
import type { Row } from '../store.js';

/** Anyone may send cards, so that a visitor of a public sandbox must not fill its database. */
const MOST_PER_MINUTE = 300;

/** `POST /v1/payment_methods`: where the browser's card form sends the digits. Only last4 and behavior are stored. */
export async function createPaymentMethod(call: Call): Promise<Stripe.PaymentMethod> {
  const { params } = call;
  const type = params.required('type');
  if (type !== 'card')
    throw new ApiError(
      400,
      { type: 'invalid_request_error', message: `The sandbox knows cards only, not ${type}.`, param: 'type' },
      false,
    );
  const given = params.child('card');
  if (!given) throw parameterMissing('card');
  const { known, expMonth, expYear, cvc } = readCard(given);
  params.done();
  const isPublic = call.key === 'publishable';
  if (isPublic && (await call.store.hasCreated('payment_method', MOST_PER_MINUTE, 60)))
    throw rateLimited('rate_limit');
  return keep(call, known, { expMonth, expYear, hasCvc: cvc !== undefined });
}

/** A stored payment method, or a fresh one for a ready-made name such as `pm_card_visa`, as Stripe does. */
export async function resolvePaymentMethod(call: Call, id: string): Promise<Row<'payment_method'>> {
  const known = call.key === 'secret' ? testCardNamed(id) : undefined;
  if (known) {
    const expYear = new Date().getUTCFullYear() + 4;
    const body = await keep(call, known, { expMonth: 8, expYear, hasCvc: false });
    return { body, hidden: { card: known.behaviour } };
  }
  const found = await call.store.find('payment_method', id);
  if (!found) throw resourceMissing('PaymentMethod', id, 'payment_method', 400);
  return found;
}

/** Not kept under an idempotency key, because its fingerprint would be of digits that may belong to a real card. */
const cardError = (code: string, message: string, param?: string) =>
  new ApiError(402, { type: 'card_error', code, message, ...(param && { param }) }, false);

function readCard(given: Params) {
  const number = given.required('number').replace(/[\s-]/g, '');
  const expMonth = given.integer('exp_month', -1) ?? 0;
  const year = given.integer('exp_year', -1) ?? 0;
  const expYear = year < 100 ? 2000 + year : year;
  const cvc = given.text('cvc');
  given.done();
  const today = new Date();
  if (!/^\d{12,19}$/.test(number))
    throw cardError('invalid_number', 'The card number is not a valid credit card number.', 'number');
  if (!luhnValid(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (expMonth < 1 || expMonth > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth();
  if (expYear * 12 + expMonth - 1 < thisMonth || expYear > today.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  const digits = brandOf(number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !digits.test(cvc))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  const known = testCardNumbered(number);
  if (!known) {
    // A real card number is refused with an explanation, and none of it is stored.
    const error = cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://docs.stripe.com/testing.',
    );
    error.body.decline_code = 'test_mode_live_card';
    throw error;
  }
  return { known, expMonth, expYear, cvc };
}

/** The card form asks for no address. */
const NO_BILLING: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

interface Details {
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
}

async function keep(call: Call, known: TestCard, details: Details): Promise<Stripe.PaymentMethod> {
  const cvcFailed =
    details.hasCvc && (known.behaviour.cvcFails || known.behaviour.decline === 'incorrect_cvc');
  const body = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: NO_BILLING,
    card: {
      brand: known.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: details.hasCvc ? (cvcFailed ? 'fail' : 'pass') : null,
      },
      country: 'US',
      display_brand: known.brand,
      exp_month: details.expMonth,
      exp_year: details.expYear,
      fingerprint: fingerprintOf(known.number),
      funding: 'credit',
      generated_from: null,
      last4: known.number.slice(-4),
      networks: { available: [known.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
  const behaviour = cvcFailed ? { ...known.behaviour, decline: 'incorrect_cvc' as const } : known.behaviour;
  await call.store.insert('payment_method', body, { hidden: { card: behaviour } });
  return body;
}
