import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

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
