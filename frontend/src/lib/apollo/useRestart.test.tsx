import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useRestart } from './useRestart';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function renderRestart() {
  const restart = jest.fn();
  const hook = renderHook(({ broken }) => useRestart(broken, restart), { initialProps: { broken: false } });
  return { restart, ...hook };
}

test('restarts two seconds after the subscription broke, once', () => {
  const { restart, rerender } = renderRestart();
  jest.advanceTimersByTime(5_000);
  expect(restart).not.toHaveBeenCalled();
  rerender({ broken: true });
  jest.advanceTimersByTime(1_999);
  // another render of the page does not begin the delay again
  rerender({ broken: true });
  jest.advanceTimersByTime(1);
  expect(restart).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('does not restart a subscription that works again, or one of a page that was left', () => {
  const { restart, rerender, unmount } = renderRestart();
  rerender({ broken: true });
  rerender({ broken: false });
  jest.advanceTimersByTime(5_000);
  rerender({ broken: true });
  unmount();
  jest.advanceTimersByTime(5_000);
  expect(restart).not.toHaveBeenCalled();
});
