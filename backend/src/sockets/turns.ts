/**
 * Time for writing to sockets per turn of the event loop, in ms. It equals the time that other work took since the last
 * turn, within these bounds. Requests are handled in between.
 */
export const MS_PER_TURN = { least: 0.5, most: 2 };
/** How many tasks of one queue run concurrently; each may wait for the database. */
const AT_ONCE = 4;

export const nextTurn = () => new Promise(setImmediate);

/** How long all audiences have written so far. */
let writtenMs = 0;

export function countWriting(ms: number): void {
  writtenMs += ms;
}

/** Waits for the next turn and returns how long it may write, in ms. */
export async function roomInNextTurn(): Promise<number> {
  const [left, writtenBefore] = [performance.now(), writtenMs];
  await nextTurn();
  const others = performance.now() - left - (writtenMs - writtenBefore);
  return Math.min(MS_PER_TURN.most, Math.max(MS_PER_TURN.least, others));
}

/**
 * Runs tasks in order, a few at a time. In each turn of the event loop, none starts after the time of the turn is used
 * up. One event may have thousands of tasks, and requests are handled in between.
 */
export class TurnTasks {
  private readonly waiting: (() => Promise<void>)[] = [];
  private workers = 0;
  private began = 0;
  private room = MS_PER_TURN.least;
  private pause: Promise<void> | undefined;

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => work().then(resolve, reject));
      if (this.workers < AT_ONCE) void this.work();
    });
  }

  private async work(): Promise<void> {
    if (this.workers++ === 0) this.began = performance.now();
    for (;;) {
      while (performance.now() - this.began >= this.room) await (this.pause ??= this.nextTurn());
      const next = this.waiting.shift();
      if (!next) break;
      await next();
    }
    this.workers--;
  }

  private async nextTurn(): Promise<void> {
    this.room = await roomInNextTurn();
    this.began = performance.now();
    this.pause = undefined;
  }
}
