import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useSearchParam } from './useSearchParam';

/** The filter `state`, on a page that was opened from /account. */
function renderFilter(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/account', `/admin${search}`]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ param: useSearchParam('state'), address: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  const address = () => result.current.address.pathname + result.current.address.search;
  const set = (value: string) => act(async () => result.current.param[1](value));
  const back = () => act(async () => result.current.navigate(-1));
  return { value: () => result.current.param[0], set, back, address };
}

test('sets and removes its filter, and keeps the others', async () => {
  const { value, set, address } = renderFilter('?tab=reports');
  expect(value()).toBe('');
  await set('open');
  expect(value()).toBe('open');
  expect(address()).toBe('/admin?tab=reports&state=open');
  await set('');
  expect(address()).toBe('/admin?tab=reports');
});

test('adds no page to the history: back leaves the list', async () => {
  const { set, back, address } = renderFilter('?state=open');
  await set('upheld');
  await set('dismissed');
  await back();
  expect(address()).toBe('/account');
});
