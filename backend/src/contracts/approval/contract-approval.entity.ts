import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';
import { Contract } from '../contract.entity.js';
import type { Terms } from '../contract.terms.js';

/** A contract that is not public until an admin approves it; the row is deleted then. */
@Entity('contract_approvals')
export class ContractApproval {
  /** Id of the contract. */
  @ForeignKey(() => Contract, { name: 'contract_approvals_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contract_approvals_pkey' })
  id: string;

  /** The terms that were public last, as their holder wrote them; null for a new contract. */
  @Column('jsonb', { nullable: true })
  shown: Terms | null;

  /** Photos were added, or described anew, since then. */
  @Column('boolean', { name: 'has_new_photos', default: false })
  hasNewPhotos: boolean;

  /** Since when it waits, or waited last. */
  @Moment('asked_at', { now: true })
  createdAt: string;

  /** Why an admin sent it back; null while it waits. */
  @Column('text', { name: 'sent_back_for', nullable: true })
  sentBackFor: string | null;
}
