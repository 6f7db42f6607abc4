import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { RequestContext } from '../common/api/request-of.js';
import { SOCKET_CLOSE, SOCKET_LIMITS } from './socket-limits.js';

/** Limits how often something may happen within a fixed time window. */
class WindowLimit {
  private start = -Infinity;
  private count = 0;

  constructor(private readonly max: number) {}

  /** Counts one more and returns whether it is within the limit. */
  allowsOneMore(): boolean {
    const now = performance.now();
    if (now - this.start >= SOCKET_LIMITS.windowMs) {
      this.start = now;
      this.count = 0;
    }
    return ++this.count <= this.max;
  }
}

/** One socket whose handshake was accepted: its caller, its use of the limits, and its output. */
export class GateSocket {
  readonly frames = new WindowLimit(SOCKET_LIMITS.frames);
  readonly operations = new WindowLimit(SOCKET_LIMITS.operations);
  /** False from a ping until its pong. */
  isAlive = true;

  constructor(
    readonly socket: WebSocket,
    private readonly connection: Duplex,
    /** Replaced before each operation, when session and member are read again. */
    public caller: RequestContext,
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  send(text: string): void {
    if (this.isOpen && !this.isTooSlow()) this.socket.send(text);
  }

  /** Writes complete frames to the connection; ws would frame their content again for each socket. */
  sendFrames(frames: Buffer): void {
    if (this.isOpen && !this.isTooSlow()) this.connection.write(frames);
  }

  /** Closes a socket with too many unread bytes, so that its buffer cannot grow without bound. */
  private isTooSlow(): boolean {
    if (this.connection.writableLength <= SOCKET_LIMITS.unreadBytes) return false;
    this.close(SOCKET_CLOSE.RESYNC, 'resync');
    return true;
  }
}
