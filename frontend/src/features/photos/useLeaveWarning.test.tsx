import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLeaveWarning } from './useLeaveWarning';

/** Whether the browser leaves the page without a question. */
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks only while photos would be lost', () => {
  const { rerender, unmount } = renderHook(({ isNeeded }) => useLeaveWarning(isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(leaves()).toBe(true);
  rerender({ isNeeded: true });
  expect(leaves()).toBe(false);
  rerender({ isNeeded: false });
  expect(leaves()).toBe(true);
  rerender({ isNeeded: true });
  unmount();
  expect(leaves()).toBe(true);
});
