import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';

/** An Idempotency-Key of a request, and the answer that is repeated for it. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** The API token, or the member of a session. */
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  ownerId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key: string;

  @Index('idempotency_keys_of_user')
  @ForeignKey(() => User, { name: 'idempotency_keys_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** Of method, path and body. */
  @Column('text')
  digest: string;

  /** While its first request runs; after this time, that one was killed, and the next request runs. */
  @Moment('running_until', { nullable: true })
  runningUntil: string | null;

  @Column('smallint', { nullable: true })
  status: number | null;

  @Column('jsonb', { nullable: true })
  headers: Record<string, string> | null;

  @Column('text', { nullable: true })
  body: string | null;

  @Index('idempotency_keys_age')
  @Moment('created_at', { now: true })
  createdAt: string;
}
