import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';

/** How a member last proved their identity. */
export type Proof = 'password' | 'provider' | 'factor';

/** The table of the session store, with columns about the sign-in; visitors have no row in it. */
@Entity('sessions')
@SqlIndex('sessions_user', `on sessions ((sess #>> '{passport,user}'))`)
@SqlIndex(
  'sessions_pending',
  `on sessions ((sess #>> '{pending,userId}')) where sess #>> '{pending,userId}' is not null`,
)
export class SessionRow {
  @PrimaryColumn('character varying', { primaryKeyConstraintName: 'sessions_pkey' })
  sid: string;

  @Column('json')
  sess: object;

  @Index('sessions_expire')
  @Column('timestamp', { precision: 6 })
  expire: Date;

  /** The time of sign-in, which creates a new session id. Never updated, because it limits the session's lifetime. */
  @Moment('created_at', { now: true })
  createdAt: string;

  /** Accurate to ten minutes. */
  @Moment('seen_at', { now: true })
  seenAt: string;

  /** The IP address of the sign-in. */
  @Column('text', { nullable: true })
  ip: string | null;

  /** The device of the sign-in, such as "Chrome on macOS". */
  @Column('text', { nullable: true })
  device: string | null;

  @Moment('proved_at', { nullable: true })
  provedAt: string | null;

  @Column('text', { name: 'proved_by', nullable: true })
  provedBy: Proof | null;

  /** The open WebAuthn challenge: valid once, for five minutes. */
  @Column('text', { nullable: true })
  challenge: string | null;

  @Moment('challenge_at', { nullable: true })
  challengeAt: string | null;
}
