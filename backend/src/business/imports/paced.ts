import { setTimeout as sleep } from 'node:timers/promises';

/** Twice as long as the work took. */
const REST = 2;

/**
 * Does a piece of an import and rests afterwards, so that processor and database are free for requests for two thirds of
 * the time. An import without rests doubles the p99 of other members' reads. `longestMs` bounds the rest.
 */
export async function paced<Result>(work: () => Promise<Result>, longestMs = Infinity): Promise<Result> {
  const began = performance.now();
  const result = await work();
  await sleep(Math.min(longestMs, REST * (performance.now() - began)));
  return result;
}
