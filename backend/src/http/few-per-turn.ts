/**
 * Runs a few tasks per turn of the event loop, in order of arrival; the first ones of a turn run at once. Node accepts one
 * connection per turn, and reads what the database has sent once per turn: two thousand answers in a turn, however quick
 * each of them is, would let in ten connections a second (docs/adr/0009).
 */
export class FewPerTurn {
  /** At most one task per sender, so that a sender of thousands of requests cannot delay the others. */
  private readonly waiting = new Map<object, () => void>();
  private startedInTurn = 0;

  constructor(private readonly most: number) {}

  /** False if a task of this sender is waiting already; then this one is not run. */
  run(sender: object, task: () => void): boolean {
    if (this.waiting.has(sender)) return false;
    if (this.startedInTurn === 0) setImmediate(this.nextTurn);
    if (this.startedInTurn < this.most && this.waiting.size === 0) {
      this.startedInTurn++;
      task();
    } else this.waiting.set(sender, task);
    return true;
  }

  private readonly nextTurn = (): void => {
    const tasks: (() => void)[] = [];
    for (const [sender, task] of this.waiting) {
      if (tasks.length === this.most) break;
      this.waiting.delete(sender);
      tasks.push(task);
    }
    this.startedInTurn = tasks.length;
    if (tasks.length > 0) setImmediate(this.nextTurn);
    for (const task of tasks) task();
  };
}
