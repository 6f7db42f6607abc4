import { expect, it } from '@jest/globals';
import { workThrough } from './due-work.js';

const run = async ({
  due,
  most = 10,
  budgetMs = 1_000,
  fails = [] as number[],
}: Partial<Setting> & { due: number[] }) => {
  const worked: number[] = [];
  const postponed: number[] = [];
  const goesOn = await workThrough(due, {
    ...{ most, budgetMs },
    work: async (item) => {
      if (fails.includes(item)) throw new Error(`item ${item}`);
      worked.push(item);
    },
    postpone: async (item) => void postponed.push(item),
  });
  return { worked, postponed, goesOn };
};
interface Setting {
  most: number;
  budgetMs: number;
  fails: number[];
}

it('works on all that is due, and postpones what fails', async () => {
  expect(await run({ due: [1, 2, 3], fails: [2] })).toEqual({
    worked: [1, 3],
    postponed: [2],
    goesOn: false,
  });
});

it('goes on if there may be more', async () => {
  expect(await run({ due: [1, 2], most: 2 })).toMatchObject({ goesOn: true });
});

it('stops when its time is over, and leaves the rest to the next job', async () => {
  expect(await run({ due: [1, 2, 3], budgetMs: -1 })).toEqual({ worked: [1], postponed: [], goesOn: true });
});

it('does not go on if nothing could be done', async () => {
  expect(await run({ due: [1, 2], most: 2, fails: [1, 2] })).toMatchObject({
    postponed: [1, 2],
    goesOn: false,
  });
  expect(await run({ due: [1], budgetMs: -1, fails: [1] })).toMatchObject({ goesOn: false });
});
