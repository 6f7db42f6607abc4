import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import { ContractCountDocument, type ContractFilter } from '../../../generated/contracts';
import { renderWithProduct } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { usedIn, valuesOf } from './list-address';
import { useCountsWithout } from './useCountsWithout';

const count = (
  filter: ContractFilter,
  totalCount: number,
  totalCountCapped = false,
): MockLink.MockedResponse => ({
  request: { query: ContractCountDocument, variables: { filter } },
  result: { data: { contracts: { __typename: 'ContractConnection', totalCount, totalCountCapped } } },
});
const lease = { type: 'CAR_LEASE' } as const;

function openEmptyList(search: string, mocks: MockLink.MockedResponse[]) {
  const list = { values: valuesOf(new URLSearchParams(search)) };
  const { hook, rerender } = renderWithProduct(() => useCountsWithout(list.values, usedIn(list.values)), {
    mocks,
  });
  return {
    counts: () => Object.fromEntries(hook()),
    change: (to: string) => {
      list.values = valuesOf(new URLSearchParams(to));
      rerender();
    },
  };
}

test('counts the contracts without each filter in use, with the text of the search', async () => {
  const { counts } = openEmptyList('q=civic&type=car-lease', [
    count(lease, 12),
    count({ q: 'civic' }, 50, true),
  ]);
  expect(counts()).toEqual({});
  await waitFor(() =>
    expect(counts()).toEqual({ q: { count: 12, capped: false }, type: { count: 50, capped: true } }),
  );
});

test('shows no numbers of other filters, not even if their answer is late', async () => {
  const { counts, change } = openEmptyList('q=civic&type=car-lease', [
    { ...count(lease, 12), delay: 50 },
    { ...count({ q: 'civic' }, 50), delay: 50 },
    count({}, 99),
  ]);
  change('type=car-lease');
  await waitFor(() => expect(counts()).toEqual({ type: { count: 99, capped: false } }));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  expect(counts()).toEqual({ type: { count: 99, capped: false } });
  change('q=accord');
  expect(counts()).toEqual({});
  await waitFor(() => expect(counts()).toEqual({ q: { count: 99, capped: false } }));
});

test('shows none if one of them cannot be counted', async () => {
  const { counts } = openEmptyList('q=civic&type=car-lease', [count(lease, 12)]);
  await act(settle);
  expect(counts()).toEqual({});
});
