import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { nextTask } from './next-task';

let now = 1_000;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'hidden');
});

/** Whether it waits for another task after this time in the current one. */
async function waitsAfter(ms: number): Promise<boolean> {
  now += ms;
  let isOver = false;
  const waiting = nextTask().then(() => (isOver = true));
  await Promise.resolve();
  const waits = !isOver;
  jest.runAllTimers();
  await waiting;
  return waits;
}

it('ends a task that has become long, and goes on in a short one', async () => {
  expect(await waitsAfter(50)).toBe(true);
  expect(await waitsAfter(2)).toBe(false);
  expect(await waitsAfter(2)).toBe(false);
  expect(await waitsAfter(5)).toBe(true);
});

it('does not divide the work of a hidden page, whose timers are slow', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  expect(await waitsAfter(50)).toBe(false);
});
