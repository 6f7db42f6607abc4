import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Contract } from '../../contracts/contract.entity.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { Message } from '../message.entity.js';
import { connectionType } from '../../common/api/paging.js';

export enum ConversationRole {
  SELLER = 'seller',
  CANDIDATE = 'candidate',
}

registerEnumType(ConversationRole, {
  name: 'ConversationRole',
  description: 'Whether the viewer listed the contract.',
});

/**
 * A thread as one member who takes part in it sees it, with the position up to which they have read. The trigger
 * messages_followed writes the rows (schema/triggers.ts): the holder and every sender take part, and a new message makes the
 * conversation unread for everyone but its sender.
 */
@Entity('conversations')
@SqlIndex(
  'conversations_of_member',
  'on conversations (member_id, unread desc, last_message_at desc, contract_id desc)',
)
@Index('conversations_of_thread', ['contractId', 'unread'])
@ObjectType({ description: "A contract's thread as one of the members who take part in it sees it." })
export class Conversation {
  /**
   * Not a foreign key: its check would lock the account while the message's contract is locked, and the deletion of an
   * account locks them in the opposite order.
   */
  @PrimaryColumn('uuid', { name: 'member_id', primaryKeyConstraintName: 'conversations_pkey' })
  memberId: string;

  @ForeignKey(() => Contract, { name: 'conversations_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'conversations_pkey' })
  contractId: string;

  /** Sequence number of the last message that the member has read; 0 before the first. */
  @Column('integer', { name: 'read_seq', default: 0 })
  readSeq: number;

  /** True if the thread has messages after `readSeq`. Stored, because the list is ordered by it. */
  @Column('boolean')
  unread: boolean;

  /** When the newest message was sent; orders the list. */
  @Moment('last_message_at')
  lastMessageAt: string;

  @Shown(() => Contract, { description: 'The contract whose thread it is.' })
  contract: Contract;

  @Shown(() => ConversationRole, {
    description: 'Whether the viewer listed the contract.',
    enum: ConversationRole,
    enumName: 'ConversationRole',
  })
  role: ConversationRole;

  @Shown(() => Message, { description: 'The newest message, as the viewer may read it.' })
  lastMessage: Message;

  @Shown(() => Int, {
    description:
      'How many messages of others the viewer has not read. Sending a message counts as reading the thread.',
    example: 2,
  })
  unreadCount: number;

  @Moment('read_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When the viewer last read the thread or wrote in it; null if they never did.',
    example: '2026-03-01T12:00:00.000Z',
  })
  lastReadAt: string | null;
}

/** Unread conversations are counted up to here: a mark in the page header needs no larger number. */
export const MOST_UNREAD = 99;

const UNREAD = {
  description: `How many conversations of the viewer have unread messages, counted up to ${MOST_UNREAD}.`,
  example: 3,
};

export const ConversationConnection = connectionType(Conversation);

@ObjectType({ description: 'A thread that was marked as read, and what is left.' })
export class ConversationRead {
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;

  @Shown(() => Int, UNREAD)
  unreadConversations: number;
}

/** REST answers are objects; GraphQL has the number itself. */
export class UnreadConversations {
  @Shown(() => Int, UNREAD)
  count: number;
}
