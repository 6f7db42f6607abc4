import {
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  IN_LINE,
  PASS_REASONS,
  type ApplicationAction,
  type ApplicationSource,
  type ApplicationStatus,
  type PassReason,
} from '@handover/domain/candidates/application-life';
import type { Answers } from '@handover/domain/candidates/read-answers';
import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime, JsonObject } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Contract } from '../../contracts/contract.entity.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { sqlList } from '../../database/sql-list.js';
import { User } from '../../users/user.entity.js';
import {
  ApplicationActionEnum,
  ApplicationSourceEnum,
  ApplicationStatusEnum,
  PassReasonEnum,
} from './application.enums.js';
import { Offer, OfferTerms } from './offer.entity.js';

@ObjectType({ description: 'A requirement of the holder, and whether the answers meet it.' })
export class RequirementTick {
  @Shown(() => String, { description: 'The key of the question.', example: 'creditBand' })
  key: string;

  @Shown(() => Boolean, { description: 'True if the answers meet it.' })
  met: boolean;
}

const Cents = (description: string): PropertyDecorator =>
  Shown(() => Float, { nullable: true, description: `${description}, in cents (USD).`, example: 747200 });

@ObjectType({ description: 'What a contract costs from today to its end, with agreed terms and as listed.' })
export class AgreedCost {
  @Shown(() => Float, { description: 'The total with the agreed terms, in cents (USD).', example: 747200 })
  total: number;

  @Shown(() => Float, { description: 'The total as listed, in cents (USD).', example: 847200 })
  listedTotal: number;

  @Cents('Per month with the agreed terms; null if it cannot be computed')
  effectiveMonthly: number | null;

  @Cents('Per month as listed; null if it cannot be computed')
  listedEffectiveMonthly: number | null;
}

/** What a candidate and the holder both read of an application. */
@ObjectType({ isAbstract: true })
export abstract class ApplicationBasis {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'applications_pkey' })
  @Shown(() => ID, { description: 'Identifies it.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @ForeignKey(() => Contract, { name: 'applications_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;

  @Column('text', { default: 'open' })
  @Shown(() => ApplicationStatusEnum, { description: 'What became of it.' })
  status: ApplicationStatus;

  @Column('text', { default: 'apply' })
  @Shown(() => ApplicationSourceEnum, { description: 'How the candidate came to apply.' })
  source: ApplicationSource;

  @Column('jsonb', { nullable: true })
  @Shown(() => JsonObject, {
    nullable: true,
    description:
      'The answers by the keys of `candidateQuestions`, as stated; null once they were deleted, 90 days after its end.',
    example: { creditBand: '700-739', state: 'TX' },
  })
  answers: Answers | null;

  /** The version of the contract's terms that the candidate saw. */
  @Column('integer', { name: 'terms_version' })
  @Shown(() => Int, { description: 'The version of the terms that the candidate saw.', example: 1 })
  termsVersion: number;

  @Column('text', { name: 'pass_reason', nullable: true })
  @Shown(() => PassReasonEnum, {
    nullable: true,
    description: 'Why the holder went on without them; candidates read TERMS and DATE only.',
  })
  passReason: PassReason | null;

  @Column('jsonb', { nullable: true })
  @Shown(() => OfferTerms, {
    nullable: true,
    description: 'The terms that a chosen candidate buys under; null as listed.',
  })
  agreed: OfferTerms | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was sent.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('decided_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it ended; null while it stands in the line.' })
  decidedAt: string | null;

  @Shown(() => [RequirementTick], { description: 'The requirements of the holder, met or not.' })
  requirements: RequirementTick[];

  @Shown(() => [Offer], { description: 'The offers, oldest first.' })
  offers: Offer[];

  @Shown(() => DateTime, {
    nullable: true,
    description: 'Until when the contract is reserved for this candidate; null if it is not.',
    example: '2026-03-03T12:00:00.000Z',
  })
  reservedUntil: string | null;

  @Shown(() => [ApplicationActionEnum], { description: 'What the viewer may do with it now.' })
  allowedActions: ApplicationAction[];
}

