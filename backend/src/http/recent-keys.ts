/** More than are added in a second, so that few overwrite one another. */
const SLOTS = 16_384;

/** Remembers which keys were added lately. It stores a hash of each instead of the key, which leaves no garbage behind. */
export class RecentKeys {
  private readonly hashes = new Int32Array(SLOTS);
  private readonly times = new Float64Array(SLOTS).fill(-Infinity);

  /** Adds a key and returns whether it was added within the last `withinMs` already. Rarely wrong, in both directions. */
  add(key: string, withinMs: number): boolean {
    const hash = hashOf(key);
    const slot = hash & (SLOTS - 1);
    const now = performance.now();
    const isRecent = this.hashes[slot] === hash && now - (this.times[slot] as number) < withinMs;
    this.hashes[slot] = hash;
    this.times[slot] = now;
    return isRecent;
  }
}

/** FNV-1a over the code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
