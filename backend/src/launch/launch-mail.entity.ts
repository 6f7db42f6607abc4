import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

/** A code that was mailed to the operator, by receiving address and sender. */
@Entity('launch_mails')
export class LaunchMail {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'launch_mails_pkey' })
  address: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'launch_mails_pkey' })
  sender: string;

  @Column('text', { name: 'code_digest' })
  codeDigest: string;

  @Moment('sent_at', { now: true })
  sentAt: string;

  /** When an admin typed a code that had arrived; null until then. */
  @Moment('received_at', { nullable: true })
  receivedAt: string | null;
}
