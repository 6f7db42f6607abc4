import { createHash } from 'node:crypto';

/** How a test card behaves once someone pays with it. Kept with the payment method; its digits are not. */
export interface CardBehaviour {
  /** Asks the buyer to prove who they are first. */
  threeDSecure?: boolean;
  /** Refuses the charge (after the 3-D Secure step, where there is one). */
  decline?: DeclineName;
  /** Charges, then the holder disputes it. */
  dispute?: 'fraudulent';
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
  behaviour: CardBehaviour;
}

const card = (number: string, behaviour: CardBehaviour = {}): TestCard => ({
  number,
  brand: brandOf(number),
  behaviour,
});

const DECLINED = card('4000000000000002', { decline: 'generic_decline' });
const NO_FUNDS = card('4000000000009995', { decline: 'insufficient_funds' });

const NAMED_CARDS = {
  pm_card_visa: card('4242424242424242'),
  pm_card_mastercard: card('5555555555554444'),
  pm_card_amex: card('378282246310005'),
  pm_card_chargeDeclined: DECLINED,
  pm_card_visa_chargeDeclined: DECLINED,
  pm_card_visa_chargeDeclinedInsufficientFunds: NO_FUNDS,
  pm_card_visa_chargeDeclinedLostCard: card('4000000000009987', { decline: 'lost_card' }),
  pm_card_visa_chargeDeclinedStolenCard: card('4000000000009979', { decline: 'stolen_card' }),
  pm_card_chargeDeclinedExpiredCard: card('4000000000000069', { decline: 'expired_card' }),
  pm_card_chargeDeclinedIncorrectCvc: card('4000000000000127', { decline: 'incorrect_cvc' }),
  pm_card_chargeDeclinedProcessingError: card('4000000000000119', { decline: 'processing_error' }),
  pm_card_threeDSecureRequired: card('4000000000003220', { threeDSecure: true }),
  pm_card_authenticationRequired: card('4000002760003184', { threeDSecure: true }),
  pm_card_threeDSecureRequiredChargeDeclined: card('4000008400001629', {
    threeDSecure: true,
    decline: 'generic_decline',
  }),
  pm_card_createDispute: card('4000000000000259', { dispute: 'fraudulent' }),
  pm_card_pendingRefund: card('4000000000007726', { refund: 'pending_then_succeeded' }),
  pm_card_refundFail: card('4000000000005126', { refund: 'succeeded_then_failed' }),
} satisfies Record<`pm_card_${string}`, TestCard>;

/** Cards that a person finds in Stripe's list and types. */
const OTHER_CARDS = [
  card('2223003122003222'),
  card('5200828282828210'),
  card('5105105105105100'),
  card('4000056655665556'),
  card('371449635398431'),
  card('6011111111111117'),
  card('3056930009020004'),
  card('36227206271667'),
  card('3566002020360505'),
  card('6200000000000005'),
  card('4000000000000101', { cvcFails: true }),
  card('4100000000000019', { decline: 'fraudulent' }),
  card('4000002500003155', { threeDSecure: true }),
  card('4000008260003178', { threeDSecure: true, decline: 'insufficient_funds' }),
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
