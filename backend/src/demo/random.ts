/** Pseudo-random numbers (mulberry32), the same sequence for the same seed, and choices made with them. */
export class Random {
  private state: number;
  private readonly decks = new Map<readonly unknown[], unknown[]>();

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  /** Like pick, but returns every entry of the list once before it repeats one. The list is recognized by identity. */
  deal<T>(list: readonly T[]): T {
    const deck = this.decks.get(list) as T[] | undefined;
    if (deck?.length) return deck.pop() as T;
    this.decks.set(list, this.shuffled(list));
    return this.deal(list);
  }

  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  /** A version 7 UUID with the given creation time. */
  uuidAt(milliseconds: number): string {
    const time = milliseconds.toString(16).padStart(12, '0');
    const hex = (digits: number) =>
      Math.floor(this.next() * 16 ** digits)
        .toString(16)
        .padStart(digits, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
  }
}
