import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';
import { User } from '../users/user.entity.js';

/**
 * A contract that a member was told about because it matches a saved search: the primary key keeps a contract that
 * matches several of their searches from being told twice. All contracts of one email have the same time.
 */
@Entity('search_alerts')
@Index('search_alerts_of_member', ['userId', 'createdAt'])
@Index('search_alerts_age', ['createdAt'])
export class SearchAlert {
  @ForeignKey(() => User, { name: 'search_alerts_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'search_alerts_pkey' })
  userId: string;

  /** Not a foreign key: rows of deleted contracts do no harm until they are past their age. */
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'search_alerts_pkey' })
  contractId: string;

  @Moment('created_at', { now: true })
  createdAt: string;
}
