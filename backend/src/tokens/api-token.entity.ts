import type { Scope } from '@handover/domain/business/scopes';
import { ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { User } from '../users/user.entity.js';

/** Lets a program act in the name of a member. Only hashes of its secrets are stored. */
@Entity('api_tokens')
@SqlIndex('api_tokens_old_hash', 'on api_tokens (old_hash) where old_hash is not null', { unique: true })
@ObjectType({ description: 'A token with which a program acts in your name.' })
export class ApiToken {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'api_tokens_pkey' })
  @Shown(() => ID, { description: 'Identifies the token.' })
  id: string;

  @Index('api_tokens_of_user')
  @ForeignKey(() => User, { name: 'api_tokens_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The organisation that it acts for. */
  @Column('uuid', { name: 'organisation_id', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The organisation that it lists contracts for; null for you alone.',
  })
  organisationId: string | null;

  @Column('text')
  @Shown(() => String, { description: 'What you call it.', example: 'Stock import' })
  name: string;

  @Column('text')
  @Shown(() => String, { description: 'How its secret begins.', example: 'hod_4fTq0bWz' })
  prefix: string;

  @Index('api_tokens_hash', { unique: true })
  @Column('text')
  hash: string;

  /** After a rotation, the secret before it, which works until `oldUntil`. */
  @Column('text', { name: 'old_hash', nullable: true })
  oldHash: string | null;

  @Moment('old_until', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'Until when its previous secret works; null if it was never rotated.',
  })
  oldUntil: string | null;

  @Column('text', { array: true })
  @Shown(() => [String], { description: 'What it may do.', example: ['listings:read', 'listings:write'] })
  scopes: Scope[];

  @Column('text', { name: 'ip_ranges', array: true, default: () => `'{}'` })
  @Shown(() => [String], {
    description: 'The addresses that may use it; empty for all.',
    example: ['203.0.113.0/24'],
  })
  ipRanges: string[];

  @Index('api_tokens_expire')
  @Moment('expires_at')
  @Shown(() => DateTime, { description: 'Until when it works.' })
  expiresAt: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was created.' })
  createdAt: string;

  /** Accurate to a minute. */
  @Moment('last_used_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to within a minute; null before that.',
  })
  lastUsedAt: string | null;
}

@ObjectType({ description: 'A token with its secret, which is shown only once.' })
export class NewToken {
  @Shown(() => ID, { description: 'Identifies the token.' })
  id: string;
  @Shown(() => String, {
    description: 'The secret. Send it as `Authorization: Bearer ...`.',
    example: 'hod_4fTq0bWz1SgQ9vXk2mYcR7nLd3hJp8uEaT5iKo6BwNx0yZ1CfGs',
  })
  token: string;
  @Shown(() => String, { description: 'How the secret begins.', example: 'hod_4fTq0bWz' })
  prefix: string;
}
