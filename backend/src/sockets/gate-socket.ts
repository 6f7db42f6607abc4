import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { RequestContext } from '../common/request-of.js';
import { SOCKET_CLOSE, SOCKET_LIMITS } from './socket-limits.js';

/** Counts within a window; true where one more is too many. */
class Window {
  private start = 0;
  private count = 0;

  constructor(private readonly most: number) {}

  isOver(): boolean {
    const now = Date.now();
    if (now - this.start >= SOCKET_LIMITS.windowMs) {
      this.start = now;
      this.count = 0;
    }
    return ++this.count > this.most;
  }
}

/** One socket that came through the gate: who it is, what it used, and how bytes get out of it. */
export class GateSocket {
  readonly frames = new Window(SOCKET_LIMITS.frames);
  readonly operations = new Window(SOCKET_LIMITS.operations);
  sessionId: string | null = null;
  /** False from a ping to its pong. */
  isAlive = true;

  constructor(
    readonly socket: WebSocket,
    private readonly wire: Duplex,
    /** Read anew for each operation, so that a promotion works at once. */
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

  /** Writes a frame that was put together for many sockets; past ws's own sender, which would frame it again. */
  sendFrame(frame: Buffer): void {
    if (this.isOpen && !this.isTooSlow()) this.wire.write(frame);
  }

  /** A socket that leaves too much unread is closed, so that it costs nobody else anything. */
  private isTooSlow(): boolean {
    if (this.wire.writableLength <= SOCKET_LIMITS.unreadBytes) return false;
    this.close(SOCKET_CLOSE.RESYNC, 'resync');
    return true;
  }
}
