import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { CompletePurchaseDocument, type CompletePurchaseMutation } from '../../generated/payments';
import { refusal, renderWithProduct, type HarnessOptions } from '../../testing/harness';
import { useCompletePurchase } from './useCompletePurchase';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const request = { query: CompletePurchaseDocument, variables: { paymentIntentId: 'pi_1' } };
const answer = (status: CompletePurchaseMutation['completePurchase']['status']) => ({
  request,
  result: { data: { completePurchase: { __typename: 'CompletePurchaseResult', status } } },
});

/** Completes the payment and lets `ms` pass; the result stays undefined until the hook has one. */
async function complete(mocks: HarnessOptions['mocks'], ms = 0) {
  const { hook } = renderWithProduct(useCompletePurchase, { mocks: mocks ?? [] });
  const ended = jest.fn();
  await act(async () => {
    void hook()('pi_1').then(ended);
    await jest.advanceTimersByTimeAsync(ms);
  });
  return ended.mock.calls[0]?.[0];
}

test('a purchase that is completed at once', async () => {
  expect(await complete([answer('COMPLETED')])).toMatchObject({ end: 'bought', title: 'Purchase Complete!' });
});

test('asks again every two seconds while the bank has not answered', async () => {
  const mocks = [answer('PROCESSING'), answer('COMPLETED')];
  expect(await complete([...mocks], 1_900)).toBeUndefined();
  expect(await complete([...mocks], 2_100)).toMatchObject({ end: 'bought' });
});

test('stops asking after a minute', async () => {
  const mocks = Array.from({ length: 31 }, () => answer('PROCESSING'));
  expect(await complete(mocks, 61_000)).toMatchObject({ end: 'processing' });
});

test.each([
  ['CONTRACT_TAKEN', 'taken'],
  ['NOT_FOR_SALE', 'taken'],
  ['NOT_OFFERED', 'not-offered'],
  ['TERMS_CHANGED', 'terms-changed'],
  ['PAYMENT_REQUIRED', 'not-paid'],
  ['NOT_FOUND', 'not-theirs'],
  ['INTERNAL', 'unknown'],
])('%s ends as %s', async (code, end) => {
  expect(await complete([{ request, result: refusal(code, 'Because.') }])).toMatchObject({ end });
});

test('an unreachable server does not mean that the payment failed', async () => {
  expect(await complete([{ request, error: new Error('offline') }])).toMatchObject({
    end: 'unknown',
    title: 'Payment Successful',
  });
});
