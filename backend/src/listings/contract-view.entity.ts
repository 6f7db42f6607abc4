import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Contract } from '../contracts/contract.entity.js';
import { SqlIndex } from '../database/sql-index.js';

/**
 * That someone looked at a contract on a day. The hash is of a member's id or an address, with the day and a secret, so
 * that two days cannot be compared; rows are kept for two days.
 */
@Entity('contract_views')
@SqlIndex('contract_views_age', 'on contract_views (day)')
export class ContractView {
  @ForeignKey(() => Contract, { name: 'contract_views_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'contract_views_pkey' })
  contractId: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'contract_views_pkey' })
  day: string;

  @PrimaryColumn('text', { name: 'viewer_hash', primaryKeyConstraintName: 'contract_views_pkey' })
  viewerHash: string;
}

/** How often a contract was looked at, each viewer counted once a day. */
@Entity('contract_view_totals')
export class ContractViewTotal {
  @ForeignKey(() => Contract, { name: 'contract_view_totals_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'contract_view_totals_pkey' })
  contractId: string;

  @Column('integer')
  views: number;
}
