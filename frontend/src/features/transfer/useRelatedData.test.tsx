import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ContractStatus } from '../../generated/contracts';
import type { TransferStatus } from '../../generated/transfer';
import { renderWithProduct } from '../../testing/harness';
import { useRelatedData } from './useRelatedData';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openPage(status: TransferStatus, contractStatus: ContractStatus) {
  const page = { status, contractStatus };
  const { client, rerender, unmount } = renderWithProduct(() =>
    useRelatedData(page.status, page.contractStatus),
  );
  const reads = jest.spyOn(client, 'refetchQueries').mockImplementation((() => undefined) as never);
  return {
    reads,
    change: (change: Partial<typeof page>) => {
      Object.assign(page, change);
      rerender();
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    unmount,
  };
}

test('reads the contract and the purchase again when the status has changed, once', async () => {
  const { reads, change, wait } = openPage('IN_PROGRESS', 'PENDING');
  change({});
  expect(reads).not.toHaveBeenCalled();
  change({ status: 'COMPLETED' });
  await wait(60_000);
  expect(reads.mock.calls).toEqual([[{ include: ['Contract', 'MyPurchaseOf'] }]]);
});

test('asks until the refund has given the contract back', async () => {
  const { reads, change, wait } = openPage('IN_PROGRESS', 'PENDING');
  change({ status: 'CANCELLED' });
  await wait(6_000);
  expect(reads).toHaveBeenCalledTimes(3);
  change({ contractStatus: 'ACTIVE' });
  await wait(60_000);
  expect(reads).toHaveBeenCalledTimes(3);
});

test('gives up after a minute, and when the page is left', async () => {
  const { reads, wait } = openPage('CANCELLED', 'PENDING');
  await wait(300_000);
  expect(reads).toHaveBeenCalledTimes(20);

  const another = openPage('CANCELLED', 'PENDING');
  another.unmount();
  await another.wait(10_000);
  expect(another.reads).not.toHaveBeenCalled();
});
