import { Extensions, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Facts } from '@handover/domain/facts/fact';
import type { FeeRule } from '@handover/domain/fee-rule';
import type { RuleQuestions } from '@handover/domain/rules/observations';
import type { EndReason, FeeOutcome } from '@handover/domain/transfers/transfer-endings';
import {
  OPEN_STATUSES,
  TRANSFER_STATUSES,
  type Party,
  type TransferAction,
  type TransferStatus,
} from '@handover/domain/transfers/transfer-life';
import type { PauseReason } from '@handover/domain/transfers/transfer-pauses';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import type { Viewer } from '../common/api/request-of.js';
import { Shown } from '../common/api/shown.js';
import { ContractType } from '../contracts/contract.columns.js';
import { FeeRuleEnum } from '../contracts/contract.on-market.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { Purchase } from '../payments/purchase/purchase.entity.js';
import { PurchaseTerms } from '../payments/purchase/purchase.terms.js';
import { User } from '../users/user.entity.js';
import type { ListLength } from '../graphql/cost.js';
import { TransferContact } from './parties/contact-card.entity.js';
import { TRANSFER_ATTENTION } from './transfer.attention.js';
import { TransferEvent } from './transfer-event.entity.js';
import { TransferStep } from './transfer-step.entity.js';
import {
  FeeOutcomeEnum,
  PauseReasonEnum,
  RuleQuestionsEnum,
  TransferActionEnum,
  TransferEndEnum,
  TransferPartyEnum,
  TransferStatusEnum,
} from './transfer.enums.js';

/**
 * What happens to a bought contract until it is handed over: one per purchase, written with the capture of its fee. The
 * rules are pure functions in domain/src/transfers; this row and its steps are their state. The fields without a column
 * are what one viewer may see.
 */
@Entity('transfers')
@ObjectType({ description: 'The way of a bought contract from its holder to its buyer.' })
@SqlIndex('transfers_one_open', `on transfers (contract_id) where status in (${sqlList(OPEN_STATUSES)})`, {
  unique: true,
})
@SqlIndex('transfers_of_purchase', 'on transfers (purchase_id)', { unique: true })
@SqlIndex('transfers_of_contract', 'on transfers (contract_id, created_at desc)')
@SqlIndex('transfers_bought', 'on transfers (buyer_id, created_at desc, id desc)')
@SqlIndex('transfers_sold', 'on transfers (seller_id, created_at desc, id desc)')
@SqlIndex('transfers_by_attention', `on transfers (${TRANSFER_ATTENTION} desc, created_at desc, id desc)`)
@SqlIndex('transfers_open', `on transfers (id) where status in (${sqlList(OPEN_STATUSES)})`)
@SqlIndex('transfers_ended', 'on transfers (coalesce(completed_at, cancelled_at))')
@Check('transfers_status_known', `status in (${sqlList(TRANSFER_STATUSES)})`)
@Check('transfers_pause_has_reason', '(paused_at is null) = (pause_reason is null)')
@Check('transfers_end_has_reason', `(status = 'cancelled') = (end_reason is not null)`)
export class Transfer {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'transfers_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the transfer.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey(() => Purchase, { name: 'transfers_purchase_known' })
  @Column('uuid', { name: 'purchase_id' })
  @Shown(() => ID, { description: 'The purchase that it belongs to.' })
  purchaseId: string;

  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;

  @ForeignKey(() => User, { name: 'transfers_buyer_known' })
  @Column('uuid', { name: 'buyer_id' })
  @Shown(() => ID, { description: 'Who takes the contract over.' })
  buyerId: string;

  @ForeignKey(() => User, { name: 'transfers_seller_known' })
  @Column('uuid', { name: 'seller_id' })
  @Shown(() => ID, { description: 'Who listed the contract.' })
  sellerId: string;

  @Column('text')
  @Shown(() => ContractType, { description: 'Type of the contract; it decides the steps.' })
  type: ContractType;

  /** What was stated about the contract when it was bought; a missing key means not stated. */
  @Column('jsonb', { default: {} })
  facts: Facts;

  /** Copied from the purchase: what is decided later does not change it. */
  @Column('text', { name: 'fee_rule', default: 'standard' })
  @Shown(() => FeeRuleEnum, { description: 'What happens to the fee if the transfer ends early.' })
  feeRule: FeeRule;

