import { ID, ObjectType } from '@nestjs/graphql';
import { PAYMENT_WARNING } from '@handover/domain/transfers/payment-warning';
import type { Party } from '@handover/domain/transfers/transfer-life';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';
import { TransferPartyEnum } from '../transfer.enums.js';

/**
 * A message of a transfer's private thread, stored and shown as it was written. Deleted 90 days after the end of the
 * transfer, and with the account of its sender.
 */
@Entity('transfer_messages')
@Index('transfer_messages_thread', ['transferId', 'seq'], { unique: true })
@Check('transfer_messages_message_length', 'char_length(message) between 1 and 2000')
@ObjectType({ description: "A message in a transfer's private thread." })
export class TransferMessage {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'transfer_messages_pkey' })
  @Shown(() => ID, {
    description: 'Id of the message; also its cursor for `before` and `after`.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey('Transfer', { name: 'transfer_messages_transfer_known' })
  @Column('uuid', { name: 'transfer_id' })
  @Shown(() => ID, { description: 'The transfer whose thread it belongs to.' })
  transferId: string;

  @ForeignKey(() => User, { name: 'transfer_messages_sender_known' })
  @Index('transfer_messages_sender')
  @Column('uuid', { name: 'sender_id' })
  @Shown(() => ID, { description: 'Who wrote it.' })
  senderId: string;

  /** Sequence number within the thread: 1, 2, 3 ... in commit order. */
  @Column('integer')
  seq: number;

  @Column('text')
  @Shown(() => TransferPartyEnum, { description: 'The part of the sender in the transfer.' })
  by: Party;

  @Column('text')
  @Shown(() => String, {
    description: 'Plain text, 1 to 2000 characters. Contact details in it are not hidden.',
    example: 'Can we meet on Saturday at ten?',
  })
  message: string;

  /** What it says about ways to pay: payment-app, wire. */
  @Column('text', { array: true, default: () => "'{}'" })
  flags: string[];

  @Shown(() => String, {
    nullable: true,
    description: 'A warning to show with a message that speaks of payment apps or wire transfers.',
    example: null,
  })
  get warning(): string | null {
    return this.flags.length > 0 ? PAYMENT_WARNING : null;
  }

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was sent.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}
