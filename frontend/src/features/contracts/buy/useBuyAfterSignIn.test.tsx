import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { buyPath, useBuyAfterSignIn } from './useBuyAction';

const open = (path: string, isMember: boolean) => {
  const buy = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useBuyAfterSignIn(isMember, buy);
      return useLocation().search;
    },
    { wrapper },
  );
  return { buys: buy.mock.calls.length, search: result.current };
};

test('a member who comes back buys once, and a reload does not buy again', () =>
  expect(open(buyPath('1'), true)).toEqual({ buys: 1, search: '' }));

test('other parameters stay', () =>
  expect(open('/contracts/1?panel=messages&buy=1', true)).toEqual({ buys: 1, search: '?panel=messages' }));

test.each([
  ['a visitor', buyPath('1'), false],
  ['a member who did not press Buy', '/contracts/1', true],
])('nothing happens for %s', (_, path, isMember) => expect(open(path, isMember).buys).toBe(0));
