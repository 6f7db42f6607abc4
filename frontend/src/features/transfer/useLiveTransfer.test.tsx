import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { TransferFieldsFragmentDoc } from '../../generated/transfer';
import { setSocketUp } from '../../lib/apollo/socket-status';
import { renderWithProduct } from '../../testing/harness';
import { shownTo, until } from '../../testing/transfers';
import { useLiveTransfer } from './useLiveTransfer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  act(() => setSocketUp(false));
  jest.useRealTimers();
});

function openTransfer() {
  const reload = jest.fn();
  const product = renderWithProduct(() => useLiveTransfer('transfer', reload));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const reloads = () => {
    const { length } = reload.mock.calls;
    reload.mockClear();
    return length;
  };
  // a link of the harness delivers with the next timer
  const push = async (key: string) => {
    const transfer = shownTo('buyer', until(key));
    await product.push('TransferChanged', {
      transferChanged: { ...transfer, contacts: transfer.contacts ?? [] },
    });
    await wait(0);
  };
  const endSubscription = async () => {
    await product.endSubscription('TransferChanged');
    await wait(0);
  };
  const stepShown = () =>
    product.client.readFragment({
      ...{ fragment: TransferFieldsFragmentDoc, fragmentName: 'TransferFields' },
      id: 'Transfer:transfer',
    })?.currentStep?.key;
  return { ...product, wait, reloads, push, endSubscription, stepShown };
}

test('is polled every five seconds while there is no socket', async () => {
  const { wait, reloads, unmount } = openTransfer();
  await wait(4_999);
  expect(reloads()).toBe(0);
  await wait(10_001);
  expect(reloads()).toBe(3);
  unmount();
  await wait(10_000);
  expect(reloads()).toBe(0);
});

test('is read once, and polled no longer, when the socket is up', async () => {
  const { wait, reloads } = openTransfer();
  act(() => setSocketUp(true));
  await wait(399);
  expect(reloads()).toBe(0);
  await wait(20_000);
  expect(reloads()).toBe(1);
});

test('its events are what the page shows', async () => {
  const { push, stepShown } = openTransfer();
  await push('consent');
  expect(stepShown()).toBe('consent');
});

test('subscribes again if the subscription ends, and reads what it missed', async () => {
  const { wait, reloads, endSubscription, push, stepShown } = openTransfer();
  act(() => setSocketUp(true));
  await wait(1_000);
  reloads();
  await endSubscription();
  await wait(2_000);
  await wait(399);
  expect(reloads()).toBe(0);
  await wait(1);
  expect(reloads()).toBe(1);
  await push('consent');
  expect(stepShown()).toBe('consent');
});
