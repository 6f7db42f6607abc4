interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | undefined) => void;
  reject: (error: unknown) => void;
  /** Writes a group as part of this item's request, which gets its log lines and spans. */
  lead: (group: Waiting<Item, Result>[]) => void;
}

interface Writes<Item, Result> {
  /** Returns the results in the order of the items; undefined for one that has to be written alone. */
  writeGroup: (items: Item[]) => Promise<(Result | undefined)[]>;
  writeAlone: (item: Item) => Promise<Result>;
  /** A group has at most one item per key, the oldest. */
  keyOf: (item: Item) => string;
  maxItems: number;
}

/**
 * Writes in groups: items that arrive while a group is being written form the next one, and a single item is written at
 * once (docs/adr/0032). If a group fails, all waiting items fail too. Otherwise, with a database that does not answer,
 * each group would wait for its own timeout.
 */
export class GroupedWrites<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isWriting = false;

  constructor(private readonly writes: Writes<Item, Result>) {}

  async write(item: Item): Promise<Result> {
    return (await this.inGroup(item)) ?? this.writes.writeAlone(item);
  }

  private inGroup(item: Item): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const { promise: turn, resolve: lead } = Promise.withResolvers<Waiting<Item, Result>[]>();
      // a callback keeps the async context in which it was added: the group is logged and traced under this request
      void turn.then((group) => this.writeGroup(group));
      this.waiting.push({ item, resolve, reject, lead });
      if (this.isWriting) return;
      this.isWriting = true;
      // wait for the other requests of this turn of the event loop
      setImmediate(() => this.writeNext());
    });
  }

  private writeNext(): void {
    const group = this.nextGroup();
    this.isWriting = group.length > 0;
    group[0]?.lead(group);
  }

  private nextGroup(): Waiting<Item, Result>[] {
    const group = new Map<string, Waiting<Item, Result>>();
    this.waiting = this.waiting.filter((one) => {
      const key = this.writes.keyOf(one.item);
      if (group.size === this.writes.maxItems || group.has(key)) return true;
      group.set(key, one);
      return false;
    });
    return [...group.values()];
  }

  private async writeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.writes.writeGroup(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      for (const { reject } of [...group, ...this.waiting.splice(0)]) reject(error);
    }
    this.writeNext();
  }
}
