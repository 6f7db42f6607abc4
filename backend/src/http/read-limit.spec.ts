import { expect, it } from '@jest/globals';
import { ReadLimit } from './read-limit.js';

const afterLooks = (limit: ReadLimit, looks: number, ms: number, isCrowded = true) => {
  for (let look = 0; look < looks; look++) {
    limit.answered(ms);
    limit.look(isCrowded);
  }
  return limit.now;
};

it('lets fewer in while reads are slow, and never none', () => {
  const limit = new ReadLimit(256);
  const before = limit.now;
  expect(afterLooks(limit, 1, 200)).toBeLessThan(before);
  expect(afterLooks(limit, 50, 10_000)).toBe(4);
});

it('lets more in while somebody waits and reads are quick, up to the most', () => {
  const limit = new ReadLimit(256);
  expect(afterLooks(limit, 1, 10)).toBeGreaterThan(16);
  expect(afterLooks(limit, 50, 10)).toBe(256);
});

it('stays as it is where nobody waits or nothing was answered', () => {
  const limit = new ReadLimit(256);
  expect(afterLooks(limit, 5, 10, false)).toBe(16);
  limit.look(false);
  expect(limit.now).toBe(16);
});

it('is not thrown by one slow moment', () => {
  const limit = new ReadLimit(256);
  expect(afterLooks(limit, 1, 60_000)).toBe(8);
});
