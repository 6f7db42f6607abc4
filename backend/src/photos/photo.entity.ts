import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Contract } from '../contracts/contract.entity.js';
import { toPhoto, type Cover, type Photo } from '../contracts/photo.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { User } from '../users/user.entity.js';

/**
 * A photo whose files are stored. The row is written after the files and deleted after them, so that no row is without
 * its files; files without a row are deleted by the sweep.
 */
@Entity('photos')
@Index('photos_of_contract', ['contractId', 'position'])
@Index('photos_of_user', ['userId', 'id'])
@SqlIndex('photos_once', 'on photos (contract_id, digest) where deleted_at is null', { unique: true })
@SqlIndex('photos_deleted', 'on photos (deleted_at) where deleted_at is not null')
@SqlIndex('photos_without_contract', 'on photos (id) where contract_id is null and deleted_at is null')
export class PhotoRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photos_pkey' })
  id: string;

  /** Null once the contract is deleted. */
  @ForeignKey(() => Contract, { name: 'photos_contract_known', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'contract_id', nullable: true })
  contractId: string | null;

  @ForeignKey(() => User, { name: 'photos_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** SHA-256 of the file that was sent: the same file sent again is the same photo. */
  @Column('text')
  digest: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('text', { default: '' })
  alt: string;

  /** What others read in the place of the text; null if nothing is masked. */
  @Column('text', { name: 'masked_alt', nullable: true })
  maskedAlt: string | null;

  /** What the guard found in the text. The contract has the flag that admins look at. */
  @Column('text', { array: true, default: () => "'{}'" })
  flags: string[];

  @Column('text')
  placeholder: string;

  /** Counts from 0; the first photo is the cover. */
  @Column('integer')
  position: number;

  @Moment('created_at', { now: true })
  createdAt: string;

  /** The files are kept for a while after the deletion. */
  @Moment('deleted_at', { nullable: true })
  deletedAt: string | null;
}

/** As everyone reads it. */
export const coverOf = ({ id, width, height, alt, maskedAlt, placeholder }: PhotoRow): Cover => ({
  ...{ id, width, height, placeholder },
  alt: maskedAlt ?? alt,
});

/** As its owner wrote it, or as everyone else reads it. */
export const photoOf = (row: PhotoRow, asWritten: boolean): Photo =>
  toPhoto({ ...coverOf(row), ...(asWritten && { alt: row.alt }) });
