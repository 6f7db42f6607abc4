import type Stripe from 'stripe';
import type { Background } from '../call.js';
import { DECLINES, type DeclineName } from './cards.js';
import { newId, now } from './ids.js';

interface ChargeFacts {
  captured: boolean;
  declined?: DeclineName | undefined;
  /** The buyer passed the 3-D Secure step. */
  authenticated: boolean;
  holdSeconds: number;
}

/** The charge an attempt to pay leaves behind, whether it went through or not. */
export async function writeCharge(
  call: Background,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  facts: ChargeFacts,
): Promise<Stripe.Charge> {
  const { declined, captured } = facts;
  const refusal = declined && DECLINES[declined];
  const card = method.card as Stripe.PaymentMethod.Card;
  const created = now();
  const charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'HANDOVER',
    captured,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(declined),
    paid: !declined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: declined ? null : intent.amount,
        authorization_code: null,
        brand: card.brand,
        ...(!captured && !declined && { capture_before: created + facts.holdSeconds }),
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: facts.authenticated ? '05' : null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: facts.authenticated ? PASSED_3DS : null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  } satisfies Stripe.Charge;
  await call.store.insert('charge', charge, { intent: intent.id });
  return charge;
}

const PASSED_3DS: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

function outcomeOf(declined: DeclineName | undefined): Stripe.Charge.Outcome {
  const blocked = declined === 'fraudulent';
  return {
    advice_code: declined ? DECLINES[declined].advice : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined
      ? blocked
        ? 'not_sent_to_network'
        : 'declined_by_network'
      : 'approved_by_network',
    reason: declined ? (blocked ? 'highest_risk_level' : declined) : null,
    risk_level: blocked ? 'highest' : 'normal',
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? (blocked ? 'blocked' : 'issuer_declined') : 'authorized',
  };
}

/** The charge that holds or took the money of an intent. */
export async function chargeOf(
  call: Background,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.Charge | undefined> {
  const id = typeof intent.latest_charge === 'string' ? intent.latest_charge : intent.latest_charge?.id;
  return id === undefined ? undefined : (await call.store.find('charge', id))?.body;
}
