import { expect, test } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { MockLink } from '@apollo/client/testing';
import { ContractsDocument, type ContractFilter } from '../../../generated/contracts';
import { renderWithProduct } from '../../../testing/harness';
import { contractList, contractNumber } from '../../../testing/samples';
import { PAGE_SIZE } from './list-address';
import { useContractList } from './useContractList';

type Sample = ReturnType<typeof contractNumber>;
const numbers = (contracts: { title: string }[]) => contracts.map(({ title }) => title.split(' ')[1]);

const page = (
  contracts: Sample[],
  { after, hasNextPage = false, ...filter }: ContractFilter & { after?: string; hasNextPage?: boolean } = {},
): MockLink.MockedResponse => ({
  request: {
    query: ContractsDocument,
    variables: { filter, first: PAGE_SIZE, ...(after && { after }) },
  },
  result: { data: { contracts: contractList(contracts, { hasNextPage }) } },
});

const renderList = (mocks: MockLink.MockedResponse[], search = '', typed = '') =>
  renderWithProduct(() => useContractList(new URLSearchParams(search), typed), { mocks });

test('shows a page, then the next one below it', async () => {
  const { hook } = renderList([
    page([contractNumber(4), contractNumber(3)], { hasNextPage: true }),
    page([contractNumber(2)], { after: contractNumber(3).id }),
  ]);
  expect(hook().loading).toBe(true);
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['4', '3']));
  expect(hook().nextPath).not.toBeNull();

  act(() => hook().loadMore());
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['4', '3', '2']));
  expect(hook().nextPath).toBeNull();
});

test.each([
  ['from a later page to the first', `after=${contractNumber(3).id}`, ['2'], '', ['4', '3']],
  ['from the first page to a later one', '', ['4', '3'], `after=${contractNumber(3).id}`, ['2']],
])('a list begins where its address says, %s', async (_, before, atFirst, then, atLast) => {
  const pages = [
    page([contractNumber(4), contractNumber(3)], { hasNextPage: true }),
    page([contractNumber(2)], { after: contractNumber(3).id }),
  ];
  const { hook, unmount, client } = renderList(pages, before);
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(atFirst));
  unmount();

  const shown: unknown[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  renderHook(() => shown.push(numbers(useContractList(new URLSearchParams(then), '').contracts)), {
    wrapper,
  });
  await waitFor(() => expect(shown.at(-1)).toEqual(atLast));
  // never the other list, not even for one render
  expect(shown).not.toContainEqual(atFirst);
});

test('typing filters the loaded contracts, and matches of the server join them newest first', async () => {
  const tesla = (number: number) => contractNumber(number, { description: 'A Tesla with a charger' });
  const { hook } = renderList(
    [page([contractNumber(9), tesla(5)]), page([tesla(7), tesla(5)], { q: 'tesla' })],
    'q=tesla',
    'tesla',
  );
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['7', '5']));
});

test('an empty result before the server has answered what is typed is not shown as one', async () => {
  const typing = renderList([page([contractNumber(2)])], '', 'tesla');
  await waitFor(() => expect(typing.hook().refreshing).toBe(false));
  expect(typing.hook()).toMatchObject({ contracts: [], loading: false });

  const pause = renderWithProduct(() => useContractList(new URLSearchParams(), 'tesla', true), {
    mocks: [page([contractNumber(2)])],
  });
  await waitFor(() => expect(pause.hook().refreshing).toBe(true));
  expect(pause.hook()).toMatchObject({ contracts: [], loading: true, total: null });

  const slow = { ...page([], { q: 'tesla' }), delay: 60_000 };
  const asked = renderList([page([contractNumber(2)]), slow], 'q=tesla', 'tesla');
  await waitFor(() => expect(asked.hook()).toMatchObject({ contracts: [], loading: true, total: null }));
});

test('merged matches have the order of the list', async () => {
  const at = (number: number, monthlyPayment: number) =>
    contractNumber(number, { monthlyPayment, description: 'tesla' });
  const sorted = (contracts: Sample[], filter: ContractFilter = {}) => {
    const mock = page(contracts, filter);
    return {
      ...mock,
      request: { ...mock.request, variables: { filter, first: PAGE_SIZE, sort: 'PAYMENT' } },
    };
  };
  const { hook } = renderList(
    [sorted([at(3, 100), at(1, 300)]), sorted([at(2, 200)], { q: 'tesla' })],
    'q=tesla&sort=payment',
    'tesla',
  );
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['3', '2', '1']));
});

test('says what was searched for in place of misspelled words', async () => {
  const meant = page([contractNumber(1)], { q: 'tesls' });
  const contracts = { ...contractList([contractNumber(1)]), correctedSearch: 'tesla' };
  const { hook } = renderList([page([]), { ...meant, result: { data: { contracts } } }], 'q=tesls', 'tesls');
  expect(hook().corrected).toBeNull();
  await waitFor(() => expect(hook().corrected).toBe('tesla'));
  expect(numbers(hook().contracts)).toEqual(['1']);
});

test('says how many there are', async () => {
  const { hook } = renderList([page([contractNumber(2), contractNumber(1)])]);
  expect(hook().total).toBeNull();
  await waitFor(() => expect(hook().total).toEqual({ count: 2, capped: false }));
});

test('while the server is asked, matches of the loaded contracts show already', async () => {
  const slow = { ...page([contractNumber(1)], { q: 'contract 1' }), delay: 60_000 };
  const { hook } = renderList(
    [page([contractNumber(2), contractNumber(1)]), slow],
    'q=contract 1',
    'contract 1',
  );
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['1']));
  expect(hook()).toMatchObject({ loading: false, refreshing: true });
});

test('a failed first page can be tried again', async () => {
  const { hook } = renderList([
    { request: page([]).request, error: new Error('offline') },
    page([contractNumber(1)]),
  ]);
  await waitFor(() => expect(hook().failed).toBe(true));

  act(() => hook().retry());
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['1']));
});

test('a next page that cannot be loaded is announced, and the list stays', async () => {
  const { hook, toast } = renderList([page([contractNumber(2)], { hasNextPage: true })]);
  await waitFor(() => expect(hook().nextPath).not.toBeNull());

  act(() => hook().loadMore());
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'More contracts could not be loaded. Please try again.',
    }),
  );
  expect(numbers(hook().contracts)).toEqual(['2']);
  expect(hook().loadingMore).toBe(false);
});
