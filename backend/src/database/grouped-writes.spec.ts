import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';
import { GroupedWrites } from './grouped-writes.js';

/** Writes whose groups are answered by the test: each item by its own name, or all of a group by an error. */
function heldWrites(maxItems = 10) {
  const groups: string[][] = [];
  const answers: PromiseWithResolvers<string[]>[] = [];
  const writes = new GroupedWrites<string, string>(
    (items) => {
      groups.push(items);
      const answer = Promise.withResolvers<string[]>();
      answers.push(answer);
      return answer.promise;
    },
    (item) => item.slice(0, 1),
    maxItems,
  );
  return {
    groups,
    add: (item: string) => writes.add(item),
    answer: async (index: number) => {
      answers[index]?.resolve(groups[index]?.map((item) => item.toUpperCase()) ?? []);
      await turn();
    },
    fail: async (index: number) => {
      answers[index]?.reject(new Error('refused'));
      await turn();
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('grouped writes', () => {
  it('write an item that is alone at once', async () => {
    const { add, groups, answer } = heldWrites();
    const written = add('a');
    await turn();
    expect(groups).toEqual([['a']]);
    await answer(0);
    expect(await written).toBe('A');
  });

  it('write together what arrives in one turn, and then what arrived meanwhile', async () => {
    const { add, groups, answer } = heldWrites();
    const first = [add('a'), add('b')];
    await turn();
    const later = [add('c')];
    await turn();
    later.push(add('d'));
    await turn();
    expect(groups).toEqual([['a', 'b']]);
    await answer(0);
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await answer(1);
    expect(await Promise.all([...first, ...later])).toEqual(['A', 'B', 'C', 'D']);
  });

  it('write one item of a key after the other, in their order, without holding up others', async () => {
    const { add, groups, answer } = heldWrites();
    const written = ['a1', 'a2', 'b1', 'a3'].map(add);
    await turn();
    await answer(0);
    await answer(1);
    await answer(2);
    expect(groups).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
    expect(await Promise.all(written)).toEqual(['A1', 'A2', 'B1', 'A3']);
  });

  it('write no group above the limit', async () => {
    const { add, groups, answer } = heldWrites(2);
    const written = ['a', 'b', 'c'].map(add);
    await turn();
    await answer(0);
    await answer(1);
    expect(groups).toEqual([['a', 'b'], ['c']]);
    expect(await Promise.all(written)).toEqual(['A', 'B', 'C']);
  });

  it('fail only the items of a group that fails', async () => {
    const { add, answer, fail } = heldWrites(2);
    const written = Promise.allSettled(['a', 'b', 'c'].map(add));
    await turn();
    await fail(0);
    await answer(1);
    expect((await written).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('do not wait for an item that is answered later', async () => {
    const slow = Promise.withResolvers<string>();
    const writes = new GroupedWrites<string, string>(
      (items) => Promise.resolve(items.map((item) => (item === 'slow' ? slow.promise : item))),
      (item) => item,
      1,
    );
    const first = writes.add('slow');
    expect(await writes.add('next')).toBe('next');
    slow.resolve('at last');
    expect(await first).toBe('at last');
  });

  it('write a group in the context of its oldest item', async () => {
    const request = new AsyncLocalStorage<string>();
    const writtenIn: unknown[] = [];
    const writes = new GroupedWrites<string, string>(
      async (items) => {
        writtenIn.push(request.getStore());
        await turn();
        return items;
      },
      (item) => item,
      10,
    );
    const add = (item: string) => request.run(item, () => writes.add(item));
    const first = add('a');
    await turn();
    await Promise.all([first, add('b'), add('c')]);
    expect(writtenIn).toEqual(['a', 'b']);
  });
});
