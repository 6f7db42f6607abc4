import {
  SUBJECT_KINDS,
  SUBJECT_LIMITS,
  SUBJECT_STATUSES,
  type SubjectKind,
  type SubjectStatus,
} from '@handover/domain/rules/rule';
import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { connectionType } from '../common/api/paging.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ContractType } from '../contracts/contract.columns.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { RuleVersion } from './rule-version.entity.js';

export const SubjectKindEnum = enumOf(SUBJECT_KINDS);
nameEnum(SubjectKindEnum, 'RuleSubjectKind', 'Who demands something of a takeover.');

export const SubjectStatusEnum = enumOf(SUBJECT_STATUSES);
nameEnum(
  SubjectStatusEnum,
  'RuleSubjectStatus',
  'Whether a company, program or state of the rule book is public.',
);

const { slug, name, aliases } = SUBJECT_LIMITS;

@Entity('rule_subjects')
@Index('rule_subjects_slug', ['slug'], { unique: true })
@SqlIndex('rule_subjects_listed', 'on rule_subjects (created_at desc, id desc)')
@Check('rule_subjects_kind_known', `kind in (${sqlList(SUBJECT_KINDS)})`)
@Check('rule_subjects_status_known', `status in (${sqlList(SUBJECT_STATUSES)})`)
@Check('rule_subjects_slug_fits', `length(slug) between ${slug.min} and ${slug.max}`)
@Check('rule_subjects_name_fits', `length(name) between ${name.min} and ${name.max}`)
@Check('rule_subjects_aliases_fit', `cardinality(aliases) <= ${aliases}`)
@ObjectType({ description: 'A company, loan program or state of the rule book, as admins see it.' })
export class RuleSubject {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'rule_subjects_pkey' })
  @Shown(() => ID, { description: 'Identifies it.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @Column('text')
  @Shown(() => SubjectKindEnum, { description: 'Its kind.' })
  kind: SubjectKind;

  @Column('text')
  @Shown(() => String, { description: 'Names it in addresses; never changed.', example: 'gm-financial' })
  slug: string;

  @Column('text')
  @Shown(() => String, { description: 'Its name.', example: 'GM Financial' })
  name: string;

  @Column('text', { array: true })
  @Shown(() => [ContractType], { description: 'The types of contracts that it has to do with.' })
  types: ContractType[];

  @Column('text', { array: true, default: [] })
  @Shown(() => [String], { description: 'Other names that holders write.', example: ['GMF'] })
  aliases: string[];

  @Column('text')
  @Shown(() => SubjectStatusEnum, { description: 'Whether it is public.' })
  status: SubjectStatus;

  @ForeignKey(() => RuleSubject, { name: 'rule_subjects_merged_known' })
  @Column('uuid', { name: 'merged_into', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The one that replaces it; null if it was not merged.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  mergedInto: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was added.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('updated_at', { now: true })
  @Shown(() => DateTime, {
    description: 'When it or one of its rules was changed last.',
    example: '2026-03-01T12:00:00.000Z',
  })
  updatedAt: string;

  /** Read with it. */
  @Shown(() => [RuleVersion], { description: 'Its rules, the newest version of each type first.' })
  rules: RuleVersion[];
}

export const RuleSubjectConnection = connectionType(RuleSubject);