const LINE = `status in (${sqlList(IN_LINE)})`;

@Entity('applications')
@Index('applications_of_contract', ['contractId', 'id'])
@Index('applications_of_candidate', ['candidateId', 'createdAt', 'id'])
@SqlIndex('applications_one_in_line', `on applications (contract_id, candidate_id) where ${LINE}`, {
  unique: true,
})
@SqlIndex('applications_one_chosen', `on applications (contract_id) where status = 'chosen'`, {
  unique: true,
})
@Index('applications_by_day', ['createdAt'])
@SqlIndex('applications_windows', 'on applications (window_at) where window_at is not null')
@SqlIndex('applications_bought', `on applications (decided_at) where status = 'bought'`)
@SqlIndex('applications_old_answers', 'on applications (decided_at) where answers is not null')
@Check('applications_status_known', `status in (${sqlList(APPLICATION_STATUSES)})`)
@Check('applications_source_known', `source in (${sqlList(APPLICATION_SOURCES)})`)
@Check('applications_reason_known', `pass_reason in (${sqlList(PASS_REASONS)})`)
@ObjectType({
  description: 'What the viewer has told the holder of a contract that they would like to take over.',
})
export class Application extends ApplicationBasis {
  @ForeignKey(() => User, { name: 'applications_candidate_known' })
  @Column('uuid', { name: 'candidate_id' })
  candidateId: string;

  /** "Candidate 2": the same for all applications of a candidate for a contract. */
  @Column('integer')
  number: number;

  /** The holder's order; null for those that the holder did not order. */
  @Column('integer', { nullable: true })
  rank: number | null;

  /** Its place in the line; a candidate who did not use a window goes to the end. */
  @Moment('queued_at', { now: true })
  queuedAt: string;

  /** How often the contract was reserved for its candidate, in earlier applications too. */
  @Column('smallint', { default: 0 })
  windows: number;

  /** When the contract was reserved for its candidate last. */
  @Moment('window_at', { nullable: true })
  windowAt: string | null;

  /** Set while it is chosen, and kept if the candidate withdraws then. */
  @Moment('chosen_at', { nullable: true })
  chosenAt: string | null;

  /** When the candidate was told of its end. */
  @Moment('told_at', { nullable: true })
  toldAt: string | null;

  @Shown(() => Int, {
    nullable: true,
    description: 'The place in the line while the contract is pending: 2 of `placeOf`. Null otherwise.',
    example: 2,
  })
  place: number | null;

  @Shown(() => Int, { nullable: true, description: 'How many stand in that line.', example: 5 })
  placeOf: number | null;

  @Shown(() => AgreedCost, {
    nullable: true,
    description: 'The true cost with the terms that a chosen candidate agreed on; null as listed.',
  })
  agreedCost: AgreedCost | null;
}

@ObjectType({ description: 'A candidate as the holder of the contract sees them: without name and id.' })
export class Candidate extends ApplicationBasis {
  @Shown(() => Int, { description: 'Stable for a contract: "Candidate 2".', example: 2 })
  number: number;

  @Shown(() => Int, { nullable: true, description: "The holder's order; null if not ordered.", example: 1 })
  rank: number | null;

  @Shown(() => String, { description: 'The month in which they joined.', example: '2026-03' })
  memberSince: string;

  @Shown(() => Boolean, { description: 'True once their email address was confirmed.' })
  emailConfirmed: boolean;

  @Shown(() => Int, { description: 'How many contracts they handed over or took over here.' })
  handedOver: number;

  @Shown(() => Int, {
    nullable: true,
    description: 'Within how many hours they usually answer; null below 3 answers.',
  })
  answersWithinHours: number | null;

  @Shown(() => ID, { nullable: true, description: 'Who it is; for admins only, null for the holder.' })
  memberId: string | null;
}
