import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { TopicBus } from '../common/topics.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { LiveStream, resync, type Watcher } from '../graphql/live-stream.js';
import type { Message } from './message.entity.js';
import { toMessage } from './message.rows.js';

export interface MessageChanged {
  messageChanged: Message;
}

/** All who are told when a message of one thread reads differently. */
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

  /** Something was missed: all of them read the thread anew. */
  lose(): void {
    for (const watcher of [...this.watchers]) watcher.end(resync());
  }
}

/**
 * What moderators do to messages, told to open threads. Apart from the stream of new messages, whose order and payload
 * clients rely on; whoever was away reads the thread anew and needs no news of the past.
 */
@Injectable()
export class ChatChanges implements OnModuleDestroy {
  private readonly threads = new Map<string, ThreadChanges>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly contracts: ContractsService,
    topics: TopicBus,
  ) {
    this.stopListening = [
      topics.on('messageChanged', ({ contractId, message }) =>
        this.threads.get(contractId)?.tell({ messageChanged: toMessage(message) }),
      ),
      topics.on('mayHaveMissed', () => {
        for (const thread of [...this.threads.values()]) thread.lose();
      }),
    ];
  }

  async of(id: string): Promise<ThreadChanges> {
    const { id: contractId } = await this.contracts.get(id);
    const open = this.threads.get(contractId);
    if (open) return open;
    const changes = new ThreadChanges(() => this.threads.delete(contractId));
    this.threads.set(contractId, changes);
    return changes;
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }
}
