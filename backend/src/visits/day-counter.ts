import type { SourceKind } from './visit-source.entity.js';

export interface SourceCount {
  day: string;
  kind: SourceKind;
  name: string;
  visits: number;
}

/** The name for sources beyond those that a day may have. */
export const OTHER = 'other';

/**
 * Counts sources by day in memory. Names that are new after `most` of a kind and day count as OTHER, so that invented
 * hosts fill neither the memory nor the table; names stay known after `take`.
 */
export class DayCounter {
  private counts = new Map<string, SourceCount>();
  private readonly known = new Map<SourceKind, Set<string>>();
  private day = '';

  constructor(private readonly most: number) {}

  add(day: string, kind: SourceKind, given: string, visits = 1): void {
    const name = this.nameFor(day, kind, given);
    const key = `${day} ${kind} ${name}`;
    const count = this.counts.get(key);
    if (count) count.visits += visits;
    else this.counts.set(key, { day, kind, name, visits });
  }

  /** Returns what was counted since the last call, sorted by the table's key, so that two processes lock rows alike. */
  take(): SourceCount[] {
    const taken = [...this.counts.entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, count]) => count);
    this.counts = new Map();
    return taken;
  }

  /** Counts again what could not be written. */
  putBack(counts: readonly SourceCount[]): void {
    for (const { day, kind, name, visits } of counts) this.add(day, kind, name, visits);
  }

  private nameFor(day: string, kind: SourceKind, name: string): string {
    if (day > this.day) {
      this.day = day;
      this.known.clear();
    }
    let names = this.known.get(kind);
    if (!names) this.known.set(kind, (names = new Set([OTHER])));
    if (names.has(name)) return name;
    if (names.size > this.most) return OTHER;
    names.add(name);
    return name;
  }
}
