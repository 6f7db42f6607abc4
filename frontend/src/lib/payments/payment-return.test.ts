import { expect, it } from '@jest/globals';
import { paymentReturnIn, withoutPaymentReturn } from './payment-return';

const WORDS = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';

it('removes what the provider added to an address, and nothing else', () => {
  expect(withoutPaymentReturn(`/contracts/1?${WORDS}`)).toBe('/contracts/1');
  expect(withoutPaymentReturn(`/contracts/1?q=a&${WORDS}#chat`)).toBe('/contracts/1?q=a#chat');
  expect(withoutPaymentReturn('/contracts?q=a%20b&type=loan')).toBe('/contracts?q=a%20b&type=loan');
});

it('finds the payment and the contract that it is for', () => {
  expect(paymentReturnIn(`/contracts/1?${WORDS}`)).toEqual({ contractId: '1', paymentIntentId: 'pi_1' });
  expect(paymentReturnIn(`/contracts?${WORDS}`)).toBeNull();
  expect(paymentReturnIn('/contracts/1')).toBeNull();
});
