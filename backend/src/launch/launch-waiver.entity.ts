import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

/** A check of the launch that an admin decided to do without. */
@Entity('launch_waivers')
export class LaunchWaiver {
  /** Key of the check. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'launch_waivers_pkey' })
  key: string;

  @Column('text')
  reason: string;

  @Column('uuid', { name: 'waived_by' })
  waivedById: string;

  /** Joined, so that a deleted account is anonymous here too. */
  @ManyToOne('User')
  @JoinColumn({ name: 'waived_by', foreignKeyConstraintName: 'launch_waivers_admin_known' })
  waivedBy: { email: string };

  @Moment('waived_at', { now: true })
  waivedAt: string;
}
