/**
 * Runs a few tasks per turn of the event loop, in order of arrival; the first ones of a turn run at once. Node accepts one
 * connection per turn, and reads what the database has sent once per turn: two thousand answers in a turn, however quick
 * each of them is, would let in ten connections a second (docs/adr/0009).
 */
export class FewPerTurn {
  private readonly waiting: (() => void)[] = [];
  private startedInTurn = 0;

  constructor(private readonly most: number) {}

  run(task: () => void): void {
    if (this.startedInTurn === 0) setImmediate(this.nextTurn);
    if (this.startedInTurn < this.most && this.waiting.length === 0) {
      this.startedInTurn++;
      task();
    } else this.waiting.push(task);
  }

  private readonly nextTurn = (): void => {
    const tasks = this.waiting.splice(0, this.most);
    this.startedInTurn = tasks.length;
    if (tasks.length > 0) setImmediate(this.nextTurn);
    for (const task of tasks) task();
  };
}
