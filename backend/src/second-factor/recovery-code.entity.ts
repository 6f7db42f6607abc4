import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A code for members who lost their factor: works once, then its row is gone. */
@Entity('recovery_codes')
export class RecoveryCode {
  @ForeignKey('User', { name: 'recovery_codes_user_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'recovery_codes_pkey' })
  userId: string;

  /** SHA-256 as hex; the codes are random enough (80 bits) to need nothing slower. */
  @PrimaryColumn('text', { name: 'code_hash', primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: string;
}
