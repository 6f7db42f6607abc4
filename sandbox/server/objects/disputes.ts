import type Stripe from 'stripe';
import type { Background, Call } from '../call.js';
import type { CardBehaviour } from './cards.js';
import { resourceMissing } from '../errors.js';
import { emit } from './events.js';
import { newId, now } from './ids.js';
import { listOf, type Page } from '../lists.js';

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The dispute cards: their holder objects as soon as the money is taken. */
export async function openDispute(
  call: Background,
  charge: Stripe.Charge,
  behaviour: CardBehaviour,
): Promise<void> {
  if (!behaviour.dispute || typeof charge.payment_intent !== 'string') return;
  const inquiry = behaviour.dispute === 'inquiry';
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now() + 9 * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: behaviour.dispute === 'product_not_received' ? 'product_not_received' : 'fraudulent',
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  } satisfies Stripe.Dispute;
  charge.disputed = true;
  await call.store.save(charge);
  await call.store.insert('dispute', dispute, { intent: charge.payment_intent });
  await emit(call, 'charge.dispute.created', dispute);
}

export async function retrieveDispute(call: Call): Promise<Stripe.Dispute> {
  const { id } = call.path;
  call.params.done();
  const found = await call.store.find('dispute', id);
  if (!found) throw resourceMissing('dispute', id, 'dispute');
  return found.body;
}

export async function listDisputes(call: Call): Promise<Page<'dispute'>> {
  const intent = call.params.text('payment_intent');
  const charge = call.params.text('charge');
  return listOf(call, 'dispute', '/v1/disputes', { intent, charge });
}
