// What Stripe's objects and errors mean, in our words.
import Stripe from 'stripe';
import { isUuid } from '../../common/api/paging.js';
import {
  ProviderError,
  type PaymentState,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderRefund,
} from './provider.payment.js';

const STATES: Record<string, PaymentState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'held',
  succeeded: 'taken',
  canceled: 'cancelled',
};

export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const captured = charge?.captured === true;
  return {
    id: intent.id,
    // a state that this version does not know is one to wait for
    state: STATES[intent.status] ?? 'processing',
    amount: intent.amount,
    currency: intent.currency,
    live: intent.livemode,
    contractId: intent.metadata.contractId ?? null,
    buyerId: intent.metadata.buyerId ?? null,
    purchaseId: intent.metadata.purchaseId ?? null,
    clientSecret: intent.client_secret,
    taken: intent.amount_received,
    // of a hold that was let go the provider also says "refunded", although no money had moved
    returned: captured ? charge.amount_refunded - (charge.amount - charge.amount_captured) : 0,
    holdExpired: intent.cancellation_reason === 'automatic',
    card: (captured && charge.payment_method_details?.card) || null,
    dispute: captured && charge.disputed ? 'open' : 'none',
    refunds: [],
  };
}

export function refundOf({ status, amount, metadata }: Stripe.Refund): ProviderRefund {
  const isFailed = status === 'failed' || status === 'canceled';
  return {
    status: status === 'succeeded' ? 'succeeded' : isFailed ? 'failed' : 'pending',
    amount,
    round: metadata?.round ? Number(metadata.round) : null,
  };
}

export function disputeOf({ status }: Stripe.Dispute): ProviderPayment['dispute'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  // an inquiry asks before any money moves
  return status.startsWith('warning') || status === 'prevented' ? 'none' : 'open';
}

export function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const subject = data.object as {
    object?: string;
    id?: string;
    payment_intent?: unknown;
    metadata?: Record<string, string>;
  };
  const intent = subject.object === 'payment_intent' ? subject.id : subject.payment_intent;
  const purchaseId = subject.metadata?.purchaseId;
  return {
    id,
    type,
    paymentIntentId: typeof intent === 'string' ? intent : null,
    purchaseId: isUuid(purchaseId) ? purchaseId : null,
    isUnmarked: subject.metadata === undefined,
  };
}

export function toProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new ProviderError(problemOf(error), error, error.statusCode === 409);
}

function problemOf(error: InstanceType<typeof Stripe.errors.StripeError>): ProviderError['problem'] {
  const { statusCode } = error;
  // 409: another request with this key is in progress; 401, 403 and 429 say nothing about the payment either
  if (!statusCode || [401, 403, 409, 429].includes(statusCode)) return 'unavailable';
  if (statusCode >= 500 || error instanceof Stripe.errors.StripeIdempotencyError) return 'broken';
  return statusCode === 404 ? 'missing' : 'refused';
}
