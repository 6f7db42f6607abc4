import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { hasDraft, useMessageDraft } from './useMessageDraft';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const open = (contractId = 'c1', viewerId = 'ada') => {
  const { result, unmount } = renderHook(() => useMessageDraft(contractId, viewerId));
  return {
    text: () => result.current[0],
    type: (next: Parameters<(typeof result.current)[1]>[0]) => act(() => result.current[1](next)),
    unmount,
  };
};

test('a text that was not sent is there again after a reload, for this thread and this member only', () => {
  const before = open();
  before.type('Is it still');
  before.type((now) => `${now} there?`);
  before.unmount();
  expect(open().text()).toBe('Is it still there?');
  expect(open('c2').text()).toBe('');
  expect(open('c1', 'bob').text()).toBe('');
  expect([hasDraft('c1', 'ada'), hasDraft('c1', 'bob')]).toEqual([true, false]);
});

test('a text that was sent or deleted is not kept', () => {
  const { type, unmount } = open();
  type('Hello');
  type('');
  unmount();
  expect(hasDraft('c1', 'ada')).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that blocks storage keeps the text as long as the page', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  const { text, type } = open();
  type('Hello');
  expect(text()).toBe('Hello');
  expect(hasDraft('c1', 'ada')).toBe(false);
});
