import { Extensions, Int, ObjectType } from '@nestjs/graphql';
import { templateOf } from '@handover/domain/transfers/transfer-steps';
import type { ContractType } from '@handover/domain/types/words';
import {
  dueDaysOf,
  type Refusal,
  type StepState,
  type StepStatus,
} from '@handover/domain/transfers/transfer-state';
import type { Party, TransferAction, TransferActor } from '@handover/domain/transfers/transfer-life';
import type { StepActor, StepRules } from '@handover/domain/transfers/step-template';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { RuleLine } from '../contracts/rules/rule.types.js';
import type { ListLength } from '../graphql/cost.js';
import { StepActorEnum, StepStatusEnum, TransferActionEnum, TransferPartyEnum } from './transfer.enums.js';
import { StepRefusal, WITH_ALL_KEYS } from './step-refusal.js';
import { STEP_HAS_TEXTS } from './transfer.texts.js';

/** One step of a transfer. Its texts are data in domain/src/transfers; the row keeps what happened. */
@Entity('transfer_steps')
@ObjectType({ description: 'One step of a transfer.' })
@SqlIndex('transfer_steps_done', `on transfer_steps (type, key, closed_at desc) where status = 'done'`)
@SqlIndex('transfer_steps_texts', `on transfer_steps (transfer_id) where ${STEP_HAS_TEXTS}`)
@Check(
  'transfer_steps_consent_recorded',
  `not bound or status not in ('done', 'skipped') or (status = 'done' and done_on is not null and consent_from is not null)`,
)
export class TransferStep implements StepState {
  @ForeignKey('Transfer', { name: 'transfer_steps_transfer_known' })
  @PrimaryColumn('uuid', { name: 'transfer_id', primaryKeyConstraintName: 'transfer_steps_pkey' })
  transferId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'transfer_steps_pkey' })
  @Shown(() => String, { description: 'Names the step within its transfer.', example: 'consent' })
  key: string;

  @Column('smallint')
  position: number;

  /** Copied from the template when the transfer begins: later releases may order the steps in another way. */
  @Column('text', { array: true, nullable: true })
  @Shown(() => [String], {
    nullable: true,
    description:
      'Keys of the steps that have to be closed before it begins; null in transfers of earlier releases: the step before it.',
    example: ['apply'],
  })
  needs: readonly string[] | null;

  /** What the rule book said when the transfer began. */
  @Column('jsonb', { nullable: true })
  rules: StepRules | null;

  @Shown(() => [RuleLine], {
    description:
      'What the company, program or state asks in this step, as the rule book said when the transfer began.',
  })
  get ruleLines(): RuleLine[] {
    return this.rules?.lines.map((line) => Object.assign(new RuleLine(), line)) ?? [];
  }

  /** The transfer's type, which with the key decides the texts. */
  @Column('text')
  type: ContractType;

  @Shown(() => String, { description: 'What is to be done.', example: 'Sign the transfer papers' })
  get title(): string {
    return templateOf(this.type, this.key).title;
  }

  @Column('text')
  @Shown(() => StepStatusEnum, { description: 'Its status.' })
  status: StepStatus;

  @Shown(() => StepActorEnum, { description: 'Who acts.' })
  get actor(): StepActor {
    return templateOf(this.type, this.key).actor;
  }

  @Shown(() => String, {
    nullable: true,
    description: 'How long it usually takes: measured once enough of them are done, estimated before.',
    example: '2–10 days',
  })
  usual: string | null;

  @Shown(() => Int, { description: 'In how many days it is due once it is current.', example: 14 })
  get dueDays(): number {
    return dueDaysOf(this.type, this);
  }

  /** Needs written consent; the table refuses to close it without its date and who gave it. */
  @Column('boolean')
  @Shown(() => Boolean, {
    description: 'True if it needs written consent, recorded with its date and who gave it.',
  })
  bound: boolean;

  @Moment('started_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it became current.' })
  startedAt: string | null;

  @Moment('due_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it is due; null until it is current.' })
  dueAt: string | null;

  @Column('date', { name: 'expected_on', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'A later day that was named, YYYY-MM-DD.',
    example: '2026-03-14',
  })
  expectedOn: string | null;

  @Column('date', { name: 'proposed_on', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'A day beyond the longest time, which the other party has to agree to, YYYY-MM-DD.',
    example: '2026-04-14',
  })
  proposedOn: string | null;

  @Column('text', { name: 'proposed_by', nullable: true })
  @Shown(() => TransferPartyEnum, { nullable: true, description: 'Who proposed that day.' })
  proposedBy: Party | null;

  @Column('text', { name: 'skip_asked_by', nullable: true })
  @Shown(() => TransferPartyEnum, {
    nullable: true,
    description: 'Who asked to skip it; it is skipped once the other party agrees.',
  })
  skipAskedBy: Party | null;

  @Column('date', { name: 'done_on', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'The day on which it was really done, YYYY-MM-DD.',
    example: '2026-03-10',
  })
  doneOn: string | null;

  @Column('text', { name: 'done_by', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'Who closed it: holder, buyer, admin or clock.',
    example: 'buyer',
  })
  doneBy: TransferActor | null;

  @Moment('closed_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it was closed here.' })
  closedAt: string | null;

  @Column('text', { name: 'consent_from', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'Who gave the written consent.',
    example: 'Acme Leasing, Ms. Reed',
  })
  consentFrom: string | null;

  @Column('date', { name: 'valid_until', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'The last day on which the written consent holds, YYYY-MM-DD, if it says so.',
    example: '2026-04-14',
  })
  validUntil: string | null;

  @Column('boolean', { name: 'release_included', nullable: true })
  @Shown(() => Boolean, {
    nullable: true,
    description:
      'Whether the written consent releases the seller from liability; null if that was not recorded.',
  })
  releaseIncluded: boolean | null;

  @Moment('holder_said_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the holder confirmed it.' })
  holderSaidAt: string | null;

  @Moment('buyer_said_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the buyer confirmed it.' })
  buyerSaidAt: string | null;

  @Column('text', { nullable: true })
  @Shown(() => String, { nullable: true, description: 'What was noted about it.' })
  note: string | null;

  @Extensions({ usualLength: 4 } satisfies ListLength)
  @Shown(() => [TransferActionEnum], { description: 'What the viewer may do with it now.' })
  allowedActions: TransferAction[];

  @Column('jsonb', { nullable: true, transformer: WITH_ALL_KEYS })
  @Shown(() => StepRefusal, { nullable: true, description: 'A refusal that waits for an answer.' })
  refusal: Refusal | null;
}
