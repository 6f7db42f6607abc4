import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderWithProduct } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { rememberWanted, takeWanted, type Wanted } from './after-sign-in';
import { useIsFavourite } from './favourites';
import { useAfterSignIn } from './useAfterSignIn';

let mayAdd = true;
const sent: { query: string; variables?: object }[] = [];
beforeEach(() => {
  sent.length = 0;
  mayAdd = true;
  globalThis.fetch = async (_path, init) => {
    const body = JSON.parse(init?.body as string) as (typeof sent)[number];
    sent.push(body);
    const data = body.query.includes('myFavouriteIds')
      ? { myFavouriteIds: [] }
      : { addFavourite: { id: 'c1' } };
    const isRefused = body.query.includes('addFavourite') && !mayAdd;
    const errors = [{ message: 'No room', extensions: { code: 'CONFLICT' } }];
    return new Response(JSON.stringify(isRefused ? { data: null, errors } : { data }));
  };
});
afterEach(() => sessionStorage.clear());

async function openPage(wanted: Wanted | null, isMember = true) {
  if (wanted) rememberWanted(wanted);
  const onSearch = jest.fn();
  const product = renderWithProduct(() => {
    useAfterSignIn(isMember, onSearch);
    return useIsFavourite('c1', false, false);
  });
  await act(settle);
  return { ...product, onSearch };
}

test('saves the contract that the visitor wanted to save, once', async () => {
  const { hook, toast, rerender } = await openPage({ save: 'c1' });
  expect(hook()).toBe(true);
  expect(sent.map(({ variables }) => variables)).toEqual([undefined, { contractId: 'c1' }]);
  expect(toast()).toMatchObject({ title: 'Saved' });
  rerender();
  await act(settle);
  expect(sent).toHaveLength(2);
  expect(takeWanted()).toBeNull();
});

test('does not say that a contract is saved if it could not be', async () => {
  mayAdd = false;
  const { hook, toast } = await openPage({ save: 'c1' });
  expect(hook()).toBe(false);
  expect(toast()).toMatchObject({ title: 'Error' });
});

test('saves the search that the visitor wanted to save', async () => {
  const { onSearch } = await openPage({ search: true });
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

test('does nothing for a visitor, who may still sign in', async () => {
  const { onSearch } = await openPage({ search: true }, false);
  expect(onSearch).not.toHaveBeenCalled();
  expect(takeWanted()).toEqual({ search: true });
});

test('does nothing for a member who wanted nothing', async () => {
  const { onSearch } = await openPage(null);
  expect(onSearch).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