  @Column('text')
  @Shown(() => TransferStatusEnum, { description: 'Its status.' })
  status: TransferStatus;

  @Column('text', { name: 'end_reason', nullable: true })
  @Shown(() => TransferEndEnum, { nullable: true, description: 'Why it was cancelled.' })
  endReason: EndReason | null;

  @Column('text', { name: 'fee_outcome', default: 'none' })
  @Shown(() => FeeOutcomeEnum, {
    description: 'What its end does with the fee; NONE while it is open and if it is completed.',
  })
  feeOutcome: FeeOutcome;

  @Moment('paused_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it was paused: no deadline runs.' })
  pausedAt: string | null;

  @Column('text', { name: 'pause_reason', nullable: true })
  @Shown(() => PauseReasonEnum, { nullable: true, description: 'The first of `pauseReasons`.' })
  pauseReason: PauseReason | null;

  @Column('text', { name: 'pause_reasons', array: true, default: [] })
  @Shown(() => [PauseReasonEnum], {
    description: 'Why it is paused, in the order in which the reasons came; it goes on when none is left.',
  })
  pauseReasons: readonly PauseReason[];

  @Moment('stalled_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When one of its current steps was a week late: it may be ended.',
  })
  stalledAt: string | null;

  @Moment('completed_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the contract was handed over.' })
  completedAt: string | null;

  @Moment('cancelled_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt: string | null;

  /** The sequence number of the newest private message, and those up to which each party has read. */
  @Column('integer', { name: 'message_count', default: 0 })
  messageCount: number;

  @Column('integer', { name: 'holder_read_seq', default: 0 })
  holderReadSeq: number;

  @Column('integer', { name: 'buyer_read_seq', default: 0 })
  buyerReadSeq: number;

  @Moment('created_at')
  @Shown(() => DateTime, { description: 'When it began.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Shown(() => TransferPartyEnum, {
    nullable: true,
    description: "The viewer's part in it; null for an admin.",
  })
  role: Party | null;

  @Shown(() => [TransferStep], {
    description: 'The steps in their order; the parties see only the first until both have accepted.',
  })
  steps: TransferStep[];

  @Shown(() => TransferStep, {
    nullable: true,
    description:
      'The step that is next for the viewer; null at the end. Other steps may be CURRENT at the same time.',
  })
  currentStep: TransferStep | null;

  @Shown(() => DateTime, {
    nullable: true,
    description:
      'When its last step is due if each takes the time that it has; null unless it is in progress.',
  })
  dueAt: string | null;

  @Shown(() => [TransferContact], {
    nullable: true,
    description:
      'How the parties can be reached; null until both have accepted, and for everyone but the parties. Admins read `transferContacts`.',
  })
  contacts: TransferContact[] | null;

  @Shown(() => [TransferActionEnum], {
    description:
      'What the viewer may do now with the transfer, and with the step that is next for them; other steps have their own.',
  })
  allowedActions: TransferAction[];

  @Extensions({ usualLength: 40 } satisfies ListLength)
  @Shown(() => [TransferEvent], { description: 'What happened so far, oldest first.' })
  events: TransferEvent[];

  @Shown(() => PurchaseTerms, {
    nullable: true,
    description: 'The contract as the buyer was shown it; an edit of the contract does not change it.',
  })
  terms: PurchaseTerms | null;

  @Shown(() => Boolean, {
    description:
      'True while the viewer may write to the other party: from the acceptance until 90 days after the end.',
  })
  acceptsMessages: boolean;

  @Shown(() => Int, {
    description: 'How many messages of the other party the viewer has not read; 0 for an admin.',
    example: 2,
  })
  unreadMessages: number;

  @Shown(() => RuleQuestionsEnum, {
    nullable: true,
    description:
      'Whether the viewer may still tell what the company behind the contract asked (`observeRule`): once, after the transfer is completed or the company has refused. Null before, without a known company, and for staff.',
  })
  ruleQuestions: RuleQuestions | null;
}

/** The viewer's part in the transfer; null for everyone else, staff included. */
export function partyOf(
  { buyerId, sellerId }: Pick<Transfer, 'buyerId' | 'sellerId'>,
  { id }: Pick<Viewer, 'id'>,
): Party | null {
  if (id === sellerId) return 'holder';
  return id === buyerId ? 'buyer' : null;
}
