/**
 * Runs the work on one contract one at a time, so that concurrent buyers wait here instead of each holding a database
 * connection. This only saves connections: the row lock guarantees correctness.
 */
export class ContractQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(private readonly waitAtMostMs: number) {}

  async run<Result>(contractId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(contractId);
    const result = this.waitFor(before).then(work);
    const settled = result.catch(() => undefined);
    this.last.set(contractId, settled);
    try {
      return await result;
    } finally {
      if (this.last.get(contractId) === settled) this.last.delete(contractId);
    }
  }

  /** Bounds the wait, so that one slow request to the provider does not delay all later buyers by as much. */
  private async waitFor(before: Promise<unknown> | undefined): Promise<void> {
    if (!before) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, this.waitAtMostMs)));
    await Promise.race([before, timeout]);
    clearTimeout(timer);
  }
}
