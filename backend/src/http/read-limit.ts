/** Mean duration of admitted reads that the limit aims at. */
const TARGET_MS = 50;
const MIN_READS = 4;
const INITIAL_READS = 16;
/** Growth per adjustment while requests wait and reads are fast. */
const GROWTH = 1.25;
/** One adjustment never cuts the limit by more than this, so a single slow moment does not refuse everyone. */
const MAX_CUT = 0.5;

/** How many reads may be in flight at once: fewer when they are slow, more when requests wait and reads are fast. */
export class ReadLimit {
  current: number;
  private count = 0;
  private ms = 0;

  constructor(private readonly max: number) {
    this.current = Math.min(INITIAL_READS, max);
  }

  record(ms: number): void {
    this.count++;
    this.ms += ms;
  }

  /** Called several times a second with whether requests are queued. */
  adjust(hasQueue: boolean): void {
    const mean = this.count > 0 ? this.ms / this.count : 0;
    if (mean > TARGET_MS)
      this.current = Math.max(MIN_READS, this.current * Math.max(MAX_CUT, TARGET_MS / mean));
    else if (hasQueue) this.current = Math.min(this.max, this.current * GROWTH);
    this.count = 0;
    this.ms = 0;
  }
}
