import { ObjectType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { EVENT_HAS_TEXT } from './transfer.texts.js';
import { User } from '../users/user.entity.js';

/** Written with each change of a transfer, in the same transaction; only notes are blanked later. */
@Entity('transfer_events')
@ObjectType({ description: 'Something that happened in a transfer.' })
@Index('transfer_events_of', ['transferId', 'id'])
@SqlIndex('transfer_events_texts', `on transfer_events (transfer_id) where ${EVENT_HAS_TEXT}`)
export class TransferEvent {
  /** Ordered by time. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'transfer_events_pkey' })
  id: string;

  @ForeignKey('Transfer', { name: 'transfer_events_transfer_known' })
  @Column('uuid', { name: 'transfer_id' })
  transferId: string;

  @Moment('at', { now: true })
  @Shown(() => DateTime, { description: 'When it happened.', example: '2026-03-01T12:00:00.000Z' })
  at: string;

  @Column('text')
  @Shown(() => String, {
    description: 'Who did it: holder, buyer, admin, clock or provider.',
    example: 'buyer',
  })
  by: string;

  @ForeignKey(() => User, { name: 'transfer_events_user_known' })
  @Index('transfer_events_by')
  @Column('uuid', { name: 'by_user_id', nullable: true })
  byUserId: string | null;

  @Column('text')
  @Shown(() => String, { description: 'What was done.', example: 'complete-step' })
  action: string;

  @Column('text', { name: 'step_key', nullable: true })
  @Shown(() => String, { nullable: true, description: 'The step that it was about.', example: 'consent' })
  stepKey: string | null;

  @Column('text', { nullable: true })
  @Shown(() => String, { nullable: true, description: 'What was said about it.' })
  note: string | null;
}
