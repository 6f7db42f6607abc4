import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/scalars.js';
import { Shown } from '../common/shown.js';
import { Contract } from '../contracts/contract.entity.js';
import { Moment } from '../database/moment.column.js';
import { User } from '../users/user.entity.js';

/** As people count them, after trimming. */
export const MOST_CHARACTERS = 2000;

/** How many messages a request gets by default, and at most. */
export const THREAD_PAGE = { usual: 200, most: 500 } as const;

/** One message of a contract's public thread. Nobody's name or e-mail address is ever in it. */
@Entity('messages')
@Index('messages_thread', ['contractId', 'seq'], { unique: true })
@Index('messages_flagged', { synchronize: false })
@Check('messages_seq_positive', 'seq > 0')
@Check('messages_message_length', 'char_length(message) between 1 and 2000')
@ObjectType({ description: "A message in a contract's public thread." })
export class Message {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'messages_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the message, and its place in the thread for `before` and `after`.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey(() => Contract, { name: 'messages_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract it is about.' })
  contractId: string;

  @ForeignKey(() => User, { name: 'messages_sender_known' })
  @Column('uuid', { name: 'sender_id' })
  @Shown(() => ID, { description: 'Who wrote it; its first eight characters are their name in the thread.' })
  senderId: string;

  /** 1, 2, 3 ... within the contract, without a gap, in the order of commits: the one order of a thread. */
  @Column('integer')
  seq: number;

  @Shown(() => Boolean, { description: "True where the sender is the contract's holder." })
  isSeller: boolean;

  @Column('text')
  @Shown(() => String, {
    description: 'Plain text, 1 to 2000 characters.',
    example: 'Is it still available?',
  })
  message: string;

  /** As others read it; null where they read what was written. */
  @Column('text', { name: 'masked_message', nullable: true })
  maskedMessage: string | null;

  /** Which ways to leave the site it offers. */
  @Column('text', { array: true, default: () => "'{}'" })
  flags: string[];

  /** Set while a moderator keeps it from being read. */
  @Moment('hidden_at', { nullable: true })
  hiddenAt: string | null;

  /** When a moderator found nothing wrong with what was flagged. */
  @Moment('cleared_at', { nullable: true })
  clearedAt: string | null;

  /** Read where anybody else reads something different: `message` of a row is what anybody may see. */
  written?: string | null;

  @Moment('created_at')
  @Shown(() => DateTime, { description: 'When it was sent.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}
