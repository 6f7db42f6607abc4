import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

/** A WebAuthn credential: the public half of a key that never leaves the member's device or password manager. */
@Entity('passkeys')
export class Passkey {
  /** The credential's id in base64url, as browsers name it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'passkeys_pkey' })
  id: string;

  @Index('passkeys_user')
  @ForeignKey('User', { name: 'passkeys_user_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  name: string;

  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** Increases with each use if the authenticator counts; a smaller value indicates a cloned key. */
  @Column('bigint')
  counter: string;

  @Column('text', { array: true })
  transports: string[];

  @Moment('created_at', { now: true })
  createdAt: string;

  @Moment('last_used_at', { nullable: true })
  lastUsedAt: string | null;
}
