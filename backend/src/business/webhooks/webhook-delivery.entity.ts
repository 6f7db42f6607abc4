import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, PrimaryColumn, ForeignKey } from 'typeorm';
import { enumOf, nameEnum } from '../../common/api/enum-of.js';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { sqlList } from '../../database/sql-list.js';

/** What happened, for one owner. Written by the function webhook_event, in the transaction of what happened. */
@Entity('webhook_events')
@SqlIndex('webhook_events_unwritten', 'on webhook_events (id) where payload is null')
@Index('webhook_events_of_owner', ['userId'])
@Index('webhook_events_age', ['createdAt'])
export class WebhookEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'webhook_events_pkey' })
  id: string;

  /** Not a foreign key: its check would lock the account while a contract is locked (see Notification). */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  type: string;

  /** The contract. Its events are sent in their order. */
  @Column('uuid')
  subject: string;

  /** Ids and states that belong to the event. */
  @Column('jsonb')
  facts: Record<string, unknown>;

  /** What is sent, as text, because the signature is about each byte; null until the next sender has written it. */
  @Column('text', { nullable: true })
  payload: string | null;

  @Moment('created_at', { now: true })
  createdAt: string;
}

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
const DeliveryStatusEnum = enumOf(DELIVERY_STATUSES);
nameEnum(
  DeliveryStatusEnum,
  'WebhookDeliveryStatus',
  'WAITING: not accepted yet, it is sent again. FAILED: given up after ten attempts, or because the webhook was switched off.',
);

@ObjectType({ description: 'One attempt to send an event.' })
export class WebhookAttempt {
  @Shown(() => DateTime, { description: 'When it began.', example: '2026-03-01T12:00:00.000Z' })
  at: string;

  @Shown(() => Int, { description: 'How long it took, in milliseconds.', example: 120 })
  took: number;

  @Shown(() => Int, { nullable: true, description: 'The HTTP status; null without an answer.', example: 200 })
  status: number | null;

  @Shown(() => String, {
    nullable: true,
    description: 'The first 2 kB of the answer; null without one, and for all but the last attempt.',
  })
  answer: string | null;

  @Shown(() => String, { nullable: true, description: 'Why there was no answer; null if there was one.' })
  error: string | null;
}

/** An event for one webhook. */
@Entity('webhook_deliveries')
@ObjectType({ description: 'An event that is sent to a webhook, with the answers.' })
@SqlIndex('webhook_deliveries_of_webhook', 'on webhook_deliveries (webhook_id, created_at desc, id desc)')
@Index('webhook_deliveries_of_event', ['eventId'])
@SqlIndex(
  'webhook_deliveries_in_order',
  `on webhook_deliveries (webhook_id, subject, event_id) where status = 'waiting'`,
)
@SqlIndex('webhook_deliveries_due', `on webhook_deliveries (next_at) where status = 'waiting'`)
@Check('webhook_deliveries_status_known', `status in (${sqlList(DELIVERY_STATUSES)})`)
export class WebhookDelivery {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the delivery.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  /** Not a foreign key, for the same reason as `userId` of an event. */
  @Column('uuid', { name: 'webhook_id' })
  webhookId: string;

  @ForeignKey(() => WebhookEvent, { name: 'webhook_deliveries_event_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'event_id' })
  @Shown(() => ID, { description: 'The `webhook-id` that the event is sent with, each time.' })
  eventId: string;

  @Column('uuid')
  @Shown(() => ID, {
    description:
      'The contract that it is about, or the webhook of a test. Events of a contract are sent in their order.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  subject: string;

  @Column('text', { default: 'waiting' })
  @Shown(() => DeliveryStatusEnum, { description: 'What became of it.' })
  status: DeliveryStatus;

  /** Since it was written or replayed. */
  @Column('smallint', { default: 0 })
  tries: number;

  @Column('jsonb', { default: [] })
  @Shown(() => [WebhookAttempt], { description: 'The last 20 attempts, oldest first.' })
  attempts: WebhookAttempt[];

  @Moment('next_at', { now: true })
  nextAt: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When the event happened.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  /** Of the event. */
  @Shown(() => String, { description: 'The event.', example: 'listing.changed' })
  type: string;

  @Shown(() => String, {
    nullable: true,
    description: 'The body of the request; null until it was first sent.',
  })
  payload: string | null;

  @Shown(() => DateTime, { nullable: true, description: 'When it is sent next; null unless it waits.' })
  get nextAttemptAt(): string | null {
    return this.status === 'waiting' ? this.nextAt : null;
  }
}
