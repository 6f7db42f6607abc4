import { ID, ObjectType, Int } from '@nestjs/graphql';
import {
  type ReportReason,
  type ReportTarget,
  ALL_REASONS,
  REPORT_TARGETS,
} from '@handover/domain/report-reasons';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Contract } from '../contracts/contract.entity.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractCompany } from '../contracts/rules/rule.types.js';

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
/** What an admin does about the target of a report that is upheld. */
export const REPORT_ACTIONS = ['hide', 'off-market', 'suspend', 'none'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const ReportTargetEnum = enumOf(REPORT_TARGETS);
export const ReportReasonEnum = enumOf(ALL_REASONS);
export const ReportStateEnum = enumOf(REPORT_STATES);
export const ReportActionEnum = enumOf(REPORT_ACTIONS);

nameEnum(ReportTargetEnum, 'ReportTarget', 'What is reported.');
nameEnum(ReportReasonEnum, 'ReportReason', 'Why it is reported.');
nameEnum(ReportStateEnum, 'ReportState', 'What became of a report.');
nameEnum(ReportActionEnum, 'ReportAction', 'What is done about the target of an upheld report.');

/** A member's report of a contract, a message or the other party of a transfer. */
@Entity('reports')
@SqlIndex('reports_once', 'on reports (reporter_id, target_type, target_id)', { unique: true })
@SqlIndex('reports_queue', 'on reports (urgent desc, created_at desc, id desc)')
@SqlIndex('reports_open', `on reports (urgent desc, created_at desc, id desc) where state = 'open'`)
@SqlIndex('reports_of_target', 'on reports (target_type, target_id)')
@SqlIndex('reports_of_contract', 'on reports (contract_id)')
@SqlIndex('reports_of_subject', 'on reports (subject_id)')
@SqlIndex('reports_by_day', 'on reports (created_at)')
@SqlIndex('reports_due', `on reports (due_at) where state = 'open' and due_at is not null`)
@Check('reports_state_known', `state in (${sqlList(REPORT_STATES)})`)
@Check('reports_resolved_fits', `(state = 'open') = (resolved_at is null)`)
@ObjectType({ description: 'A report of the viewer.' })
export class MyReport {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'reports_pkey' })
  @Shown(() => ID, { description: 'Identifies the report.' })
  id: string;

  @ForeignKey(() => User, { name: 'reports_reporter_known' })
  @Column('uuid', { name: 'reporter_id' })
  reporterId: string;

  @Column('text', { name: 'target_type' })
  @Shown(() => ReportTargetEnum, { description: 'What is reported.' })
  targetType: ReportTarget;

  @Column('uuid', { name: 'target_id' })
  @Shown(() => ID, { description: 'The contract, the message, or the transfer with the reported party.' })
  targetId: string;

  @ForeignKey(() => Contract, { name: 'reports_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract that it is about.' })
  contractId: string;

  /** The member whom it is about: the holder, the sender or the other party. */
  @ForeignKey(() => User, { name: 'reports_subject_known' })
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('text')
  @Shown(() => ReportReasonEnum, { description: 'Why.' })
  reason: ReportReason;

  @Column('text', { nullable: true })
  @Shown(() => String, { nullable: true, description: 'What the reporter wrote.' })
  note: string | null;

  @Column('text', { default: 'open' })
  state: ReportState;

  /** First in the queue: the sale is stopped, or a transfer is paused. */
  @Column('boolean', { default: false })
  urgent: boolean;

  /** When the contract is taken off the market unless its holder says that it is available. */
  @Moment('due_at', { nullable: true })
  dueAt: string | null;

  @Column('text', { nullable: true })
  action: ReportAction | null;

  /** The admin's note. */
  @Column('text', { nullable: true })
  resolution: string | null;

  /** Null while it is open, and if the holder or the clock resolved it. */
  @ForeignKey(() => User, { name: 'reports_resolver_known' })
  @Column('uuid', { name: 'resolved_by', nullable: true })
  resolvedBy: string | null;

  @Moment('resolved_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it was resolved; null while it is open.' })
  resolvedAt: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was reported.' })
  createdAt: string;
}

@ObjectType({ description: 'What the viewer needs to know about reports of a contract.' })
export class ReportsOnContract {
  @Shown(() => [MyReport], { description: 'What the viewer has reported on the contract and its thread.' })
  mine: MyReport[];

  @Shown(() => DateTime, {
    nullable: true,
    description: 'For the holder: until when to say that it is still available; null if no question is open.',
  })
  answerBy: string | null;
}

@ObjectType({ description: 'What became of the reports about a member.' })
export class ReportHistory {
  @Shown(() => Int, { description: 'Open ones.', example: 1 })
  open: number;

  @Shown(() => Int, { description: 'Upheld ones.', example: 2 })
  upheld: number;

  @Shown(() => Int, { description: 'Dismissed ones.', example: 0 })
  dismissed: number;
}

@ObjectType({ description: 'A report, as admins see it.' })
export class Report extends MyReport {
  @Shown(() => ReportStateEnum, { description: 'What became of it.' })
  declare state: ReportState;

  @Shown(() => Boolean, {
    description: 'True if it comes first: the sale is stopped, or a transfer is paused.',
  })
  declare urgent: boolean;

  @Shown(() => ReportActionEnum, {
    nullable: true,
    description: 'What was done about its target; null if it was not upheld.',
  })
  declare action: ReportAction | null;

  @Shown(() => String, { nullable: true, description: 'The note of the admin who resolved it.' })
  declare resolution: string | null;

  @Shown(() => ID, { description: 'Who reported it.' })
  declare reporterId: string;

  @Shown(() => String, { description: 'Email address of the reporter.', example: 'ada@example.com' })
  reporterEmail: string;

  @Shown(() => ID, { description: 'Whom it is about: the holder, the sender or the other party.' })
  declare subjectId: string;

  @Shown(() => String, { description: 'Email address of that member.', example: 'bob@example.com' })
  subjectEmail: string;

  @Shown(() => Boolean, { description: 'True while that member is suspended.' })
  subjectSuspended: boolean;

  @Shown(() => String, { description: 'Title of the contract.', example: '2024 Honda Civic lease' })
  contractTitle: string;

  @Shown(() => ContractStatus, { description: 'Status of the contract.' })
  contractStatus: ContractStatus;

  @Shown(() => ContractCompany, {
    nullable: true,
    description: 'The company of the rule book that the contract names; null if it names none.',
  })
  company: ContractCompany | null;

  @Shown(() => String, { nullable: true, description: 'The reported message; null for other targets.' })
  message: string | null;

  @Shown(() => [String], { description: 'The last messages of the thread, oldest first.' })
  lastMessages: string[];

  @Shown(() => ReportHistory, { description: 'All reports about the same member.' })
  history: ReportHistory;
}
