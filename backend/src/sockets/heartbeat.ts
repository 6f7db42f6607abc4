import type { GateSocket } from './gate-socket.js';

/** Pings are spread over this many intervals: ten thousand at once, with their pongs, would delay all other work. */
const BEATS = 120;

/** One timer for all sockets. Terminates those that did not answer the last ping or never complete a close. */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private round: SetIterator<GateSocket>;
  private due = 0;

  constructor(
    private readonly sockets: ReadonlySet<GateSocket>,
    private readonly everyMs: number,
  ) {
    this.round = sockets.values();
  }

  start(): void {
    this.timer = setInterval(() => this.beat(), this.everyMs / BEATS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Pings as many sockets as needed to reach each one once per `everyMs`. */
  private beat(): void {
    for (this.due += this.sockets.size / BEATS; this.due >= 1; this.due--) {
      const next = this.next();
      if (next) this.check(next);
    }
  }

  private next(): GateSocket | undefined {
    const { done, value } = this.round.next();
    if (!done) return value;
    this.round = this.sockets.values();
    return this.round.next().value;
  }

  private check(gateSocket: GateSocket): void {
    if (!gateSocket.isAlive) gateSocket.socket.terminate();
    else {
      gateSocket.isAlive = false;
      if (gateSocket.isOpen) gateSocket.socket.ping();
    }
  }
}
