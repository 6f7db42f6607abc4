import { BUDGET_MS } from './worker.js';

interface DueWork<Item> {
  /** As many items were asked for: with as many found, there may be more. */
  most: number;
  budgetMs?: number;
  /** Throws if the item could not be worked on; the others still are. */
  work: (item: Item) => Promise<unknown>;
  /** Puts an item that failed behind the others, so that they are not blocked. */
  postpone: (item: Item, error: unknown) => Promise<void>;
}

/**
 * Works on what is due, one item after the other, for as long as a job may work. True if another job has to go on at
 * once: something is left, and something was done. With nothing done, an error that concerns all would be repeated.
 */
export async function workThrough<Item>(
  due: readonly Item[],
  { most, budgetMs = BUDGET_MS, work, postpone }: DueWork<Item>,
): Promise<boolean> {
  const deadline = performance.now() + budgetMs;
  let done = 0;
  for (const item of due) {
    await work(item)
      .then(() => done++)
      .catch((error: unknown) => postpone(item, error));
    if (performance.now() > deadline) return done > 0;
  }
  return due.length === most && done > 0;
}
