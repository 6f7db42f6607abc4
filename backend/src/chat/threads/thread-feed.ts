import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_UNREAD, SharedStream } from '../../common/live-stream.js';
import type { Message } from '../message.entity.js';

export interface MessageSent {
  messageSent: Message;
}

/** Messages that arrive out of order wait this long for the missing ones before we query the database. */
const PATIENCE_MS = 50;

/**
 * The live feed of one thread. Messages arrive in any order, twice, or not at all (other processes, a broken Redis);
 * subscribers get them in the order of their sequence numbers, each once, without gaps.
 */
export class ThreadFeed extends SharedStream<MessageSent> {
  private readonly early = new Map<number, Message>();
  private mayHaveMissed = false;
  private isFilling = false;

  constructor(
    private last: number,
    private readonly since: (seq: number, limit: number) => Promise<Message[]>,
    onEmpty: (feed: ThreadFeed) => void,
    /** Called when the feed has lost its position; the next subscriber opens a new one. */
    private readonly onLost: () => void,
  ) {
    super(() => onEmpty(this));
    onEmpty(this);
  }

  receive(message: Message): void {
    if (message.seq <= this.last) return;
    if (message.seq > this.last + 1) {
      this.early.set(message.seq, message);
      void this.fillGaps();
      return;
    }
    this.deliver(message);
    this.deliverEarly();
  }

  /** Messages may have been missed: read them from the database. */
  catchUp(): void {
    this.mayHaveMissed = true;
    void this.fillGaps();
  }

  private get lacksMessages(): boolean {
    return this.mayHaveMissed || this.early.size > 0;
  }

  private deliver(message: Message): void {
    this.last = message.seq;
    this.tell({ messageSent: message });
  }

  private deliverEarly(): void {
    for (let next = this.early.get(this.last + 1); next; next = this.early.get(this.last + 1)) {
      this.early.delete(next.seq);
      this.deliver(next);
    }
  }

  /** One read at a time. What arrives during a read with another gap before it is followed by one more. */
  private async fillGaps(): Promise<void> {
    if (this.isFilling) return;
    this.isFilling = true;
    while (this.lacksMessages) {
      await sleep(PATIENCE_MS);
      if (this.lacksMessages) await this.readMissing();
    }
    this.isFilling = false;
  }

  /** If too many messages are missing, or the read fails, ends all subscriptions with RESYNC. */
  private async readMissing(): Promise<void> {
    this.mayHaveMissed = false;
    const upTo = Math.max(this.last, ...this.early.keys());
    const missed = await this.since(this.last, MAX_UNREAD + 1).catch(() => null);
    if (!missed || missed.length > MAX_UNREAD) {
      this.mayHaveMissed = false;
      this.early.clear();
      this.onLost();
      this.end();
      return;
    }
    for (const message of missed) if (message.seq > this.last) this.deliver(message);
    // Skip numbers whose rows no longer exist.
    this.last = Math.max(this.last, upTo);
    for (const seq of this.early.keys()) if (seq <= this.last) this.early.delete(seq);
    this.deliverEarly();
  }
}
