import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { BootProvider } from '../boot/boot';
import { useUnread, useUnreadNotifications, useUnreadRefresh } from './useUnread';

const answer = jest.fn<() => Promise<Response>>();
const counts = (unreadConversations: number, unreadNotifications: number) =>
  new Response(JSON.stringify({ data: { unreadConversations, unreadNotifications } }));
const boot = { me: null, content: [], unreadConversations: 1, unreadNotifications: 2 };

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockImplementation(async () => counts(5, 6));
  globalThis.fetch = () => answer();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function renderNumbers(isMember = true) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BootProvider initial={boot}>
      <MemoryRouter>{children}</MemoryRouter>
    </BootProvider>
  );
  const { result } = renderHook(
    () => {
      useUnreadRefresh(isMember);
      return { numbers: [useUnread(), useUnreadNotifications()], navigate: useNavigate() };
    },
    { wrapper },
  );
  return {
    numbers: () => result.current.numbers,
    openPage: (path: string) => act(async () => result.current.navigate(path)),
    showTab: () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
    wait: (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms)),
  };
}

test('the page came with the numbers: they are read again on another page after 15 seconds', async () => {
  const { numbers, openPage, wait } = renderNumbers();
  await openPage('/contracts');
  await wait(14_999);
  await openPage('/account');
  expect(answer).not.toHaveBeenCalled();
  expect(numbers()).toEqual([1, 2]);
  await wait(1);
  await openPage('/contracts');
  expect(numbers()).toEqual([5, 6]);
  await openPage('/account');
  expect(answer).toHaveBeenCalledTimes(1);
});

test('they are read again when the member comes back to the tab, and not in the background', async () => {
  const { numbers, showTab, wait } = renderNumbers();
  await wait(15_000);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await showTab();
  expect(answer).not.toHaveBeenCalled();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await showTab();
  expect(numbers()).toEqual([5, 6]);
});

test('they stay as they are if they cannot be read', async () => {
  answer.mockResolvedValue(new Response(JSON.stringify({ errors: [{ message: 'Busy' }] })));
  const { numbers, openPage, wait } = renderNumbers();
  await wait(15_000);
  await openPage('/contracts');
  expect(answer).toHaveBeenCalledTimes(1);
  expect(numbers()).toEqual([1, 2]);
});

test('visitors have none to read', async () => {
  const { openPage, wait } = renderNumbers(false);
  await wait(15_000);
  await openPage('/contracts');
  expect(answer).not.toHaveBeenCalled();
});
