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

const FINAL_TEXT = 0x81;

/** An unmasked text frame of the WebSocket protocol (RFC 6455, 5.2) for each tail, with the head before it. */
export function textFrames(head: Buffer, tails: readonly Buffer[]): Buffer {
  let size = 0;
  for (const tail of tails) size += startOf(head.length + tail.length) + head.length + tail.length;
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const tail of tails) {
    const length = head.length + tail.length;
    const start = startOf(length);
    frames[at] = FINAL_TEXT;
    if (start === 2) frames[at + 1] = length;
    else if (start === 4) {
      frames[at + 1] = 126;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = 127;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += start;
    at += head.copy(frames, at);
    at += tail.copy(frames, at);
  }
  return frames;
}

/** Bytes before the payload of an unmasked frame. */
const startOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);
