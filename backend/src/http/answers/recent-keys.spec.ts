import { afterEach, expect, it, jest } from '@jest/globals';
import { RecentKeys } from './shared-answers.js';

afterEach(() => {
  jest.useRealTimers();
});

it('knows the keys that were added within the given time', () => {
  jest.useFakeTimers();
  const keys = new RecentKeys();
  expect([keys.add('/a', 1_000), keys.add('/b', 1_000), keys.add('/a', 1_000)]).toEqual([false, false, true]);
  jest.advanceTimersByTime(999);
  expect(keys.add('/a', 1_000)).toBe(true);
  expect(keys.add('/b', 999)).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(keys.add('/a', 1_000)).toBe(false);
});

it('rarely forgets or confuses keys at the rate of a busy server', () => {
  const keys = new RecentKeys();
  const urls = Array.from({ length: 4_000 }, (_, n) => `GET /api/contracts/${n * 7_919}`);
  const again = (all: string[]) => all.filter((url) => keys.add(url, 60_000)).length;
  expect(again(urls)).toBeLessThan(5);
  expect(again(urls)).toBeGreaterThan(urls.length * 0.75);
});
