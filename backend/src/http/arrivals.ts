import type { Socket } from 'node:net';

/** So long the new connections go before the work of those who are in: where a crowd comes, all of them should be. */
const LONGEST_MS = { few: 50, crowd: 400 };
/** A crowd has come when nobody has come for so long. */
const LULL_MS = 5;
/** Whoever comes after such a pause did not wait behind others, and whoever asks after one had nothing to ask before. */
const PAUSE_MS = 100;

/**
 * Node takes in one connection per turn of its loop, so that behind long turns a crowd waits for seconds where nobody
 * sees it. Here it gets quick turns first, and is known to have waited.
 */
export class Arrivals {
  private lastAt = -Infinity;
  /** Since when one has come after the other. */
  private since = 0;
  private worksUntil = 0;
  private isCrowdComing = false;
  private readonly unheard = new WeakMap<Socket, { at: number; since: number }>();

  /** While it is being taken in, nothing else is done that could wait. */
  get areMany(): boolean {
    return this.isCrowdComing;
  }

  came(socket: Socket): void {
    const now = performance.now();
    if (now - this.lastAt > PAUSE_MS) this.since = now;
    this.lastAt = now;
    this.unheard.set(socket, { at: now, since: this.since });
  }

  /** Since when whoever asks now may have waited: on a new connection, as long as others came before it. */
  waitingSince(socket: Socket): number {
    const now = performance.now();
    const came = this.unheard.get(socket);
    this.unheard.delete(socket);
    return came && now - came.at < PAUSE_MS ? came.since : now;
  }

  /** Goes on when those who come are in; then as much time is left for the work. */
  takeIn(isCrowd: () => boolean, then: () => void): void {
    const began = performance.now();
    const turn = (looked: number) =>
      setImmediate(() => {
        const now = performance.now();
        if (began >= this.worksUntil) {
          const areMany = isCrowd();
          if (this.areMoreComing(areMany, began, looked, now)) {
            this.isCrowdComing = areMany && this.lastAt >= began;
            return turn(now);
          }
          this.isCrowdComing = false;
          this.worksUntil = now + (now - began);
        }
        then();
      });
    turn(-Infinity);
  }

  private areMoreComing(isCrowd: boolean, began: number, looked: number, now: number): boolean {
    const cameNow = looked < began || this.lastAt >= looked;
    if (!cameNow) this.since = now;
    if (!isCrowd) return cameNow && now - began < LONGEST_MS.few;
    const cameLately = this.lastAt >= began && now - this.lastAt < LULL_MS;
    return (cameNow || cameLately) && now - began < LONGEST_MS.crowd;
  }
}
