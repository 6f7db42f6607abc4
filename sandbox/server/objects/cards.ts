import { createHash } from 'node:crypto';

/** How a test card behaves once someone pays with it. Kept with the payment method; its digits are not. */
export interface CardBehaviour {
  /** Asks the buyer to prove who they are first. */
  threeDSecure?: boolean;
  /** Refuses the charge (after the 3-D Secure step, where there is one). */
  decline?: DeclineName;
  /** Charges, then the holder disputes it. */
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry';
  /** What becomes of a refund that is not simply paid back. */
  refund?: 'pending_then_succeeded' | 'succeeded_then_failed';
  /** Fails the check of the security code when one was given. */
  cvcFails?: boolean;
}

/** Codes and texts as Stripe's issuer simulation answers them. */
export const DECLINES = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.', advice: 'try_again_later' },
  insufficient_funds: {
    code: 'card_declined',
    message: 'Your card has insufficient funds.',
    advice: 'try_again_later',
  },
  lost_card: { code: 'card_declined', message: 'Your card was declined.', advice: 'do_not_try_again' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.', advice: 'do_not_try_again' },
  fraudulent: { code: 'card_declined', message: 'Your card was declined.', advice: 'do_not_try_again' },
  card_velocity_exceeded: {
    code: 'card_declined',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    advice: 'try_again_later',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.', advice: 'confirm_card_data' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    advice: 'confirm_card_data',
  },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
    advice: 'try_again_later',
  },
} as const;
export type DeclineName = keyof typeof DECLINES;

export interface TestCard {
  number: string;
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  behaviour: CardBehaviour;
}

const card = (
  number: string,
  behaviour: CardBehaviour = {},
  funding: TestCard['funding'] = 'credit',
  brand = brandOf(number),
): TestCard => ({ number, brand, funding, behaviour });

const NAMED_CARDS = {
  pm_card_visa: card('4242424242424242'),
  pm_card_visa_debit: card('4000056655665556', {}, 'debit'),
  pm_card_mastercard: card('5555555555554444'),
  pm_card_mastercard_debit: card('5200828282828210', {}, 'debit'),
  pm_card_mastercard_prepaid: card('5105105105105100', {}, 'prepaid'),
  pm_card_amex: card('378282246310005'),
  pm_card_discover: card('6011111111111117'),
  pm_card_diners: card('3056930009020004'),
  pm_card_jcb: card('3566002020360505'),
  pm_card_unionpay: card('6200000000000005'),
  pm_card_us: card('4242424242424242'),
  pm_card_bypassPending: card('4000000000000077'),
  pm_card_chargeDeclined: card('4000000000000002', { decline: 'generic_decline' }),
  pm_card_visa_chargeDeclined: card('4000000000000002', { decline: 'generic_decline' }),
  pm_card_chargeDeclinedInsufficientFunds: card('4000000000009995', { decline: 'insufficient_funds' }),
  pm_card_visa_chargeDeclinedInsufficientFunds: card('4000000000009995', { decline: 'insufficient_funds' }),
  pm_card_chargeDeclinedLostCard: card('4000000000009987', { decline: 'lost_card' }),
  pm_card_visa_chargeDeclinedLostCard: card('4000000000009987', { decline: 'lost_card' }),
  pm_card_chargeDeclinedStolenCard: card('4000000000009979', { decline: 'stolen_card' }),
  pm_card_visa_chargeDeclinedStolenCard: card('4000000000009979', { decline: 'stolen_card' }),
  pm_card_chargeDeclinedExpiredCard: card('4000000000000069', { decline: 'expired_card' }),
  pm_card_chargeDeclinedIncorrectCvc: card('4000000000000127', { decline: 'incorrect_cvc' }),
  pm_card_chargeDeclinedProcessingError: card('4000000000000119', { decline: 'processing_error' }),
  pm_card_chargeDeclinedFraudulent: card('4100000000000019', { decline: 'fraudulent' }),
  pm_card_riskLevelHighest: card('4000000000004954', { decline: 'fraudulent' }),
  pm_card_riskLevelElevated: card('4000000000009235'),
  pm_card_chargeDeclinedVelocityLimitExceeded: card('4000000000006975', {
    decline: 'card_velocity_exceeded',
  }),
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: card('4000000000006975', {
    decline: 'card_velocity_exceeded',
  }),
  pm_card_chargeCustomerFail: card('4000000000000341', { decline: 'generic_decline' }),
  pm_card_cvcCheckFail: card('4000000000000101', { cvcFails: true }),
  pm_card_threeDSecureRequired: card('4000000000003220', { threeDSecure: true }),
  pm_card_threeDSecure2Required: card('4000000000003220', { threeDSecure: true }),
  pm_card_threeDSecureOptional: card('4000000000003055'),
  pm_card_threeDSecureNotSupported: card('378282246310005'),
  pm_card_threeDSecureRequiredChargeDeclined: card('4000008400001629', {
    threeDSecure: true,
    decline: 'generic_decline',
  }),
  pm_card_authenticationRequired: card('4000002760003184', { threeDSecure: true }),
  pm_card_authenticationRequiredOnSetup: card('4000002500003155', { threeDSecure: true }),
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: card('4000008260003178', {
    threeDSecure: true,
    decline: 'insufficient_funds',
  }),
  pm_card_createDispute: card('4000000000000259', { dispute: 'fraudulent' }),
  pm_card_createDisputeProductNotReceived: card('4000000000002685', { dispute: 'product_not_received' }),
  pm_card_createDisputeInquiry: card('4000000000001976', { dispute: 'inquiry' }),
  pm_card_pendingRefund: card('4000000000007726', { refund: 'pending_then_succeeded' }),
  pm_card_refundFail: card('4000000000005126', { refund: 'succeeded_then_failed' }),
} satisfies Record<`pm_card_${string}`, TestCard>;

const OTHER_CARDS = [
  card('2223003122003222'),
  card('371449635398431'),
  card('6011000990139424'),
  card('36227206271667'),
  card('4000000000003063', { threeDSecure: true }),
  card('4000008400001280', { threeDSecure: true, decline: 'processing_error' }),
];

const BY_NUMBER = new Map(
  [...OTHER_CARDS, ...Object.values(NAMED_CARDS)].map((known) => [known.number, known]),
);

export const testCardNumbered = (number: string): TestCard | undefined => BY_NUMBER.get(number);

/** The card behind a ready-made payment method such as `pm_card_visa`. */
export const testCardNamed = (id: string): TestCard | undefined =>
  Object.hasOwn(NAMED_CARDS, id) ? NAMED_CARDS[id as keyof typeof NAMED_CARDS] : undefined;

export function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(6011|64|65)/.test(number)) return 'discover';
  if (/^3(0[0-5]|[689])/.test(number)) return 'diners';
  if (/^35/.test(number)) return 'jcb';
  return /^62/.test(number) ? 'unionpay' : 'unknown';
}

/** The check digit of ISO/IEC 7812-1. */
export function luhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Same card, same fingerprint; all test numbers are public, so nothing can be learnt from it. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`sandbox ${number}`).digest('base64url').slice(0, 16);
