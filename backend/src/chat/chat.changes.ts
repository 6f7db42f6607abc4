import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { SharedStream } from '../common/live-stream.js';
import type { Message } from './message.entity.js';
import { toMessage } from './message.rows.js';

export interface MessageChanged {
  messageChanged: Message;
}

/**
 * Moderation changes to messages, for open threads. Separate from the feed of new messages, whose order and payload
 * clients rely on. A client that was disconnected reloads the thread, so past changes are not kept.
 */
@Injectable()
export class ChatChanges {
  private readonly threads = new Map<string, SharedStream<MessageChanged>>();

  constructor(
    private readonly contracts: ContractsService,
    topics: TopicBus,
  ) {
    topics.on('messageChanged', ({ contractId, message }) =>
      this.threads.get(contractId)?.tell({ messageChanged: toMessage(message) }),
    );
    topics.on('mayHaveMissed', () => {
      for (const thread of [...this.threads.values()]) thread.end();
    });
  }

  async of(id: string): Promise<SharedStream<MessageChanged>> {
    const { id: contractId } = await this.contracts.get(id);
    const open = this.threads.get(contractId);
    if (open) return open;
    const changes = new SharedStream<MessageChanged>(() => this.threads.delete(contractId));
    this.threads.set(contractId, changes);
    return changes;
  }
}
