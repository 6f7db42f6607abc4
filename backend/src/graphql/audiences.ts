import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { GateSocket } from './gate-socket.js';
import { MOST_UNREAD, resync, type LiveStream } from './live-stream.js';

/** How many sockets are written to before everybody else has a turn. */
const AT_ONCE = 500;

interface Seat {
  socket: GateSocket;
  /** `{"id":"..."`: what only this subscription's messages begin with. */
  head: Buffer;
  end(error?: Error): void;
}

type ToJson = (result: ExecutionResult) => string;

/** All who watch one stream with one document: an event is run, serialised and framed once for all of them. */
class Audience {
  private readonly seats = new Set<Seat>();
  private readonly waiting: Promise<Buffer | null>[] = [];
  private isWriting = false;
  private readonly leaveStream: () => void;

  constructor(
    stream: LiveStream<unknown>,
    private readonly args: ExecutionArgs,
    private readonly toJson: ToJson,
    private readonly onEmpty: () => void,
    private readonly count: (by: 1 | -1) => void,
  ) {
    this.leaveStream = stream.join({
      next: (event) => this.tell(event),
      end: (error) => this.end(error),
    });
  }

  sit(seat: Seat): () => void {
    this.seats.add(seat);
    this.count(1);
    return () => {
      if (!this.seats.delete(seat)) return;
      this.count(-1);
      if (this.seats.size > 0) return;
      this.leaveStream();
      this.onEmpty();
    };
  }

  private tell(event: unknown): void {
    if (this.waiting.length >= MOST_UNREAD) return this.end(resync());
    this.waiting.push(this.tailOf(event));
    if (!this.isWriting) void this.write();
  }

  /** What every subscriber's message ends with; null where even the error could not be told. */
  private async tailOf(event: unknown): Promise<Buffer | null> {
    try {
      const result = await execute({ ...this.args, rootValue: event });
      return Buffer.from(`,"type":"next","payload":${this.toJson(result)}}`);
    } catch {
      return null;
    }
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const tail = await next;
      if (!tail) {
        this.end(resync());
        break;
      }
      let written = 0;
      for (const seat of this.seats) {
        seat.socket.sendFrame(textFrame(seat.head, tail));
        if (++written % AT_ONCE === 0) await new Promise(setImmediate);
      }
      void this.waiting.shift();
    }
    this.isWriting = false;
  }

  private end(error?: Error): void {
    this.waiting.length = 0;
    for (const seat of [...this.seats]) seat.end(error);
  }
}

/** Finds, makes and forgets the audience of a stream and a document. */
export class Audiences {
  /** How many subscriptions are open, for the metrics. */
  open = 0;
  private readonly of = new WeakMap<LiveStream<unknown>, Map<string, Audience>>();

  constructor(private readonly toJson: ToJson) {}

  /** A subscription that is written to directly and, for graphql-ws, lasts until it ends. */
  subscribe(
    stream: LiveStream<unknown>,
    key: string,
    args: ExecutionArgs,
    socket: GateSocket,
    id: string,
  ): AsyncGenerator<ExecutionResult, void, void> {
    let finish: (error?: Error) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    });
    // where nobody waits any more, nobody needs to hear of it
    ended.catch(() => undefined);
    const leave = this.audience(stream, key, args).sit({
      socket,
      head: Buffer.from(`{"id":${JSON.stringify(id)}`),
      end: (error) => {
        leave();
        finish(error);
      },
    });
    const done = async (): Promise<IteratorResult<ExecutionResult, void>> => {
      leave();
      finish();
      return { done: true, value: undefined };
    };
    return {
      next: async () => {
        await ended;
        return { done: true, value: undefined };
      },
      return: done,
      throw: done,
      [Symbol.asyncIterator]() {
        return this;
      },
      async [Symbol.asyncDispose]() {
        await done();
      },
    };
  }

  private audience(stream: LiveStream<unknown>, key: string, args: ExecutionArgs): Audience {
    const ofStream = this.of.get(stream) ?? new Map<string, Audience>();
    this.of.set(stream, ofStream);
    const known = ofStream.get(key);
    if (known) return known;
    const made = new Audience(
      stream,
      args,
      this.toJson,
      () => ofStream.delete(key),
      (by) => (this.open += by),
    );
    ofStream.set(key, made);
    return made;
  }
}

const FINAL_TEXT = 0x81;

/** One unmasked text frame of the WebSocket protocol (RFC 6455, 5.2). */
export function textFrame(head: Buffer, tail: Buffer): Buffer {
  const length = head.length + tail.length;
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  head.copy(frame, start);
  tail.copy(frame, start + head.length);
  return frame;
}
