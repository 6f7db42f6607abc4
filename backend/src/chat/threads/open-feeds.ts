import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/api/errors.js';
import { isUuid } from '../../common/api/paging.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { ThreadFeed } from './thread-feed.js';
import { ChatThreads } from './chat.threads.js';
import { toMessage } from '../message.rows.js';

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
