import { AVAILABILITY_MODES, type AvailabilityMode } from '@handover/domain/availability';
import { FEE_RULES, type FeeRule } from '@handover/domain/fee-rule';
import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ContractType } from '../contracts/contract.columns.js';
import { FeeRuleEnum } from '../contracts/contract.on-market.js';
import { Moment } from '../database/moment.column.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';

export const AvailabilityModeEnum = enumOf(AVAILABILITY_MODES);
nameEnum(
  AvailabilityModeEnum,
  'AvailabilityMode',
  'What is allowed with contracts of a type in a state. NO_SALE: they are listed, but not bought. CLOSED: they are not listed either.',
);

export const AVAILABILITY_LIMITS = { reason: 300, sourceName: 120 } as const;

/** One decision of the operator. A state and type without a row is open and has the standard fee rule. */
@Entity('availability')
@Check('availability_state_fits', `state ~ '^[A-Z]{2}$'`)
@Check('availability_mode_known', `mode in (${sqlList(AVAILABILITY_MODES)})`)
@Check('availability_fee_rule_known', `fee_rule in (${sqlList(FEE_RULES)})`)
@Check('availability_reason_fits', `length(reason) <= ${AVAILABILITY_LIMITS.reason}`)
@ObjectType({ description: 'What the operator allows with contracts of one type in one state.' })
export class StateAvailability {
  @PrimaryColumn('char', { length: 2, primaryKeyConstraintName: 'availability_pkey' })
  @Shown(() => String, { description: 'The two letters of the state.', example: 'NY' })
  state: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'availability_pkey' })
  @Shown(() => ContractType, { description: 'Type of the contracts.' })
  type: ContractType;

  @Column('text')
  @Shown(() => AvailabilityModeEnum, { description: 'What is allowed.' })
  mode: AvailabilityMode;

  @Column('text', { name: 'fee_rule' })
  @Shown(() => FeeRuleEnum, {
    description: 'The fee rule of purchases that are made from now on; a purchase keeps its own.',
  })
  feeRule: FeeRule;

  @Column('text')
  @Shown(() => String, { nullable: true, description: 'Why; null if nothing was decided.' })
  reason: string | null;

  @Column('text', { name: 'source_name', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What the reason rests on.',
    example: 'N.Y. Real Property Law 446-c',
  })
  sourceName: string | null;

  @Column('date', { name: 'checked_on' })
  @Shown(() => String, {
    nullable: true,
    description: 'The day for which the reason was checked: that of the last decision.',
    example: '2026-11-23',
    format: 'date',
  })
  checkedOn: string | null;

  /** Null for what was shipped. */
  @ForeignKey(() => User, { name: 'availability_changer_known' })
  @Column('uuid', { name: 'changed_by', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The admin who decided last; null for what Handover came with.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  changedBy: string | null;

  @Moment('changed_at')
  @Shown(() => DateTime, { nullable: true, description: 'When it was decided.' })
  changedAt: string | null;
}
