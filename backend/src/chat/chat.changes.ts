import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/topics.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { LiveStream, resync, type Watcher } from '../common/live-stream.js';
import type { Message } from './message.entity.js';
import { toMessage } from './message.rows.js';

export interface MessageChanged {
  messageChanged: Message;
}

/** Subscribers to moderation changes of one thread. */
class ThreadChanges extends LiveStream<MessageChanged> {
  private readonly watchers = new Set<Watcher<MessageChanged>>();

  constructor(private readonly onEmpty: () => void) {
    super();
  }

  join(watcher: Watcher<MessageChanged>): () => void {
    this.watchers.add(watcher);
    return () => {
      if (this.watchers.delete(watcher) && this.watchers.size === 0) this.onEmpty();
    };
  }

  tell(event: MessageChanged): void {
    for (const watcher of [...this.watchers]) watcher.next(event);
  }

  /** Changes may have been missed: subscribers must reload the thread. */
  lose(): void {
    for (const watcher of [...this.watchers]) watcher.end(resync());
  }
}

/**
 * Moderation changes to messages, for open threads. Separate from the feed of new messages, whose order and payload
 * clients rely on. A client that was disconnected reloads the thread, so past changes are not kept.
 */
@Injectable()
export class ChatChanges {
  private readonly threads = new Map<string, ThreadChanges>();

  constructor(
    private readonly contracts: ContractsService,
    topics: TopicBus,
  ) {
    topics.on('messageChanged', ({ contractId, message }) =>
      this.threads.get(contractId)?.tell({ messageChanged: toMessage(message) }),
    );
    topics.on('mayHaveMissed', () => {
      for (const thread of [...this.threads.values()]) thread.lose();
    });
  }

  async of(id: string): Promise<ThreadChanges> {
    const { id: contractId } = await this.contracts.get(id);
    const open = this.threads.get(contractId);
    if (open) return open;
    const changes = new ThreadChanges(() => this.threads.delete(contractId));
    this.threads.set(contractId, changes);
    return changes;
  }
}
