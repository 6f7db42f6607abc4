import { ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';
import { Purchase } from './purchase.entity.js';
import { PurchaseStatus, type Actor, type Cause } from './purchase.status.js';

/** Written with each change of a purchase's status, in the same transaction; never changed. */
@Entity('purchase_transitions')
@ObjectType({ description: 'One step in the life of a purchase.' })
@Index('purchase_transitions_of', ['purchaseId', 'id'])
export class PurchaseTransition {
  /** Ordered by time. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'purchase_transitions_pkey' })
  @Shown(() => ID, { description: 'Identifies the step.' })
  id: string;

  @ForeignKey(() => Purchase, { name: 'purchase_transitions_purchase_known' })
  @Column('uuid', { name: 'purchase_id' })
  purchaseId: string;

  @Moment('at', { now: true })
  @Shown(() => DateTime, { description: 'When it happened.' })
  at: string;

  @Column('text', { nullable: true })
  @Shown(() => PurchaseStatus, {
    nullable: true,
    description: 'Status before the step; null for the first step.',
  })
  from: PurchaseStatus | null;

  @Column('text')
  @Shown(() => PurchaseStatus, { description: 'Status after the step.' })
  to: PurchaseStatus;

  @Column('text')
  @Shown(() => String, { description: 'A short reason.', example: 'taken' })
  cause: Cause;

  @Column('text')
  @Shown(() => String, {
    description: 'The trigger: buyer, webhook, sweeper, admin or transfer.',
    example: 'webhook',
  })
  by: Actor;

  @ForeignKey(() => User, { name: 'purchase_transitions_admin_known' })
  @Column('uuid', { name: 'by_user_id', nullable: true })
  @Shown(() => ID, { nullable: true, description: 'The admin who did it.' })
  byUserId: string | null;
}
