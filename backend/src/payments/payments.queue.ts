/**
 * Lets the work on one contract through one at a time, so that a crowd after one contract waits here, where waiting
 * costs nothing, and not each on a database connection. It keeps order, not truth: that is the row lock's part.
 */
export class ContractQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(private readonly waitAtMostMs: number) {}

  async run<Result>(contractId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(contractId);
    const turn = this.patiently(before).then(work);
    const settled = turn.catch(() => undefined);
    this.last.set(contractId, settled);
    try {
      return await turn;
    } finally {
      if (this.last.get(contractId) === settled) this.last.delete(contractId);
    }
  }

  /** A slow provider must not make everybody behind wait as long: after a while they ask for themselves. */
  private async patiently(before: Promise<unknown> | undefined): Promise<void> {
    if (!before) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, this.waitAtMostMs)));
    await Promise.race([before, patience]);
    clearTimeout(timer);
  }
}
