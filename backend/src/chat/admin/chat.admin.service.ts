import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Database, type Tx } from '../../database/database.js';
import { ModerationService } from '../../moderation/moderation.service.js';
import { FLAGGED_MESSAGES, toFlaggedMessage, type FlaggedMessage } from './flagged-message.js';
import { Message } from '../message.entity.js';
import { toMessage } from '../message.rows.js';

/** Moderation of messages. A hidden message keeps its place and sequence number in the thread. */
@Injectable()
export class ChatAdminService extends ModerationService<Message, FlaggedMessage> {
  constructor(
    database: Database,
    audit: AuditService,
    private readonly topics: TopicBus,
  ) {
    super(database, audit, {
      entity: Message,
      type: 'message',
      name: 'Message',
      author: 'senderId',
      select: () => FLAGGED_MESSAGES,
      by: 'm',
      toFlagged: toFlaggedMessage,
      masked: ['maskedMessage'],
    });
  }

  protected override changed(tx: Tx, row: object): void {
    const message = toMessage(row);
    tx.afterCommit(() => this.topics.publish('messageChanged', { contractId: message.contractId, message }));
  }
}
