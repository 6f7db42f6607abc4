interface Options<Result> {
  maxAgeMs: number;
  /** What all cached results may weigh together; the oldest go first. */
  most: number;
  /** 1 without it: `most` is the number of results then. */
  weightOf?: (result: Result) => number;
  /** Results that are not complete are not cached. */
  isComplete?: (result: Result) => boolean;
}

interface Entry<Result> {
  /** The result, or the promise of one that is being computed. */
  result: Result | Promise<Result>;
  weight: number;
  until: number;
}

/**
 * Caches a result per key for a while, counted from the start of its computation. Concurrent callers share one
 * computation; failures are not cached.
 */
export class SharedResults<Result extends object | null> {
  /** In order of their start. */
  private readonly entries = new Map<string, Entry<Result>>();
  private weight = 0;

  constructor(readonly options: Options<Result>) {}

  /** The result, the promise of one that is being computed, or undefined. */
  find(key: string): Result | Promise<Result> | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > performance.now() ? entry.result : undefined;
  }

  get(key: string, compute: () => Promise<Result>): Result | Promise<Result> {
    const known = this.find(key);
    if (known !== undefined) return known;
    this.remove(key);
    // before the computation starts: a write from here on drops the entry
    const until = performance.now() + this.options.maxAgeMs;
    const result = compute();
    const entry: Entry<Result> = { result, weight: 0, until };
    this.entries.set(key, entry);
    result.then(
      (value) => this.keep(key, entry, value),
      () => this.removeIf(key, entry),
    );
    return result;
  }

  /** Drops the results that match, and everything that is being computed: it may have read outdated data. */
  forget(matches: (result: Result, key: string) => boolean = () => true): void {
    for (const [key, { result }] of this.entries)
      if (result instanceof Promise || matches(result, key)) this.remove(key);
  }

  private keep(key: string, entry: Entry<Result>, value: Result): void {
    const { most, weightOf = () => 1, isComplete = () => true } = this.options;
    if (!isComplete(value)) return this.removeIf(key, entry);
    if (this.entries.get(key) !== entry) return;
    entry.result = value;
    entry.weight = weightOf(value);
    this.weight += entry.weight;
    const now = performance.now();
    for (const [oldest, { until }] of this.entries) {
      if (this.weight <= most && until > now) break;
      this.remove(oldest);
    }
  }

  private removeIf(key: string, entry: Entry<Result>): void {
    if (this.entries.get(key) === entry) this.remove(key);
  }

  private remove(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
