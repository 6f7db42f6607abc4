import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { GateSocket } from './gate-socket.js';
import { MAX_UNREAD, resync, type LiveStream } from '../common/live-stream.js';

/**
 * How long an audience's sockets are written to in one turn of the event loop: as long as everything but writing took since
 * its turn before, within these bounds. Requests are handled in between, such as those that send the next events.
 */
const MS_PER_TURN = { least: 0.5, most: 2 };
/** Waiting events are written together up to this size, so that a slow socket does not get far above its limit. */
const MOST_BYTES = 32 * 1024;

const nextTurn = () => new Promise(setImmediate);

/** How long all audiences have written so far. */
let writtenMs = 0;

/** Resolves in the next turn to how long it may write. */
async function roomInNextTurn(): Promise<number> {
  const [left, writtenBefore] = [performance.now(), writtenMs];
  await nextTurn();
  const others = performance.now() - left - (writtenMs - writtenBefore);
  return Math.min(MS_PER_TURN.most, Math.max(MS_PER_TURN.least, others));
}

interface Subscriber {
  socket: GateSocket;
  /** `{"id":"..."`, the beginning of each message; only this part differs between subscriptions. */
  head: Buffer;
  /** How many events the audience had published before; this subscriber receives the ones after them. */
  readonly missed: number;
  end(error?: Error): void;
}

type ToJson = (result: ExecutionResult) => string;

/**
 * The subscribers of one stream with the same operation. An event is executed and serialized once for all of them
 * (docs/adr/0005).
 */
class Audience {
  /** In the order in which they joined. */
  private readonly subscribers = new Set<Subscriber>();
  /** Events that were written to all. */
  private written = 0;
  private readonly unwritten: Promise<Buffer>[] = [];
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
      next: (event) => this.publish(event),
      end: (error) => this.end(error),
    });
  }

  add(joining: Omit<Subscriber, 'missed'>): () => void {
    const subscriber = { ...joining, missed: this.written + this.unwritten.length };
    this.subscribers.add(subscriber);
    this.count(1);
    return () => {
      if (!this.subscribers.delete(subscriber)) return;
      this.count(-1);
      if (this.subscribers.size > 0) return;
      this.leaveStream();
      this.onEmpty();
    };
  }

  private publish(event: unknown): void {
    if (this.unwritten.length >= MAX_UNREAD) return this.end(resync());
    const tail = this.tailOf(event);
    // avoids an unhandled rejection until it is written
    tail.catch(() => undefined);
    this.unwritten.push(tail);
    if (!this.isWriting) void this.write();
  }

  /** The rest of each message, the same for all subscribers. */
  private async tailOf(event: unknown): Promise<Buffer> {
    // a context of its own, so that no loader remembers what an earlier event loaded
    const contextValue = { ...(this.args.contextValue as object) };
    const result = await execute({ ...this.args, contextValue, rootValue: event });
    return Buffer.from(`,"type":"next","payload":${this.toJson(result)}}`);
  }

  /** Events that are published while earlier ones are being written leave together, in one write to each socket. */
  private async write(): Promise<void> {
    this.isWriting = true;
    try {
      while (this.unwritten.length > 0) {
        // the request that published the event is answered first
        await nextTurn();
        const tails = await this.nextTails();
        await this.writeToAll(tails);
        void this.unwritten.splice(0, tails.length);
        this.written += tails.length;
      }
    } catch {
      this.end(resync());
    } finally {
      this.isWriting = false;
    }
  }

  private async writeToAll(tails: readonly Buffer[]): Promise<void> {
    let began = performance.now();
    let room = MS_PER_TURN.least;
    for (const { socket, head, missed } of this.subscribers) {
      const first = Math.max(0, missed - this.written);
      // subscribers are in the order in which they joined: the rest joined later still
      if (first >= tails.length) break;
      socket.sendFrames(textFrames(head, tails.slice(first)));
      const took = performance.now() - began;
      if (took < room) continue;
      writtenMs += took;
      room = await roomInNextTurn();
      began = performance.now();
    }
    writtenMs += performance.now() - began;
  }

  /** Of the waiting events, what is written together. */
  private async nextTails(): Promise<Buffer[]> {
    const tails: Buffer[] = [];
    let bytes = 0;
    for (const next of this.unwritten) {
      const tail = await next;
      bytes += tail.length;
      if (tails.length > 0 && bytes > MOST_BYTES) break;
      tails.push(tail);
    }
    return tails;
  }

  private end(error?: Error): void {
    this.unwritten.length = 0;
    for (const subscriber of [...this.subscribers]) subscriber.end(error);
  }
}

/** The audience of each stream and operation; it exists as long as it has subscribers. */
export class Audiences {
  /** Open subscriptions, for the metrics. */
  open = 0;
  private readonly byStream = new WeakMap<LiveStream<unknown>, Map<string, Audience>>();

  constructor(private readonly toJson: ToJson) {}

  /** A subscription whose events are written to the socket directly; graphql-ws only learns when it ends. */
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
    // avoids an unhandled rejection if the consumer is gone
    ended.catch(() => undefined);
    const leave = this.audience(stream, key, args).add({
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
    const ofStream = this.byStream.get(stream) ?? new Map<string, Audience>();
    this.byStream.set(stream, ofStream);
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

/** An unmasked text frame of the WebSocket protocol (RFC 6455, 5.2) for each tail, with the head before it. */
function textFrames(head: Buffer, tails: readonly Buffer[]): Buffer {
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
