import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import type { PaymentsMode } from '../payments.mode.js';

/** A webhook event, stored by its id so that a second delivery is recognized. */
@Entity('payment_events')
@SqlIndex('payment_events_waiting', 'on payment_events (received_at) where handled_at is null')
export class PaymentEvent {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_events_pkey' })
  id: string;

  @Column('text')
  type: string;

  /** Null only in rows of earlier versions, which stored every event of the provider's account. */
  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  @Index('payment_events_received')
  @Moment('received_at', { now: true })
  receivedAt: string;

  /** Null until its payment was read and settled. */
  @Moment('handled_at', { nullable: true })
  handledAt: string | null;
}

/** How far the provider's list of events has been read, without a gap. */
@Entity('payment_events_read')
export class PaymentEventsRead {
  /** Each mode has its own list of events. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_events_read_pkey' })
  mode: PaymentsMode;

  @Moment('until')
  until: string;
}
