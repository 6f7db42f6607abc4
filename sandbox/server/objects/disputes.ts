import type Stripe from 'stripe';
import type { Background, Call } from '../call.js';
import type { CardBehaviour } from './cards.js';
import { emit } from './events.js';
import { newId, now } from './ids.js';
import { listOf, type Page } from '../lists.js';

/** The dispute cards: their holder objects as soon as the money is taken. */
export async function openDispute(
  call: Background,
  charge: Stripe.Charge,
  behaviour: CardBehaviour,
): Promise<void> {
  if (!behaviour.dispute || typeof charge.payment_intent !== 'string') return;
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    // Nobody answers a dispute here.
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: now() + 9 * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: behaviour.dispute,
    status: 'needs_response',
  } satisfies Stripe.Dispute;
  charge.disputed = true;
  await call.store.save(charge);
  await call.store.insert('dispute', dispute, { intent: charge.payment_intent });
  await emit(call, 'charge.dispute.created', dispute);
}

export async function listDisputes(call: Call): Promise<Page<'dispute'>> {
  return listOf(call, 'dispute', '/v1/disputes', { intent: call.params.text('payment_intent') });
}
