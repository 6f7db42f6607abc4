/**
 * How long an audience's sockets are written to in one turn of the event loop: as long as everything but writing took since
 * its turn before, within these bounds. Requests are handled in between, such as those that send the next events.
 */
export const MS_PER_TURN = { least: 0.5, most: 2 };
/** Tasks of one queue that run at a time; each may wait for the database. */
const AT_ONCE = 4;

export const nextTurn = () => new Promise(setImmediate);

/** How long all audiences have written so far. */
let writtenMs = 0;

export function countWriting(ms: number): void {
  writtenMs += ms;
}

/** Resolves in the next turn to how long it may write. */
export async function roomInNextTurn(): Promise<number> {
  const [left, writtenBefore] = [performance.now(), writtenMs];
  await nextTurn();
  const others = performance.now() - left - (writtenMs - writtenBefore);
  return Math.min(MS_PER_TURN.most, Math.max(MS_PER_TURN.least, others));
}

/**
 * Runs tasks in order, a few at a time. In each turn of the event loop no more begin once its time is used up: one event may
 * have thousands of tasks, and requests are handled in between.
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
