import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

/** A member's authenticator app (TOTP). It is active after the member has entered a code from it. */
@Entity('authenticator_apps')
export class AuthenticatorApp {
  @ForeignKey('User', { name: 'authenticator_apps_user_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'authenticator_apps_pkey' })
  userId: string;

  /** Encrypted, see secret-box.ts. */
  @Column('bytea')
  secret: Buffer;

  /** The time step of the last accepted code: this code and older ones are rejected. */
  @Column('bigint', { name: 'last_step', nullable: true })
  lastStep: string | null;

  @Moment('created_at', { now: true })
  createdAt: string;

  @Moment('confirmed_at', { nullable: true })
  confirmedAt: string | null;
}
