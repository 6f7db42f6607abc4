import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';

/** What a member last showed to prove who they are. */
export type Proof = 'password' | 'provider' | 'factor';

/** connect-pg-simple's table with what we keep of a sign-in; anonymous visitors have no row in it. */
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

  /** The sign-in: a session's id changes there. Never written afterwards, so no cookie can outlive it. */
  @Moment('created_at', { now: true })
  createdAt: string;

  /** To within ten minutes. */
  @Moment('seen_at', { now: true })
  seenAt: string;

  /** Where the sign-in came from. */
  @Column('text', { nullable: true })
  ip: string | null;

  /** "Chrome on macOS", of the sign-in. */
  @Column('text', { nullable: true })
  device: string | null;

  @Moment('proved_at', { nullable: true })
  provedAt: string | null;

  @Column('text', { name: 'proved_by', nullable: true })
  provedBy: Proof | null;

  /** The open WebAuthn challenge: good once and for five minutes. */
  @Column('text', { nullable: true })
  challenge: string | null;

  @Moment('challenge_at', { nullable: true })
  challengeAt: string | null;
}
