import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

/** A notice from the provider, kept by its id: a second delivery of the same one is nothing new. */
@Entity('payment_events')
@Index('payment_events_waiting', { synchronize: false })
export class PaymentEvent {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_events_pkey' })
  id: string;

  @Column('text')
  type: string;

  /** Null where the notice is about nothing of ours. */
  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  @Index('payment_events_received')
  @Moment('received_at', { now: true })
  receivedAt: string;

  /** Null until the purchase it is about was settled; an early notice waits here for its purchase. */
  @Moment('handled_at', { nullable: true })
  handledAt: string | null;
}
