import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';
import { GroupedWrites } from './contract.insertion.js';

const request = new AsyncLocalStorage<string>();
const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Writes whose groups the test answers, with capital letters or an error. Items with the same letter have the same key.
 */
function heldWrites(maxItems = 10) {
  const groups: string[][] = [];
  const contexts: unknown[] = [];
  const answers: PromiseWithResolvers<(string | undefined)[]>[] = [];
  const writes = new GroupedWrites<string, string>({
    writeGroup: (items) => {
      groups.push(items);
      contexts.push(request.getStore());
      const answer = Promise.withResolvers<(string | undefined)[]>();
      answers.push(answer);
      return answer.promise;
    },
    writeAlone: (item) => {
      contexts.push(request.getStore());
      return Promise.resolve(`${item} alone`);
    },
    keyOf: (item) => item.slice(0, 1),
    maxItems,
  });
  return {
    groups,
    contexts,
    write: (item: string) => request.run(item, () => writes.write(item)),
    answer: async (index: number) => {
      answers[index]?.resolve(
        groups[index]?.map((item) => (item.startsWith('x') ? undefined : item.toUpperCase())) ?? [],
      );
      await turn();
    },
    fail: async (index: number) => {
      answers[index]?.reject(new Error('no answer'));
      await turn();
    },
  };
}

describe('grouped writes', () => {
  it('write a single item at once', async () => {
    const { write, groups, answer } = heldWrites();
    const written = write('a');
    await turn();
    expect(groups).toEqual([['a']]);
    await answer(0);
    expect(await written).toBe('A');
  });

  it('write the items of one turn together, and then those that arrived during that write', async () => {
    const { write, groups, answer } = heldWrites();
    const first = [write('a'), write('b')];
    await turn();
    const later = [write('c')];
    await turn();
    later.push(write('d'));
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

  it('write items with the same key one after another, in order, without delaying others', async () => {
    const { write, groups, answer } = heldWrites();
    const written = ['a1', 'a2', 'b1', 'a3'].map(write);
    await turn();
    await answer(0);
    await answer(1);
    await answer(2);
    expect(groups).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
    expect(await Promise.all(written)).toEqual(['A1', 'A2', 'B1', 'A3']);
  });

  it('write no group above the limit', async () => {
    const { write, groups, answer } = heldWrites(2);
    const written = ['a', 'b', 'c'].map(write);
    await turn();
    await answer(0);
    await answer(1);
    expect(groups).toEqual([['a', 'b'], ['c']]);
    expect(await Promise.all(written)).toEqual(['A', 'B', 'C']);
  });

  it('reject the items that wait for a failed group, and write later ones', async () => {
    const { write, groups, answer, fail } = heldWrites(2);
    const failed = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(write));
    await turn();
    await fail(0);
    expect((await failed).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    const written = write('f');
    await turn();
    await answer(1);
    expect(await written).toBe('F');
    expect(groups).toEqual([['a', 'b'], ['f']]);
  });

  it('write an item alone that its group leaves out', async () => {
    const { write, answer } = heldWrites();
    const written = ['a', 'x'].map(write);
    await turn();
    await answer(0);
    expect(await Promise.all(written)).toEqual(['A', 'x alone']);
  });

  it('write each group for the request of its oldest item, and an item alone for its own', async () => {
    const { write, contexts, answer } = heldWrites(2);
    const written = ['a1', 'b', 'c', 'x', 'd', 'a2'].map(write);
    await turn();
    await answer(0);
    await answer(1);
    await answer(2);
    await Promise.all(written);
    expect(contexts).toEqual(['a1', 'c', 'd', 'x'].sort((a, b) => contexts.indexOf(a) - contexts.indexOf(b)));
    expect(contexts).toHaveLength(4);
  });
});
