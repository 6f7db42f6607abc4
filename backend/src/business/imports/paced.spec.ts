import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { paced } from './paced.js';

it('rests for twice as long as the work took', async () => {
  const began = performance.now();
  let worked = 0;
  for (let piece = 0; piece < 3; piece++)
    await paced(async () => {
      const from = performance.now();
      await sleep(20);
      worked += performance.now() - from;
    });
  // timers may fire a millisecond early
  expect(performance.now() - began).toBeGreaterThan(3 * worked - 6);
});

it('does not rest after an error', async () => {
  const began = performance.now();
  await expect(paced(() => sleep(30).then(() => Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
  expect(performance.now() - began).toBeLessThan(80);
});
