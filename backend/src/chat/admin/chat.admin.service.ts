import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { requireSubject, type AboutFilter } from '../../common/api/about-filter.js';
import type { Connection, PageArgs } from '../../common/api/paging.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Database, type Tx } from '../../database/database.js';
import { newestFirstRows } from '../../database/newest-first.js';
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

  /**
   * Messages of a contract or of a member as they were written, newest first. SQL: the columns of the moderated list;
   * reads the messages of one thread or one sender along their indexes and sorts them.
   */
  async written({
    contractId,
    memberId,
    ...page
  }: AboutFilter & PageArgs): Promise<Connection<FlaggedMessage>> {
    requireSubject({ contractId, memberId });
    const values: string[] = [];
    const conditions: string[] = [];
    if (contractId) conditions.push(`m.contract_id = $${values.push(contractId)}::uuid`);
    if (memberId) conditions.push(`m.sender_id = $${values.push(memberId)}::uuid`);
    const list = { select: FLAGGED_MESSAGES, by: 'm', conditions, values, toEntity: toFlaggedMessage };
    return newestFirstRows(this.database, list, page);
  }

  protected override changed(tx: Tx, row: object): void {
    const message = toMessage(row);
    tx.afterCommit(() => this.topics.publish('messageChanged', { contractId: message.contractId, message }));
  }
}
