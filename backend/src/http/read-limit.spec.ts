import { expect, it } from '@jest/globals';
import { ReadLimit } from './read-limit.js';

const afterAdjustments = (limit: ReadLimit, times: number, ms: number, hasQueue = true) => {
  for (let n = 0; n < times; n++) {
    limit.record(ms);
    limit.adjust(hasQueue);
  }
  return limit.current;
};

it('admits fewer reads while they are slow, but never none', () => {
  const limit = new ReadLimit(256);
  const before = limit.current;
  expect(afterAdjustments(limit, 1, 200)).toBeLessThan(before);
  expect(afterAdjustments(limit, 50, 10_000)).toBe(4);
});

it('admits more while requests are queued and reads are fast, up to the maximum', () => {
  const limit = new ReadLimit(256);
  expect(afterAdjustments(limit, 1, 10)).toBeGreaterThan(16);
  expect(afterAdjustments(limit, 50, 10)).toBe(256);
});

it('does not change when nothing is queued or nothing was answered', () => {
  const limit = new ReadLimit(256);
  expect(afterAdjustments(limit, 5, 10, false)).toBe(16);
  limit.adjust(false);
  expect(limit.current).toBe(16);
});

it('is cut by half at most for one slow moment', () => {
  const limit = new ReadLimit(256);
  expect(afterAdjustments(limit, 1, 60_000)).toBe(8);
});
