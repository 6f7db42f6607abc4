import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { FewPerTurn } from './few-per-turn.js';

it('runs the first tasks of a turn at once and the others in later turns, in order of arrival', async () => {
  const queue = new FewPerTurn(2);
  const done: number[] = [];
  const add = (...tasks: number[]) => tasks.forEach((task) => queue.run(() => void done.push(task)));
  add(1, 2, 3, 4, 5);
  expect(done).toEqual([1, 2]);
  await turn();
  expect(done).toEqual([1, 2, 3, 4]);
  add(6);
  expect(done).toEqual([1, 2, 3, 4]);
  await turn();
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  await turn();
  add(7);
  expect(done.at(-1)).toBe(7);
});
