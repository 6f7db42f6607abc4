import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { refusalError, renderWithProduct } from '../../testing/harness';
import { useBusy } from './useBusy';

test('is busy while the action runs', async () => {
  const { hook } = renderWithProduct(useBusy);
  let finish = () => {};
  const work = new Promise<void>((resolve) => (finish = resolve));
  let done: Promise<boolean> | undefined;
  act(() => void (done = hook().run(() => work, 'Failed')));
  expect(hook().busy).toBe(true);
  await act(async () => finish());
  expect(await done).toBe(true);
  expect(hook().busy).toBe(false);
});

test('a failure shows a toast and ends the wait', async () => {
  const { hook, toast } = renderWithProduct(useBusy);
  const work = () => Promise.reject(refusalError('CONFLICT', 'Too late.'));
  expect(await act(() => hook().run(work, 'The passkey was not removed'))).toBe(false);
  expect(toast()).toEqual({
    title: 'The passkey was not removed',
    description: 'Too late.',
    variant: 'destructive',
  });
  expect(hook().busy).toBe(false);
});

test('a member who closes the step-up dialog sees no toast', async () => {
  const { hook, toast } = renderWithProduct(useBusy);
  const before = toast();
  const work = () => Promise.reject(refusalError('STEP_UP_REQUIRED', 'Please confirm.'));
  expect(await act(() => hook().run(work, 'Failed'))).toBe(false);
  expect(toast()).toEqual(before);
});
