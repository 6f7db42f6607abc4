import { afterEach, expect, it, jest } from '@jest/globals';
import { SharedResults } from './shared-results.js';

afterEach(() => {
  jest.useRealTimers();
});

function pages() {
  const shared = new SharedResults<{ status: number; number: number }>({
    maxAgeMs: 1_000,
    most: 64,
    isComplete: ({ status }) => status < 500,
  });
  let drawn = 0;
  const draw = jest.fn(async (status: number = 200) => {
    const number = ++drawn;
    await Promise.resolve();
    return { status, number };
  });
  const ask = async (url = '/', status?: number) => (await shared.get(url, () => draw(status))).number;
  return { shared, draw, ask };
}

it('computes a result once for concurrent callers and keeps it for its time', async () => {
  jest.useFakeTimers();
  const { ask } = pages();
  expect(await Promise.all([ask(), ask(), ask('/about')])).toEqual([1, 1, 2]);
  jest.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await ask()).toBe(3);
});

it('shares nothing that was begun before a write', async () => {
  const { shared, ask } = pages();
  const before = ask('/', 503);
  shared.forget();
  const after = ask();
  expect([await before, await after]).toEqual([1, 2]);
  // the failure of the older computation does not drop the newer result
  expect(await ask()).toBe(2);
});

it('keeps no incomplete result and no failure', async () => {
  const { shared, ask } = pages();
  expect(await ask('/', 503)).toBe(1);
  expect(await ask()).toBe(2);
  await expect(shared.get('/broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask('/broken')).toBe(3);
});

it('keeps a limited number of results', async () => {
  const { draw, ask } = pages();
  for (let n = 0; n <= 64; n++) await ask(`/${n}`);
  await ask('/64');
  expect(draw).toHaveBeenCalledTimes(65);
  await ask('/0');
  expect(draw).toHaveBeenCalledTimes(66);
});
