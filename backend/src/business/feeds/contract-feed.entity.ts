import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';

/**
 * When a contract last changed, as a number. A change removes the number in its transaction, and the next reader of the
 * feed gives a new one: so numbers become visible in their order, whatever the order of commits (see ContractFeed).
 */
@Entity('contract_feed')
@SqlIndex('contract_feed_order', 'on contract_feed (number) where number is not null', { unique: true })
@SqlIndex('contract_feed_waiting', 'on contract_feed (changed_at) where number is null')
export class ContractFeedEntry {
  /** Not a foreign key: a deleted contract stays as a tombstone. */
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'contract_feed_pkey' })
  contractId: string;

  @Column('bigint', { nullable: true })
  number: string | null;

  @Moment('changed_at', { now: true })
  changedAt: string;
}
