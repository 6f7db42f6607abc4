import { Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';
import type { PaymentsMode } from '../payments.mode.js';

/** How far the provider's list of events has been read, without a gap. */
@Entity('payment_events_read')
export class PaymentEventsRead {
  /** Each mode has its own list of events. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_events_read_pkey' })
  mode: PaymentsMode;

  @Moment('until')
  until: string;
}
