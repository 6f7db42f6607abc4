import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

export type TokenPurpose = 'password-reset' | 'verify-email';

/** The token of a mailed link: stored as a hash, valid once. */
@Entity('one_time_tokens')
export class OneTimeToken {
  /** SHA-256 of the token, as hex. */
  @PrimaryColumn('text', { name: 'token_hash', primaryKeyConstraintName: 'one_time_tokens_pkey' })
  tokenHash: string;

  @Index('one_time_tokens_user')
  @ForeignKey('User', { name: 'one_time_tokens_user_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  purpose: TokenPurpose;

  @Index('one_time_tokens_expiry')
  @Moment('expires_at')
  expiresAt: string;
}
