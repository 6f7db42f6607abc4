import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Contract } from '../../../contracts/contract.entity.js';
import { Moment } from '../../../database/moment.column.js';
import { SqlIndex } from '../../../database/sql-index.js';
import { sqlList } from '../../../database/sql-list.js';
import { User } from '../../../users/user.entity.js';
import { Import } from '../import.entity.js';

/** Leaving: no file names it any more, and its photo stays until those that are named are stored. */
const PHOTO_ADDRESS_STATES = ['waiting', 'stored', 'failed', 'leaving'] as const;
type PhotoAddressState = (typeof PHOTO_ADDRESS_STATES)[number];

/** An address of a photo that a file named for a contract. It lives as long as the contract. */
@Entity('photo_addresses')
@Index('photo_addresses_once', ['contractId', 'url'], { unique: true })
@Index('photo_addresses_of_import', ['importId', 'state'])
@Index('photo_addresses_of_member', ['userId'])
@SqlIndex(
  'photo_addresses_waiting',
  `on photo_addresses (user_id, run_at, "position") where state = 'waiting'`,
)
@SqlIndex('photo_addresses_busy', 'on photo_addresses (user_id) where busy_until is not null')
@Check('photo_addresses_state_known', `state in (${sqlList(PHOTO_ADDRESS_STATES)})`)
export class PhotoAddress {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'photo_addresses_pkey' })
  id: string;

  @ForeignKey(() => Contract, { name: 'photo_addresses_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  contractId: string;

  @ForeignKey(() => User, { name: 'photo_addresses_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  url: string;

  /** Among the addresses of its contract, from 0. */
  @Column('integer')
  position: number;

  @Column('text', { default: 'waiting' })
  state: PhotoAddressState;

  /** Its photo, which may be deleted. Null until it is stored, and if its holder had added the same photo before. */
  @Column('uuid', { name: 'photo_id', nullable: true })
  photoId: string | null;

  /** The import that named it last while it was not stored: its report tells a failure. Null once that is deleted. */
  @ForeignKey(() => Import, { name: 'photo_addresses_import_known', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'import_id', nullable: true })
  importId: string | null;

  /** The row of that import. */
  @Column('integer')
  row: number;

  /** Attempts that have begun. */
  @Column('smallint', { default: 0 })
  tries: number;

  @Moment('run_at', { now: true })
  runAt: string;

  /** Until when a process fetches it. */
  @Moment('busy_until', { nullable: true })
  busyUntil: string | null;

  @Moment('created_at', { now: true })
  createdAt: string;
}
