import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import { ContractsDocument, type ContractFilter } from '../../generated/contracts';
import { renderWithProduct } from '../../testing/harness';
import { connectionOf, contractNumber } from '../../testing/samples';
import { PAGE_SIZE } from './contract-filters';
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
  result: { data: { contracts: connectionOf(contracts, { hasNextPage }) } },
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
  expect(hook().hasMore).toBe(true);

  act(() => hook().loadMore());
  await waitFor(() => expect(numbers(hook().contracts)).toEqual(['4', '3', '2']));
  expect(hook().hasMore).toBe(false);
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
  await waitFor(() => expect(hook().hasMore).toBe(true));

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
