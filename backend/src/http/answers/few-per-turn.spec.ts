import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { FewPerTurn } from './few-per-turn.js';

it('runs the first tasks of a turn at once and the others in later turns, in order of arrival', async () => {
  const queue = new FewPerTurn(2);
  const done: number[] = [];
  const add = (...tasks: number[]) => tasks.forEach((task) => queue.run({}, () => void done.push(task)));
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

it('lets one task of a sender wait, and refuses the others', async () => {
  const queue = new FewPerTurn(2);
  const done: string[] = [];
  const [flood, other] = [{}, {}];
  const add = (sender: object, task: string) => queue.run(sender, () => void done.push(task));
  const accepted = Array.from({ length: 1_000 }, (_, n) => add(flood, `flood ${n}`));
  expect(accepted.filter(Boolean)).toHaveLength(3);
  expect(add(other, 'other')).toBe(true);
  await turn();
  expect(done).toEqual(['flood 0', 'flood 1', 'flood 2', 'other']);
  expect(add(flood, 'flood again')).toBe(true);
});
