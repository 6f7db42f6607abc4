import type { Facts } from '@handover/domain/facts/fact';
import { monthsLeft } from '@handover/domain/cost/cost';
import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { feeOf } from '@handover/domain/fee';
import { factRows } from '@handover/domain/facts/key-facts';
import { drawingOf } from '@handover/domain/types/drawings';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTime, FactsObject } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { today } from '../common/today.js';
import { Moment } from '../database/moment.column.js';
import { labelOf, placeById } from '../places/find-place.js';
import { User } from '../users/user.entity.js';
import { ContractType, OffMarketReasonEnum } from './contract.columns.js';
import { VALUES_KNOWN } from './contract.fields.js';
import { cardFactsOf, trueCostOf } from './contract.cost.js';
import { ContractIndexes } from './contract.indexes.js';
import { ContractOnMarket } from './contract.on-market.js';
import { FactRow, TrueCost } from './facts/facts.types.js';
import { Photo, toPhoto } from './photo.js';
import { ContractStatus } from './contract.status.js';

@Entity('contracts')
@ContractIndexes()
@ObjectType({ description: 'A contract that its holder wants to hand over.' })
@Check('contracts_values_known', VALUES_KNOWN)
export class Contract extends ContractOnMarket {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'contracts_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the contract.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey(() => User, { name: 'contracts_user_known' })
  @Column('uuid', { name: 'user_id' })
  @Shown(() => ID, { description: 'The holder who listed it.' })
  userId: string;

  @Column('text')
  @Shown(() => String, { description: 'The title, on one line.', example: '2024 Honda Civic lease' })
  title: string;

  @Column('text')
  @Shown(() => ContractType, { description: 'Type of the contract.' })
  type: ContractType;

  @Column('text')
  @Shown(() => String, { description: 'What a candidate should know, as plain text.' })
  description: string;

  @Column('text')
  @Shown(() => String, { description: 'Where the car, home or resort is.', example: 'Austin, TX' })
  location: string;

  /** The original texts if they differ from the row's texts, which are always what the public may read. */
  written?: Pick<
    Contract,
    | ('title' | 'description' | 'location' | 'facts' | 'offMarketReason')
    | ('awaitsApproval' | 'placeId' | 'subjectId' | 'storedCover')
  > | null;

  @Column('integer', { name: 'monthly_payment' })
  @Shown(() => Int, { description: 'Monthly payment in cents (USD).', example: 38900 })
  monthlyPayment: number;

  @Column('integer', { name: 'remaining_term_months' })
  @Shown(() => Int, { description: 'How many months are left.', example: 18 })
  remainingTermMonths: number;

  @Column('jsonb', { default: {} })
  @Shown(() => FactsObject, {
    description: 'Structured facts; a missing key means that it was not stated. See `factDefinitions`.',
    example: { make: 'Honda', year: 2023, fuel: 'hybrid' },
  })
  facts: Facts;

  @Column('integer', { default: 0 })
  @Shown(() => Int, { description: 'What the seller pays to the buyer, in cents (USD).', example: 50000 })
  incentive: number;

  /** When remaining term and balance were stated; null means the day of listing. */
  @Column('date', { name: 'term_as_of', nullable: true })
  @Shown(() => String, {
    description: 'The day for which remaining term and balance were stated.',
    example: '2026-03-01',
    format: 'date',
  })
  termAsOf: string;

  @Column('integer', { name: 'effective_monthly', nullable: true })
  @Shown(() => Int, {
    nullable: true,
    description:
      'What it costs per month in cents (USD) with all stated fees and the usual assumptions; null if it cannot be computed.',
    example: 41511,
  })
  effectiveMonthly: number | null;

  @Column('integer', { name: 'cash_at_transfer', nullable: true })
  @Shown(() => Int, {
    nullable: true,
    description:
      'What the buyer pays at the transfer in cents (USD), with the usual assumptions; negative if they receive money; null if it cannot be computed.',
    example: 12000,
  })
  cashAtTransfer: number | null;

