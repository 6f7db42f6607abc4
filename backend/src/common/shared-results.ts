interface Options<Result> {
  keptMs: number;
  /** Results kept at most; the oldest goes first. */
  most: number;
  /** Results that are not complete are not kept. */
  isComplete?: (result: Result) => boolean;
}

interface Kept<Result> {
  result: Promise<Result>;
  until: number;
}

/** Keeps a result per key for a while. Concurrent callers share one computation; failures are not kept. */
export class SharedResults<Result> {
  private readonly kept = new Map<string, Kept<Result>>();

  constructor(private readonly options: Options<Result>) {}

  /** The result, or the promise of one that is being computed. */
  find(key: string): Promise<Result> | null {
    const found = this.kept.get(key);
    return found && found.until > performance.now() ? found.result : null;
  }

  get(key: string, compute: () => Promise<Result>): Promise<Result> {
    const found = this.find(key);
    if (found) return found;
    const { keptMs, most, isComplete = () => true } = this.options;
    this.kept.delete(key);
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= most) this.kept.delete(oldest);
    const entry = { result: compute(), until: performance.now() + keptMs };
    this.kept.set(key, entry);
    const drop = () => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    };
    entry.result.then((result) => isComplete(result) || drop(), drop);
    return entry.result;
  }

  /** Also drops what is being computed: it may have read outdated data. */
  forget(): void {
    this.kept.clear();
  }
}
