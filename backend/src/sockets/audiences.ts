import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { MAX_UNREAD, resync, type LiveStream } from '../common/live-stream.js';
import { textFrames, type GateSocket } from './gate-socket.js';
import { countWriting, TurnTasks, MS_PER_TURN, nextTurn, roomInNextTurn } from './turns.js';

/** Waiting events are written together up to this size, so that a slow socket does not get far above its limit. */
const MOST_BYTES = 32 * 1024;

interface Subscriber {
  socket: GateSocket;
  /** `{"id":"..."`, the beginning of each message; only this part differs between subscriptions. */
  head: Buffer;
  /** How many events the audience had published before; this subscriber receives the ones after them. */
  readonly missed: number;
  /** Called once, when it is no longer a subscriber. */
  left(): void;
  end(error?: Error): void;
}

interface Unwritten {
  event: unknown;
  /** The part of each message after the head; undefined until the event is executed. */
  tail?: Promise<Buffer>;
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
  private readonly unwritten: Unwritten[] = [];
  private isWriting = false;
  private readonly leaveStream: () => void;

  constructor(
    stream: LiveStream<unknown>,
    private readonly args: ExecutionArgs,
    private readonly toJson: ToJson,
    private readonly executions: TurnTasks,
    private readonly endings: TurnTasks,
    private readonly onClose: () => void,
  ) {
    this.leaveStream = stream.join({
      next: (event) => this.publish(event),
      end: (error) => this.end(error),
    });
  }

  add(joining: Omit<Subscriber, 'missed'>): () => void {
    const subscriber = { ...joining, missed: this.written + this.unwritten.length };
    this.subscribers.add(subscriber);
    return () => {
      if (!this.subscribers.delete(subscriber)) return;
      subscriber.left();
      if (this.subscribers.size > 0) return;
      this.close();
    };
  }

  private publish(event: unknown): void {
    if (this.unwritten.length >= MAX_UNREAD) return this.end(resync());
    this.unwritten.push({ event });
    if (!this.isWriting) void this.write();
  }

  /** Executes an event and returns the part of the messages that is the same for all subscribers. */
  private async tailOf(event: unknown): Promise<Buffer> {
    // all subscribers left while the event waited
    if (this.subscribers.size === 0) return Buffer.alloc(0);
    // each event has its own context, so that no loader remembers what an earlier event loaded
    const contextValue = { ...(this.args.contextValue as object) };
    const result = await execute({ ...this.args, contextValue, rootValue: event });
    return Buffer.from(`,"type":"next","payload":${this.toJson(result)}}`);
  }

  /**
   * Writes waiting events. Events that are published while earlier ones are written go out together, in one write per
   * socket.
   */
  private async write(): Promise<void> {
    this.isWriting = true;
    try {
      while (this.unwritten.length > 0) {
        // answer the request that published the event first
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
      // subscribers are in the order in which they joined, so the rest missed these events too
      if (first >= tails.length) break;
      socket.sendFrames(textFrames(head, tails.slice(first)));
      const took = performance.now() - began;
      if (took < room) continue;
      countWriting(took);
      room = await roomInNextTurn();
      began = performance.now();
    }
    countWriting(performance.now() - began);
  }

  /** Returns the messages of the next waiting events that fit into one write. */
  private async nextTails(): Promise<Buffer[]> {
    const tails: Buffer[] = [];
    let bytes = 0;
    for (const next of this.unwritten) {
      const tail = await (next.tail ??= this.executions.run(() => this.tailOf(next.event)));
      bytes += tail.length;
      if (tails.length > 0 && bytes > MOST_BYTES) break;
      tails.push(tail);
    }
    return tails;
  }

  /** Stops delivery immediately. Clients then load what follows the last event they have. */
  private end(error?: Error): void {
    this.close();
    for (const subscriber of this.subscribers) void this.endings.run(async () => subscriber.end(error));
  }

  private close(): void {
    this.unwritten.length = 0;
    this.leaveStream();
    this.onClose();
  }
}

interface OfStream {
  /** Queues executions, because each of thousands of clients may have its own operation. */
  executions: TurnTasks;
  /** By the key of the operation. */
  audiences: Map<string, Audience>;
}

/** Keeps the audience of each stream and operation while it has subscribers. */
export class Audiences {
  /** Open subscriptions, for the metrics. */
  open = 0;
  private readonly endings = new TurnTasks();
  private readonly byStream = new WeakMap<LiveStream<unknown>, OfStream>();

  constructor(private readonly toJson: ToJson) {}

  /**
   * Subscribes a socket; events are written to it directly. The returned generator and `onEnd` only report the end of
   * the subscription.
   */
  subscribe(
    stream: LiveStream<unknown>,
    key: string,
    args: ExecutionArgs,
    socket: GateSocket,
    id: string,
    onEnd: () => void,
  ): AsyncGenerator<ExecutionResult, void, void> {
    let finish: (error?: Error) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve());
    });
    // avoids an unhandled rejection if the consumer is gone
    ended.catch(() => undefined);
    this.open++;
    const leave = this.audience(stream, key, args).add({
      socket,
      head: Buffer.from(`{"id":${JSON.stringify(id)}`),
      left: () => {
        this.open--;
        onEnd();
      },
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
    const ofStream: OfStream = this.byStream.get(stream) ?? {
      executions: new TurnTasks(),
      audiences: new Map(),
    };
    this.byStream.set(stream, ofStream);
    const { executions, audiences } = ofStream;
    const known = audiences.get(key);
    if (known) return known;
    const made = new Audience(stream, args, this.toJson, executions, this.endings, () => {
      if (audiences.get(key) === made) audiences.delete(key);
    });
    audiences.set(key, made);
    return made;
  }
}
