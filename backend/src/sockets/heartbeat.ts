import type { GateSocket } from './gate-socket.js';

/** Ten thousand pings at once, and their answers, would make everybody wait: they go out a few at a time. */
const BEATS = 120;

/** One timer for all sockets: who did not answer the last ping is gone, and so is who never finishes leaving. */
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

  /** As many as it takes for everybody to have their turn once in `everyMs`. */
  private beat(): void {
    for (this.due += this.sockets.size / BEATS; this.due >= 1; this.due--) {
      const next = this.next();
      if (next) this.ask(next);
    }
  }

  private next(): GateSocket | undefined {
    const { done, value } = this.round.next();
    if (!done) return value;
    this.round = this.sockets.values();
    return this.round.next().value;
  }

  private ask(gateSocket: GateSocket): void {
    if (!gateSocket.isAlive) gateSocket.socket.terminate();
    else {
      gateSocket.isAlive = false;
      if (gateSocket.isOpen) gateSocket.socket.ping();
    }
  }
}
