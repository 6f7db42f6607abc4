import { describe, expect, it } from '@jest/globals';
import { AppError } from './api/errors.js';
import { FairQueue, type FairQueueLimits } from './fair-queue.js';

const refusal = () => new AppError('UNAVAILABLE', 'full');
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work ends when the test says so. */
function held(limits: FairQueueLimits) {
  const queue = new FairQueue(limits, refusal);
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    refused,
    add: (source: string, name: string) =>
      void queue
        .run(source, () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        })
        .catch(() => refused.push(name)),
    async finishOne() {
      ends.shift()?.();
      await settled();
    },
  };
}

describe('FairQueue', () => {
  it('runs only so much at once and serves the sources in rotation', async () => {
    const { add, started, finishOne } = held({ atOnce: 1, waiting: 10, waitingPerSource: 10 });
    for (const name of ['a1', 'a2', 'a3']) add('a', name);
    add('b', 'b1');
    add('c', 'c1');
    expect(started).toEqual(['a1']);
    for (let n = 0; n < 5; n++) await finishOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('limits how many requests of one source wait', async () => {
    const { add, refused } = held({ atOnce: 1, waiting: 10, waitingPerSource: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
    add('b', 'b1');
    await settled();
    expect(refused).toEqual(['a4']);
  });

  it('limits how many tasks of one source run, while others use the rest', async () => {
    const limits = { atOnce: 3, atOncePerSource: 2, waiting: 10, waitingPerSource: 10 };
    const { add, started, finishOne } = held(limits);
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
    expect(started).toEqual(['a1', 'a2']);
    for (const name of ['b1', 'b2']) add('b', name);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    for (let n = 0; n < 3; n++) await finishOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('makes room for another source when it is full, at the cost of the longest queue', async () => {
    const { add, started, refused, finishOne } = held({ atOnce: 1, waiting: 3, waitingPerSource: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
    add('b', 'b1');
    await settled();
    expect(refused).toEqual(['a4']);
    add('b', 'b2');
    await settled();
    expect(refused).toEqual(['a4', 'b2']);
    for (let n = 0; n < 4; n++) await finishOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('goes on after work that failed', async () => {
    const queue = new FairQueue({ atOnce: 1, waiting: 3, waitingPerSource: 3 }, refusal);
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const after = queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    await expect(after).resolves.toBe('done');
    await expect(queue.run('b', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
