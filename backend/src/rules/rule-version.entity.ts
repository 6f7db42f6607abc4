import { RULE_STATUSES, SOURCE_LIMITS, type RuleStatus, type RuleValues } from '@handover/domain/rules/rule';
import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime, JsonObject } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ContractType } from '../contracts/contract.columns.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';

const RuleStatusEnum = enumOf(RULE_STATUSES);
nameEnum(
  RuleStatusEnum,
  'RuleStatus',
  'Whether a version of a rule is in force. REPLACED: a later one is, or was to be.',
);

export const VALUES = {
  description:
    'What it demands, by the keys of `ruleDefinitions`; amounts in cents, rates in thousandths of a percent.',
  example: { notInLastMonths: 6, feePaidBy: 'holder', feeMin: 13500, feeMax: 13500 },
} as const;

const { name, url } = SOURCE_LIMITS;

@Entity('rules')
@Index('rules_version', ['subjectId', 'type', 'version'], { unique: true })
@SqlIndex('rules_published', `on rules (subject_id, type) where status = 'published'`, { unique: true })
@Check('rules_status_known', `status in (${sqlList(RULE_STATUSES)})`)
@Check('rules_source_fits', `length(source_name) between ${name.min} and ${name.max}`)
@Check('rules_source_url_fits', `length(source_url) <= ${url}`)
@ObjectType({
  description: 'A version of what a company, program or state demands of contracts of one type.',
})
export class RuleVersion {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'rules_pkey' })
  @Shown(() => ID, { description: 'Identifies it.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @ForeignKey('RuleSubject', { name: 'rules_subject_known' })
  @Column('uuid', { name: 'subject_id' })
  @Shown(() => ID, { description: 'Whose rule it is.' })
  subjectId: string;

  @Column('text')
  @Shown(() => ContractType, { description: 'Type of the contracts.' })
  type: ContractType;

  @Column('integer')
  @Shown(() => Int, { description: 'Counts the versions of a subject and type from 1 on.', example: 2 })
  version: number;

  @Column('text')
  @Shown(() => RuleStatusEnum, { description: 'Whether it is in force.' })
  status: RuleStatus;

  @Column('jsonb')
  @Shown(() => JsonObject, VALUES)
  values: RuleValues;

  @Column('text', { name: 'source_name' })
  @Shown(() => String, { description: 'Who says so.', example: 'gmfinancial.com, lease assumption' })
  sourceName: string;

  @Column('text', { name: 'source_url', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'Its address; null if it has none.',
    example: 'https://www.gmfinancial.com/',
  })
  sourceUrl: string | null;

  /** Null for what was shipped, until it is published. */
  @Column('date', { name: 'checked_on', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'The day on which the source was read; null for what Handover came with.',
    example: '2026-11-23',
    format: 'date',
  })
  checkedOn: string | null;

  @ForeignKey(() => User, { name: 'rules_checker_known' })
  @Column('uuid', { name: 'checked_by', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The admin who read it; null for what Handover came with.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  checkedBy: string | null;

  @Moment('published_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it came into force; null if it never did.' })
  publishedAt: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was written.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}
