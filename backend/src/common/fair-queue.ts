import { AppError } from './api/errors.js';

export interface FairQueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks of one source that run at the same time; without it one source may use all of them. */
  atOncePerSource?: number;
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
  private readonly runningOf = new Map<string, number>();
  private size = 0;
  /** In the order in which the sources are served next. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly limits: FairQueueLimits,
    private readonly refusal: () => AppError,
  ) {}

  async run<Result>(source: string, work: () => Promise<Result>): Promise<Result> {
    if (this.mayStart(source)) this.start(source);
    else await this.wait(source);
    try {
      return await work();
    } finally {
      this.end(source);
      this.startNext();
    }
  }

  private mayStart(source: string): boolean {
    const { atOnce, atOncePerSource = atOnce } = this.limits;
    return this.running < atOnce && (this.runningOf.get(source) ?? 0) < atOncePerSource;
  }

  private start(source: string): void {
    this.running++;
    this.runningOf.set(source, (this.runningOf.get(source) ?? 0) + 1);
  }

  private end(source: string): void {
    this.running--;
    const left = (this.runningOf.get(source) ?? 0) - 1;
    if (left > 0) this.runningOf.set(source, left);
    else this.runningOf.delete(source);
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

  private startNext(): void {
    for (const [source, line] of this.lines) {
      if (!this.mayStart(source)) continue;
      this.lines.delete(source);
      this.start(source);
      line.shift()?.enter();
      this.size--;
      if (line.length > 0) this.lines.set(source, line);
      return;
    }
  }
}
