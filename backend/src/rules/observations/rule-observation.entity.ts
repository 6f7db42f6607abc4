import {
  OBSERVATION_NOTE,
  OBSERVATION_STATES,
  type ObservationState,
} from '@handover/domain/rules/observations';
import type { RuleValues } from '@handover/domain/rules/rule';
import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../../common/api/enum-of.js';
import { connectionType } from '../../common/api/paging.js';
import { DateTime, JsonObject } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { ContractType } from '../../contracts/contract.columns.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { sqlList } from '../../database/sql-list.js';
import { User } from '../../users/user.entity.js';
import { RuleSubject } from '../rule-subject.entity.js';

export const ObservationStateEnum = enumOf(OBSERVATION_STATES);
nameEnum(
  ObservationStateEnum,
  'RuleObservationState',
  'What became of an observation. USED: the rule follows it.',
);

export const ANSWERS = {
  description:
    'At least one of `allowed` (yes, no, depends), `fee` (cents), `feePaidBy` (holder, buyer, either), `days` to the decision (0 to 365) and `holderReleased` (yes, no, after-approval).',
  example: { allowed: 'yes', fee: 13500, feePaidBy: 'holder', days: 9, holderReleased: 'yes' },
} as const;

@Entity('rule_observations')
@Index('rule_observations_once', ['memberId', 'transferId'], { unique: true })
@SqlIndex('rule_observations_listed', 'on rule_observations (created_at desc, id desc)')
@SqlIndex('rule_observations_open', `on rule_observations (subject_id, type) where state = 'open'`)
@Check('rule_observations_state_known', `state in (${sqlList(OBSERVATION_STATES)})`)
@Check('rule_observations_note_fits', `length(note) <= ${OBSERVATION_NOTE}`)
@ObjectType({ description: 'What a party of a transfer told about the company behind its contract.' })
export class RuleObservation {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'rule_observations_pkey' })
  @Shown(() => ID, { description: 'Identifies it.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @ForeignKey(() => RuleSubject, { name: 'rule_observations_subject_known' })
  @Column('uuid', { name: 'subject_id' })
  @Shown(() => ID, { description: 'The company that it is about.' })
  subjectId: string;

  @Column('text')
  @Shown(() => ContractType, { description: 'Type of the contract.' })
  type: ContractType;

  @Column('uuid', { name: 'transfer_id', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The transfer.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e60',
  })
  transferId: string | null;

  @ForeignKey(() => User, { name: 'rule_observations_member_known' })
  @Column('uuid', { name: 'member_id' })
  @Shown(() => ID, { description: 'The member who told it.' })
  memberId: string;

  @Column('jsonb')
  @Shown(() => JsonObject, ANSWERS)
  answers: RuleValues;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What the member added.',
    example: 'They ask for the form by mail.',
  })
  note: string | null;

  @Column('text', { default: 'open' })
  @Shown(() => ObservationStateEnum, { description: 'What became of it.' })
  state: ObservationState;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was told.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}

export const RuleObservationConnection = connectionType(RuleObservation);
