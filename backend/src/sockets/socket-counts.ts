interface Counts {
  all: number;
  /** Those without a session. */
  visitors: number;
}

const NONE: Counts = { all: 0, visitors: 0 };

/** The open sockets of each source (`common/source.ts`). */
export class SocketCounts {
  private readonly counts = new Map<string, Counts>();

  of(source: string): Counts {
    return this.counts.get(source) ?? NONE;
  }

  add(source: string, isVisitor: boolean, by: 1 | -1): void {
    const { all, visitors } = this.of(source);
    if (all + by > 0) this.counts.set(source, { all: all + by, visitors: visitors + (isVisitor ? by : 0) });
    else this.counts.delete(source);
  }
}
