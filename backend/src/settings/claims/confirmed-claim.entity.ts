import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';

/** A default text that an admin has confirmed to be true. */
@Entity('confirmed_claims')
export class ConfirmedClaim {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'confirmed_claims_pkey' })
  key: string;

  /** The texts that were confirmed: a later release may claim something else under the same key. */
  @Column('text')
  texts: string;

  @Column('uuid', { name: 'confirmed_by' })
  confirmedById: string;

  /** Joined, so that a deleted account is anonymous here too. */
  @ManyToOne('User')
  @JoinColumn({ name: 'confirmed_by', foreignKeyConstraintName: 'confirmed_claims_admin_known' })
  confirmedBy: { email: string };

  @Moment('confirmed_at', { now: true })
  confirmedAt: string;
}
