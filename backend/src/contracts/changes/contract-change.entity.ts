import { ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { Contract } from '../contract.entity.js';

/** One changed term of a material edit; texts that people wrote are not kept. Rows are only added. */
@Entity('contract_changes')
@SqlIndex('contract_changes_of_contract', 'on contract_changes (contract_id, changed_at desc, id desc)')
@ObjectType({ description: 'A term that was changed after the contract was listed.' })
export class ContractChange {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'contract_changes_pkey' })
  @Shown(() => ID, { description: 'Identifies the change.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @ForeignKey(() => Contract, { name: 'contract_changes_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  contractId: string;

  @Column('text')
  @Shown(() => String, {
    description: 'The field, such as `monthlyPayment`, or `facts.` and the key of a fact.',
    example: 'monthlyPayment',
  })
  field: string;

  @Shown(() => String, { description: 'What the field is called in a sentence.', example: 'monthly payment' })
  label: string;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description:
      'What was stated before, as people read it; null if nothing was, and for a text that the seller wrote.',
    example: '$389.00',
  })
  before: string | null;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What is stated since; null if nothing is, and for a text that the seller wrote.',
    example: '$409.00',
  })
  after: string | null;

  @Moment('changed_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was changed.', example: '2026-03-01T12:00:00.000Z' })
  changedAt: string;
}
