import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Contract } from '../contracts/contract.entity.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { User } from '../users/user.entity.js';

/** Length limits in characters, after trimming. */
export const MOST_CHARACTERS = 2000;

/** Default page size of a thread. */
export const THREAD_PAGE = 200;

/** A message of a contract's public thread. It never contains a member's name or email address. */
@Entity('messages')
@Index('messages_thread', ['contractId', 'seq'], { unique: true })
@Index('messages_of_sender', ['senderId', 'contractId', 'seq'])
@SqlIndex(
  'messages_flagged',
  `on messages (created_at desc, id desc) where flags <> '{}' or hidden_at is not null`,
)
@SqlIndex('messages_by_time', 'on messages using brin (created_at)')
@Check('messages_seq_positive', 'seq > 0')
@Check('messages_message_length', 'char_length(message) between 1 and 2000')
@ObjectType({ description: "A message in a contract's public thread." })
export class Message {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'messages_pkey' })
  @Shown(() => ID, {
    description: 'Id of the message; also its cursor for `before` and `after`.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey(() => Contract, { name: 'messages_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract whose thread it belongs to.' })
  contractId: string;

  @ForeignKey(() => User, { name: 'messages_sender_known' })
  @Column('uuid', { name: 'sender_id' })
  @Shown(() => ID, {
    description: "Id of the sender; its first eight characters are the sender's name in the thread.",
  })
  senderId: string;

  /** Sequence number within the thread: 1, 2, 3 ... without gaps, in commit order. */
  @Column('integer')
  seq: number;

  /** Of one who edited the contracts of the holder's organisation when they wrote it. */
  @Column('boolean', { name: 'by_colleague', default: false })
  byColleague: boolean;

  @Shown(() => Boolean, {
    description:
      "True if the sender is the contract's holder, or a colleague who answers for the organisation.",
  })
  isSeller: boolean;

  @Column('text')
  @Shown(() => String, {
    description: 'Plain text, 1 to 2000 characters.',
    example: 'Is it still available?',
  })
  message: string;

  /** The masked text that others read; null if nothing is masked. */
  @Column('text', { name: 'masked_message', nullable: true })
  maskedMessage: string | null;

  /** What the off-platform guard found. */
  @Column('text', { array: true, default: () => "'{}'" })
  flags: string[];

  /** Set while an admin hides it. */
  @Moment('hidden_at', { nullable: true })
  hiddenAt: string | null;

  /** When an admin cleared its flags. */
  @Moment('cleared_at', { nullable: true })
  clearedAt: string | null;

  /** The original text if it differs from `message`, which in a row is always what the public may read. */
  written?: string | null;

  @Moment('created_at')
  @Shown(() => DateTime, { description: 'When the message was sent.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  /** In GraphQL only, because the REST payload is fixed. */
  @Field(() => Boolean, {
    description: 'True if contact details in it are shown as • to everyone but its sender and admins.',
  })
  get contactsHidden(): boolean {
    return Boolean(this.written) && !this.hiddenAt;
  }
}
