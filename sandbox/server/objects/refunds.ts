import type Stripe from 'stripe';
import type { Background, Call } from '../call.js';
import { chargeOf } from './charges.js';
import { conflictingState, parameterInvalid, resourceMissing } from '../errors.js';
import { emit } from './events.js';
import { newId, now } from './ids.js';
import { listOf, type Page } from '../lists.js';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export async function createRefund(call: Call): Promise<Stripe.Refund> {
  const { params } = call;
  const intentId = params.required('payment_intent');
  const amount = params.integer('amount');
  const reason = params.oneOf('reason', REASONS) ?? null;
  const metadata = params.metadata();
  params.done();
  const charge = await chargeToRefund(call, intentId);
  const left = charge.amount - charge.amount_refunded;
  assertRefundable(charge, amount, left);

  const method = charge.payment_method
    ? await call.store.find('payment_method', charge.payment_method)
    : undefined;
  const special = method?.hidden.card?.refund;
  const slow = special === 'pending_then_succeeded';
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount: amount ?? left,
    balance_transaction: null,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(slow && { pending_reason: 'processing' }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: slow ? 'pending' : 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded >= charge.amount;
  await call.store.save(charge);
  await call.store.insert('refund', refund, {
    intent: intentId,
    hidden: special ? { settlesAs: slow ? 'succeeded' : 'failed' } : {},
  });
  if (special) await call.store.dueIn(refund.id, call.knobs.refundSettleMs / 1000);
  await emit(call, 'refund.created', refund);
  await emit(call, 'charge.refunded', charge);
  return refund;
}

/** Locks the intent before anything is read, so that two refunds never see the same remainder. */
async function chargeToRefund(call: Call, intentId: string): Promise<Stripe.Charge> {
  const intent = await call.store.find('payment_intent', intentId, true);
  if (!intent) throw resourceMissing('payment_intent', intentId, 'payment_intent', 404);
  const charge = await chargeOf(call, intent.body);
  if (!charge || charge.status !== 'succeeded' || intent.body.status === 'canceled')
    throw conflictingState(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      'payment_intent_unexpected_state',
      'payment_intent',
    );
  return charge;
}

function assertRefundable(charge: Stripe.Charge, amount: number | undefined, left: number): void {
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  if (charge.disputed && charge.captured)
    throw conflictingState(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  if (left <= 0)
    throw conflictingState(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (!charge.captured)
    throw conflictingState(
      `This charge (${charge.id}) has not been captured. Cancel its PaymentIntent to release the hold.`,
      'charge_not_refundable',
    );
  if (amount !== undefined && amount > left)
    throw parameterInvalid(
      left === charge.amount
        ? `Refund amount (${money(amount)}) is greater than charge amount (${money(left)})`
        : `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      'amount',
    );
}

/** What the slow and the failing refund card do once their time has come. The caller holds the intent's lock. */
export async function settleRefund(call: Background, id: string): Promise<void> {
  const found = await call.store.find('refund', id);
  const outcome = found?.hidden.settlesAs;
  await call.store.dueIn(id, null);
  if (!found || !outcome) return;
  const { body: refund } = found;
  refund.status = outcome;
  delete refund.pending_reason;
  if (outcome === 'failed') {
    refund.failure_reason = 'unknown';
    const charge = await call.store.find('charge', refund.charge as string);
    if (charge) {
      // The money comes back to us: the buyer has been charged again.
      charge.body.amount_refunded -= refund.amount;
      charge.body.refunded = false;
      await call.store.save(charge.body);
    }
  }
  await call.store.save(refund, {});
  await emit(call, 'refund.updated', refund);
  await emit(call, 'charge.refund.updated', refund);
  if (outcome === 'failed') await emit(call, 'refund.failed', refund);
}

export async function retrieveRefund(call: Call): Promise<Stripe.Refund> {
  const { id } = call.path;
  call.params.done();
  const found = await call.store.find('refund', id);
  if (!found) throw resourceMissing('refund', id, 'refund');
  return found.body;
}

export async function listRefunds(call: Call): Promise<Page<'refund'>> {
  return listOf(call, 'refund', '/v1/refunds', { intent: call.params.text('payment_intent') });
}
