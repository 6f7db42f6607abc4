/**
 * Runs at most `most` tasks per turn of the event loop, in arrival order. The first tasks of a turn run immediately.
 * Node accepts one connection per turn, so a turn with 2,000 answers would let in ten connections a second
 * (docs/adr/0009).
 */
export class FewPerTurn {
  /** In arrival order. An array, because a map would keep removed requests in memory (docs/adr/0017). */
  private readonly waiting: { sender: object; task: () => void }[] = [];
  /** Each sender may have one waiting task, so that a sender of thousands of requests cannot delay the others. */
  private readonly senders = new Set<object>();
  private startedInTurn = 0;

  constructor(private readonly most: number) {}

  /** Returns false, without running the task, if this sender already has a waiting task. */
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
