/** What a read takes, once let in, where as many are let in as can be answered in time. */
const TARGET_MS = 50;
const FEWEST = 4;
const FIRST = 16;
/** So much more at each look, while nobody is late. */
const GROWTH = 1.25;
/** One slow moment does not turn everybody away. */
const SHARPEST_CUT = 0.5;

/** How many reads may be under way at once: fewer where they take long, more where somebody waits and they do not. */
export class ReadLimit {
  now: number;
  private count = 0;
  private ms = 0;

  constructor(private readonly most: number) {
    this.now = Math.min(FIRST, most);
  }

  answered(ms: number): void {
    this.count++;
    this.ms += ms;
  }

  /** Called many times a second with whether anybody waits. */
  look(isCrowded: boolean): void {
    const mean = this.count > 0 ? this.ms / this.count : 0;
    if (mean > TARGET_MS) this.now = Math.max(FEWEST, this.now * Math.max(SHARPEST_CUT, TARGET_MS / mean));
    else if (isCrowded) this.now = Math.min(this.most, this.now * GROWTH);
    this.count = 0;
    this.ms = 0;
  }
}
