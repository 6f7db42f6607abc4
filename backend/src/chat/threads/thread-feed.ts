import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/api/errors.js';
import { isUuid } from '../../common/api/paging.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { MAX_UNREAD, SharedStream } from '../../common/live-stream.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import type { Message } from '../message.entity.js';
import { toMessage } from '../message.rows.js';
import { ChatThreads } from './chat.threads.js';

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

/** A feed without subscribers is kept this long, because people who reload the page come back to it. */
const LINGERS_MS = 5_000;

/** The open feeds of this process, one per thread. */
@Injectable()
export class ThreadFeeds {
  private readonly feeds = new Map<string, Promise<ThreadFeed>>();

  constructor(
    private readonly contracts: ContractsService,
    private readonly threads: ChatThreads,
    topics: TopicBus,
  ) {
    // A feed that failed to open has no subscribers.
    const withFeed = (opening: Promise<ThreadFeed> | undefined, work: (feed: ThreadFeed) => void) =>
      void opening?.then(work).catch(() => undefined);
    topics.on('messageSent', ({ contractId, message }) =>
      withFeed(this.feeds.get(contractId), (feed) => feed.receive(toMessage(message))),
    );
    topics.on('mayHaveMissed', () => {
      for (const opening of this.feeds.values()) withFeed(opening, (feed) => feed.catchUp());
    });
  }

  /** The feed of a contract's thread. The first subscriber opens it, all others share it. */
  of(id: string): Promise<ThreadFeed> {
    if (!isUuid(id)) throw notFound('Contract');
    const contractId = id.toLowerCase();
    const open = this.feeds.get(contractId);
    if (open) return open;
    const opening: Promise<ThreadFeed> = this.open(contractId, () => {
      if (this.feeds.get(contractId) === opening) this.feeds.delete(contractId);
    });
    this.feeds.set(contractId, opening);
    return opening;
  }

  /**
   * The feed is in the map before its position is read: a message that commits meanwhile waits for this promise, so
   * none is missed and none is taken for an old one.
   */
  private async open(contractId: string, close: () => void): Promise<ThreadFeed> {
    try {
      const count = await this.contracts.countMessages(contractId);
      if (count === null) throw notFound('Contract');
      return new ThreadFeed(
        count,
        (seq, limit) => this.threads.since(contractId, seq, limit),
        (feed) => void setTimeout(() => feed.isEmpty && close(), LINGERS_MS).unref(),
        close,
      );
    } catch (error) {
      close();
      throw error;
    }
  }
}
