import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useScroll } from './useScroll';

const scrolledTo = jest.fn<(to: number | undefined) => void>();
const shown = jest.fn<(id: string) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  scrolledTo.mockClear();
  shown.mockClear();
  window.scrollTo = ((to: ScrollToOptions) => {
    scrolledTo(to.top);
    Object.assign(window, { scrollY: to.top });
  }) as typeof window.scrollTo;
  // jsdom has no layout
  Element.prototype.scrollIntoView = function (this: Element) {
    shown(this.id);
  };
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function openSite(path = '/contracts') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(() => (useScroll(), useNavigate()), { wrapper });
  const go = (to: string) => act(async () => result.current(to));
  const back = () => act(async () => result.current(-1));
  const scroll = (top: number) => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  };
  return { go, back, scroll, unmount };
}
const addSection = (id: string) => {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
};

test('another page starts at the top, and back restores where the member was', async () => {
  const { go, back, scroll } = openSite();
  expect(scrolledTo).not.toHaveBeenCalled();
  scroll(700);
  await go('/contracts/1');
  expect(scrolledTo.mock.calls).toEqual([[0]]);
  scroll(80);
  await back();
  expect(scrolledTo).toHaveBeenLastCalledWith(700);
});

test('a filter of the same page does not scroll', async () => {
  const { go, scroll } = openSite();
  scroll(700);
  await go('/contracts?type=car-lease');
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a link to a section waits for its page, and gives up after two seconds', async () => {
  const { go } = openSite();
  await go('/contracts/1#messages');
  expect(shown).not.toHaveBeenCalled();
  expect(scrolledTo).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  addSection('messages');
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(shown.mock.calls).toEqual([['messages']]);

  await go('/contracts/1#photos');
  await act(() => jest.advanceTimersByTimeAsync(2_100));
  addSection('photos');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('a section stays in view while the page above it grows, until the member does something', async () => {
  let grow = () => {};
  let isObserved = false;
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      grow = () => changed([], this);
    }
    observe = () => void (isObserved = true);
    disconnect = () => void (isObserved = false);
    unobserve = () => undefined;
  };
  addSection('messages');
  const { go } = openSite();
  await go('/contracts/1#messages');
  expect(isObserved).toBe(true);
  grow();
  expect(shown.mock.calls).toEqual([['messages'], ['messages']]);
  window.dispatchEvent(new Event('wheel'));
  expect(isObserved).toBe(false);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('a section is no longer waited for once another page was opened', async () => {
  const { go } = openSite();
  await go('/contracts/1#messages');
  await go('/account');
  addSection('messages');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(shown).not.toHaveBeenCalled();
  expect(scrolledTo).toHaveBeenLastCalledWith(0);
});
