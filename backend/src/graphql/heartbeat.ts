import type { GateSocket } from './gate-socket.js';

/** One timer for all sockets: who did not answer the last ping is gone, and so is who never finishes leaving. */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sockets: ReadonlySet<GateSocket>,
    private readonly everyMs: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.beat(), this.everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    for (const gateSocket of this.sockets) {
      if (!gateSocket.isAlive) gateSocket.socket.terminate();
      else {
        gateSocket.isAlive = false;
        if (gateSocket.isOpen) gateSocket.socket.ping();
      }
    }
  }
}
