import { setImmediate } from 'node:timers/promises';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes in groups: what arrives while a group is being written forms the next one, and an item that is alone is written at
 * once (docs/adr/0006). Of several items with the same key, each group has one, the oldest.
 */
export class GroupedWrites<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private writing = Promise.resolve();

  /** `write` returns the results in the order of the items; the next group does not wait for one that is a promise. */
  constructor(
    private readonly write: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
    private readonly keyOf: (item: Item) => string,
    private readonly maxItems: number,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.waiting.length === 1) void this.writeNext();
    });
  }

  /** Called for the item that waits longest, so that the group is a part of the log and the trace of its request. */
  private async writeNext(): Promise<void> {
    // after the other requests of this turn of the event loop
    await setImmediate();
    await this.writing;
    const group = this.nextGroup();
    if (this.waiting.length > 0) void this.writeNext();
    this.writing = this.writeGroup(group);
  }

  private nextGroup(): Waiting<Item, Result>[] {
    const group = new Map<string, Waiting<Item, Result>>();
    this.waiting = this.waiting.filter((one) => {
      const key = this.keyOf(one.item);
      if (group.size === this.maxItems || group.has(key)) return true;
      group.set(key, one);
      return false;
    });
    return [...group.values()];
  }

  private async writeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.write(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result | Promise<Result>);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
