import type { Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../../database/moment.column.js';

/**
 * What the holder of a home required, version by version. Kept for two years with the decisions, as proof that every
 * applicant was treated alike: no row refers to a person, nor to a contract that may be deleted.
 */
@Entity('requirement_sets')
@Index('requirement_sets_version', ['contractId', 'version'], { unique: true })
@Index('requirement_sets_age', ['createdAt'])
export class RequirementSet {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'requirement_sets_pkey' })
  id: string;

  @Column('uuid', { name: 'contract_id' })
  contractId: string;

  @Column('text')
  type: ContractType;

  @Column('integer')
  version: number;

  @Column('jsonb')
  requirements: Requirements;

  @Moment('created_at', { now: true })
  createdAt: string;
}

/** A decision about one applicant for a home, under the requirements of that day. */
@Entity('application_decisions')
@Index('application_decisions_of_contract', ['contractId', 'id'])
@Index('application_decisions_age', ['decidedAt'])
export class ApplicationDecision {
  @PrimaryColumn('uuid', {
    default: () => 'uuidv7()',
    primaryKeyConstraintName: 'application_decisions_pkey',
  })
  id: string;

  @Column('uuid', { name: 'contract_id' })
  contractId: string;

  @Column('text')
  type: ContractType;

  /** Which requirements were in force; 0 if there were none. */
  @Column('integer', { name: 'set_version' })
  setVersion: number;

  @Column('jsonb')
  requirements: Requirements;

  /** The keys of the requirements that the answers missed. */
  @Column('text', { array: true })
  missed: string[];

  @Column('text')
  decision: string;

  @Column('text', { nullable: true })
  reason: string | null;

  @Moment('decided_at', { now: true })
  decidedAt: string;
}
