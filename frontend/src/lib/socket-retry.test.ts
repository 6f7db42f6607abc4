import { afterEach, expect, it, jest } from '@jest/globals';
import { retryDelayMs } from './socket-retry';

afterEach(() => void jest.restoreAllMocks());

it.each([
  [0, 1_000],
  [1, 2_000],
  [4, 16_000],
  [50, 16_000],
])('spreads retry %i of all clients over %i ms', (retries, mostMs) => {
  const random = jest.spyOn(Math, 'random');
  const delayAt = (share: number) => (random.mockReturnValue(share), retryDelayMs(retries));
  expect([delayAt(0), delayAt(0.5), delayAt(0.999)]).toEqual([0, mostMs / 2, mostMs * 0.999]);
});