  @Column('integer', { name: 'transfer_fee', nullable: true })
  @Shown(() => Int, {
    nullable: true,
    description: 'Fee for the takeover in cents (USD); null if there is nothing to buy.',
    example: feeOf('car-lease'),
  })
  transferFee: number | null;

  @Column('text', { default: ContractStatus.ACTIVE })
  @Shown(() => ContractStatus, { description: 'Its status.' })
  status: ContractStatus;

  @Column('text', { name: 'off_market_reason', nullable: true })
  @Shown(() => OffMarketReasonEnum, {
    nullable: true,
    description:
      'Why it is off the market. Everyone except the holder and admins sees only EXPIRED, ELSEWHERE and TERM_OVER.',
    example: 'expired',
  })
  offMarketReason: OffMarketReason | null;

  /** Moved by every sign of life of the holder: listing, renewal, edit, answer. */
  @Moment('fresh_until', { nullable: true, defaultSql: "(now() + '30 days')" })
  @Shown(() => DateTime, {
    nullable: true,
    description:
      'Until when it stays listed without a sign of life of its holder; null if it is not for sale.',
    example: '2026-03-31T12:00:00.000Z',
  })
  freshUntil: string | null;

  /** When it was last put back on the market; null if never. */
  @Moment('listed_at', { nullable: true })
  @Shown(() => DateTime, {
    description: 'When it was listed, or listed again after it had been off the market.',
    example: '2026-03-01T12:00:00.000Z',
  })
  listedAt: string;

  /** Set after serious reports, until an admin has reviewed them. */
  @Column('boolean', { name: 'under_review', default: false })
  @Shown(() => Boolean, { description: 'True while it cannot be bought because an admin has to look at it.' })
  underReview: boolean;

  /** Raised by every edit of the terms; a purchase is made under the version that its buyer was shown. */
  @Column('integer', { name: 'terms_version', default: 1 })
  @Shown(() => Int, {
    description:
      'Raised by every edit of title, type, description, location, monthly payment, remaining term, incentive or a key fact.',
    example: 1,
  })
  termsVersion: number;

  @Shown(() => Photo, {
    nullable: true,
    description: 'Its first photo; null without photos, and while an admin hides it.',
  })
  get cover(): Photo | null {
    return this.storedCover && toPhoto(this.storedCover);
  }

  @Column('integer', { name: 'message_count', default: 0 })
  @Shown(() => Int, { description: 'How many messages its public thread has.' })
  messageCount: number;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was listed.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('updated_at', { now: true })
  @Shown(() => DateTime, { description: 'When its data last changed.', example: '2026-03-01T12:00:00.000Z' })
  updatedAt: string;

  @Shown(() => String, {
    nullable: true,
    description:
      'The place that the location names, by which lists find it with `near`; null if it is not known.',
    example: 'Austin, TX',
  })
  get place(): string | null {
    const place = this.placeId === null ? null : placeById(this.placeId);
    return place && labelOf(place);
  }

  @Shown(() => Int, { description: 'How many months are left today.', example: 17 })
  get currentRemainingMonths(): number {
    return monthsLeft(this, today());
  }

  // Getters, because a resolver per contract costs a list 20 percent more CPU. REST shows the facts behind them
  // instead.
  @Field(() => [String], {
    description: 'What matters most for its type, in short texts for a card.',
  })
  get cardFacts(): string[] {
    return cardFactsOf(this);
  }

  @Field(() => String, {
    description:
      'The drawing that shows it where it has no photo: its type and what it is, such as "car-lease-suv".',
  })
  get drawing(): string {
    return drawingOf(this);
  }

  @Field(() => [FactRow], { description: 'The stated facts, and the key facts that are not stated.' })
  get factTable(): FactRow[] {
    return factRows(this.type, this.facts);
  }

  @Field(() => TrueCost, {
    nullable: true,
    description: 'What it costs with the usual assumptions; null once its term is over.',
  })
  get trueCost(): TrueCost | null {
    return trueCostOf(this);
  }
}
