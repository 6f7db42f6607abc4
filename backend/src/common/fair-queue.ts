import { AppError } from './errors.js';

export interface FairQueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Waiting tasks of all sources together. */
  waiting: number;
  /** Waiting tasks of one source. */
  waitingPerSource: number;
}

interface Waiting {
  enter: () => void;
  refuse: () => void;
}

/**
 * Runs a few tasks at a time and serves waiting sources in rotation, so that one source with many
 * requests delays only itself. A full queue makes room for a new source by refusing the last request of the longest line.
 */
export class FairQueue {
  private running = 0;
  private size = 0;
  /** In the order in which the sources are served next. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly limits: FairQueueLimits,
    private readonly refusal: () => AppError,
  ) {}

  async run<Result>(source: string, work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.atOnce) this.running++;
    else await this.wait(source);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private wait(source: string): Promise<void> {
    const line = this.lines.get(source) ?? [];
    if (line.length >= this.limits.waitingPerSource) throw this.refusal();
    if (this.size >= this.limits.waiting) this.makeRoom(line.length);
    return new Promise((resolve, reject) => {
      line.push({ enter: resolve, refuse: () => reject(this.refusal()) });
      this.lines.set(source, line);
      this.size++;
    });
  }

  private makeRoom(ownLength: number): void {
    const longest = [...this.lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= ownLength + 1) throw this.refusal();
    longest.pop()?.refuse();
    this.size--;
  }

  private next(): void {
    const [first] = this.lines;
    if (!first) {
      this.running--;
      return;
    }
    const [source, line] = first;
    this.lines.delete(source);
    line.shift()?.enter();
    this.size--;
    if (line.length > 0) this.lines.set(source, line);
  }
}
