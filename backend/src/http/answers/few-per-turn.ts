/**
 * Runs a few tasks per turn of the event loop, in order of arrival; the first ones of a turn run at once. Node accepts one
 * connection per turn, and reads what the database has sent once per turn: two thousand answers in a turn, however quick
 * each of them is, would let in ten connections a second (docs/adr/0009).
 */
export class FewPerTurn {
  /** In order of arrival. A map would keep requests in memory after their turn (docs/adr/0017). */
  private readonly waiting: { sender: object; task: () => void }[] = [];
  /**
   * At most one task of each waits, so that a sender of thousands of requests cannot delay the others. A former copy of this
   * set keeps connections, most of which stay open anyway.
   */
  private readonly senders = new Set<object>();
  private startedInTurn = 0;

  constructor(private readonly most: number) {}

  /** False if a task of this sender is waiting already; then this one is not run. */
  run(sender: object, task: () => void): boolean {
    if (this.senders.has(sender)) return false;
    if (this.startedInTurn === 0) setImmediate(this.nextTurn);
    if (this.startedInTurn < this.most && this.waiting.length === 0) {
      this.startedInTurn++;
      task();
    } else {
      this.senders.add(sender);
      this.waiting.push({ sender, task });
    }
    return true;
  }

  private readonly nextTurn = (): void => {
    const next = this.waiting.splice(0, this.most);
    for (const { sender } of next) this.senders.delete(sender);
    this.startedInTurn = next.length;
    if (next.length > 0) setImmediate(this.nextTurn);
    for (const { task } of next) task();
  };
}
