import type { Socket } from 'node:net';

/** How long new connections may delay queued requests: longer during a burst, so that all of its connections are known. */
const MAX_ACCEPT_MS = { normal: 50, burst: 400 };
/** A burst is over when no connection has been accepted for this long. */
const BURST_GAP_MS = 5;
/** A connection accepted after a gap this long did not wait in the backlog; nor did a request this long after its connection. */
const IDLE_GAP_MS = 100;

/**
 * Node accepts one connection per turn of the event loop, so behind long turns connections wait for seconds in the
 * kernel's backlog, where no timer of ours sees them. During a burst this class gives the event loop short turns until
 * all connections are accepted, and tells since when each of them may have waited.
 */
export class Arrivals {
  private lastAt = -Infinity;
  /** When the current uninterrupted row of new connections began. */
  private since = 0;
  private workUntil = 0;
  private acceptsBurst = false;
  /** Connections that have not sent a request yet. */
  private readonly silent = new WeakMap<Socket, { at: number; since: number }>();

  /** True while a burst of connections is being accepted and all other work should wait. */
  get isAcceptingBurst(): boolean {
    return this.acceptsBurst;
  }

  connected(socket: Socket): void {
    const now = performance.now();
    if (now - this.lastAt > IDLE_GAP_MS) this.since = now;
    this.lastAt = now;
    this.silent.set(socket, { at: now, since: this.since });
  }

  /** Since when this request may have waited: the first one of a connection includes its time in the backlog. */
  waitingSince(socket: Socket): number {
    const now = performance.now();
    const connection = this.silent.get(socket);
    this.silent.delete(socket);
    return connection && now - connection.at < IDLE_GAP_MS ? connection.since : now;
  }

  /** Calls `then` when the pending connections are accepted; afterwards requests get as much time as accepting took. */
  acceptFirst(isBurst: () => boolean, then: () => void): void {
    const began = performance.now();
    const turn = (checkedAt: number) =>
      setImmediate(() => {
        const now = performance.now();
        if (began >= this.workUntil) {
          const burst = isBurst();
          if (this.expectsMore(burst, began, checkedAt, now)) {
            this.acceptsBurst = burst && this.lastAt >= began;
            return turn(now);
          }
          this.acceptsBurst = false;
          this.workUntil = now + (now - began);
        }
        then();
      });
    turn(-Infinity);
  }

  private expectsMore(burst: boolean, began: number, checkedAt: number, now: number): boolean {
    const isNew = checkedAt < began || this.lastAt >= checkedAt;
    if (!isNew) this.since = now;
    if (!burst) return isNew && now - began < MAX_ACCEPT_MS.normal;
    const isRecent = this.lastAt >= began && now - this.lastAt < BURST_GAP_MS;
    return (isNew || isRecent) && now - began < MAX_ACCEPT_MS.burst;
  }
}
