import type Stripe from 'stripe';
import { unexpectedState } from '../errors.js';

type Status = Extract<
  Stripe.PaymentIntent.Status,
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'
>;

/** From which states each action may start; the order is the one Stripe's texts list them in. */
export const ALLOWED = {
  confirm: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  capture: ['requires_capture'],
  // `processing` at Stripe only in rare cases, so the sandbox always refuses it
  cancel: ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'],
  update: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
} satisfies Record<string, Status[]>;

export function assertMay(action: keyof typeof ALLOWED, intent: Stripe.PaymentIntent, field = ''): void {
  const allowed: readonly string[] = ALLOWED[action];
  const { status } = intent;
  if (allowed.includes(status)) return;
  const list = allowed.join(', ');
  if (action === 'confirm' && status === 'succeeded')
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  throw unexpectedState(
    {
      confirm: `You cannot confirm this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${list}.`,
      capture: `This PaymentIntent could not be captured because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be captured: ${list}.`,
      cancel: `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: ${list}.`,
      update: `This PaymentIntent's ${field} could not be updated because it has a status of ${status}. You may only update the ${field} of a PaymentIntent with one of the following statuses: ${list}.`,
    }[action],
    intent,
  );
}
