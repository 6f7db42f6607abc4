import { afterEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { ContractDocument } from '../../generated/contracts';
import { setSocketUp } from '../../lib/apollo/socket-status';
import { renderWithProduct } from '../../testing/harness';
import { contractNumber } from '../../testing/samples';
import type { ChatViewer } from './thread-messages';
import { useSaleChanges } from './useSaleChanges';

const open = contractNumber(1, { status: 'ACTIVE', saleMode: 'FIRST_COME' });
const { id } = open;
const answer = (contract: object) => ({
  request: { query: ContractDocument, variables: { id } },
  result: { data: { contract } },
});
const choosing = answer({ ...open, saleMode: 'CHOOSE' });

/** The hook beside a page that has loaded the contract. */
function withContract(viewer: ChatViewer | null, mocks = [choosing]) {
  const product = renderWithProduct(() => useSaleChanges(id, viewer), { mocks });
  const query = { query: ContractDocument, variables: { id } };
  product.client.writeQuery({ ...query, data: { contract: open } });
  return { ...product, mode: () => product.client.readQuery(query)?.contract.saleMode };
}
const CHANGE = { saleChanged: { __typename: 'SaleChange', contractId: id } };

afterEach(() => act(() => setSocketUp(false)));

test('the page of a visitor follows the sale mode while the thread is open', async () => {
  const { push, mode } = withContract(null);
  await push('SaleChanged', CHANGE);
  await waitFor(() => expect(mode()).toBe('CHOOSE'));
});

test('reads what changed before the subscription, and after a broken one', async () => {
  jest.useFakeTimers();
  try {
    const { mode, endSubscription } = withContract(null, [choosing, answer(open)]);
    act(() => setSocketUp(true));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(mode()).toBe('CHOOSE');
    await endSubscription('SaleChanged');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(mode()).toBe('FIRST_COME');
  } finally {
    jest.useRealTimers();
  }
});

test('members hear of it by their page', async () => {
  const { push, mode } = withContract({ id: 'reader', readsOriginals: false } as ChatViewer);
  await expect(push('SaleChanged', CHANGE)).rejects.toThrow('has not subscribed');
  expect(mode()).toBe('FIRST_COME');
});
