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

/** A code for members who lost their factor. It works once; its row is then deleted. */
@Entity('recovery_codes')
export class RecoveryCode {
  @ForeignKey('User', { name: 'recovery_codes_user_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'recovery_codes_pkey' })
  userId: string;

  /** SHA-256 as hex; codes have 80 random bits, so a slow hash is not needed. */
  @PrimaryColumn('text', { name: 'code_hash', primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;
}
