import { feeOf } from '@handover/domain/fee';
import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PaymentsMode } from '../payments.mode.js';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { folded } from '../../database/containing.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { sqlList } from '../../database/sql-list.js';
import { User } from '../../users/user.entity.js';
import {
  ALWAYS_HOLDING,
  MAY_HOLD,
  NEVER_PAID,
  OPEN,
  PAID_UNFINISHED,
  UNPAID_UNFINISHED,
} from './purchase.groups.js';
import { PurchaseStatus, type Cause } from './purchase.status.js';
import { PurchaseTerms } from './purchase.terms.js';

/** In the order of the enum, in which the index was created. */
const UNFINISHED = Object.values(PurchaseStatus).filter((status) =>
  [...UNPAID_UNFINISHED, ...PAID_UNFINISHED].includes(status),
);

/** The title in lower case, as the index of its letter pairs has it. */
export const FOLDED_TITLE = folded('contract_title');

/**
 * One buyer's attempt to buy one contract. The row is written before the first request to the provider, so that a crash
 * at any point can be recovered from it. Terms, seller and amount are copies: a receipt does not change with the contract,
 * and it outlives the contract.
 */
@Entity('purchases')
@ObjectType({ description: "A buyer's purchase of a contract." })
@SqlIndex('purchases_one_sale', 'on purchases (contract_id) where holds_contract', { unique: true })
@SqlIndex('purchases_one_open', `on purchases (contract_id, buyer_id) where status in (${sqlList(OPEN)})`, {
  unique: true,
})
@SqlIndex(
  'purchases_bought',
  'on purchases (buyer_id, created_at desc, id desc) where authorised_at is not null',
)
@SqlIndex(
  'purchases_sold',
  'on purchases (seller_id, created_at desc, id desc) where captured_at is not null',
)
@SqlIndex('purchases_all', 'on purchases (created_at desc, id desc)')
@SqlIndex('purchases_of_status', 'on purchases (status, created_at desc, id desc)')
@SqlIndex('purchases_due', 'on purchases (next_look_at) where next_look_at is not null')
@SqlIndex('purchases_unfinished', `on purchases (mode) where status in (${sqlList(UNFINISHED)})`)
@SqlIndex('purchases_by_time', 'on purchases using brin (captured_at, refunded_at)')
@SqlIndex('purchases_title', 'on purchases using gin (contract_title gin_trgm_ops)')
@SqlIndex('purchases_title_pairs', `on purchases using gin (letter_pairs(${FOLDED_TITLE}))`)
@SqlIndex(
  'purchases_unpaid',
  `on purchases (updated_at)
   where status in (${sqlList(NEVER_PAID)}) and captured_at is null and refunded_at is null`,
)
@Check('purchases_status_known', `status in (${sqlList(Object.values(PurchaseStatus))})`)
@Check('purchases_amount_positive', 'amount > 0')
@Check(
  'purchases_hold_fits_status',
  `case when status in (${sqlList(ALWAYS_HOLDING)}) then holds_contract when status in (${sqlList(MAY_HOLD)}) then true else not holds_contract end`,
)
@Check('purchases_amount_refunded_fits', 'amount_refunded between 0 and amount')
export class Purchase {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'purchases_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the purchase.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  /** No foreign key: a contract without a paid purchase may be deleted while payment dialogs are open. */
  @Index('purchases_contract')
  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;

  @Column('text', { name: 'contract_title' })
  @Shown(() => String, { description: 'Its title when it was bought.', example: '2024 Honda Civic lease' })
  contractTitle: string;

  /** What the buyer was shown; null in a purchase of an earlier release whose contract was gone by the upgrade. */
  @Column('jsonb', { nullable: true })
  @Shown(() => PurchaseTerms, {
    nullable: true,
    description:
      'The terms of the contract as the buyer was shown them; an edit of the contract does not change them.',
  })
  terms: PurchaseTerms | null;

  /** The contract's `terms_version` at that moment: a claim needs it to be the same still. */
  @Column('integer', { name: 'terms_version', nullable: true })
  termsVersion: number | null;

  @ForeignKey(() => User, { name: 'purchases_buyer_known' })
  @Index('purchases_buyer')
  @Column('uuid', { name: 'buyer_id' })
  @Shown(() => ID, { description: 'Who buys.' })
  buyerId: string;

  @ForeignKey(() => User, { name: 'purchases_seller_known' })
  @Index('purchases_seller')
  @Column('uuid', { name: 'seller_id' })
  @Shown(() => ID, { description: 'Who listed the contract.' })
  sellerId: string;

  @Column('integer')
  @Shown(() => Int, { description: 'In cents (USD).', example: feeOf('car-lease') })
  amount: number;

  @Column('text', { default: 'usd' })
  @Shown(() => String, { description: 'Currency code in lower case.', example: 'usd' })
  currency: string;

  @Column('text')
  @Shown(() => PaymentsMode, { description: 'Whether real money moved.' })
  mode: PaymentsMode;

  @Column('text', { default: PurchaseStatus.CREATED })
  @Shown(() => PurchaseStatus, { description: 'Its status.' })
  status: PurchaseStatus;

  /** The reason for the last transition. */
  @Column('text', { default: 'opened' })
  cause: Cause;

  /** True while this purchase holds the contract; a unique index allows one such purchase per contract. */
  @Column('boolean', { name: 'holds_contract', default: false })
  holdsContract: boolean;

  /** The provider's id; null until it answered for the first time. */
  @Index('purchases_payment_intent', { unique: true })
  @Column('text', { name: 'payment_intent_id', nullable: true })
  paymentIntentId: string | null;

  /** Part of every idempotency key; raised after the provider has stored a failure under the last key. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Number of the current refund; raised whenever a refund is started. */
  @Column('integer', { name: 'refund_round', default: 0 })
  refundRound: number;

  /** The admin's reason for the refund. */
  @Column('text', { name: 'refund_reason', nullable: true })
  refundReason: string | null;

  /** The admin's choice for the contract after the refund: cancelled instead of for sale again. */
  @Column('boolean', { name: 'take_off_market', default: false })
  takeOffMarket: boolean;

  /** Why the contract is taken off the market then; null for an admin's choice. */
  @Column('text', { name: 'off_market_reason', nullable: true })
  offMarketReason: OffMarketReason | null;

  /** Stored with the charge, for the receipt; nothing else about the card is. */
  @Column('text', { name: 'card_brand', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: "The card's brand as the provider names it; null for the seller.",
    example: 'visa',
  })
  cardBrand: string | null;

  @Column('text', { name: 'card_last4', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: "The card's last four digits; null for the seller.",
    example: '4242',
  })
  cardLast4: string | null;

  /** Of a refund made here, or of one made in the provider's dashboard. */
  @Column('integer', { name: 'amount_refunded', default: 0 })
  @Shown(() => Int, {
    description: 'Cents refunded so far, possibly a part of the fee; lost disputes do not count.',
    example: 0,
  })
  amountRefunded: number;

  @Moment('authorised_at', { nullable: true })
  authorisedAt: string | null;

  @Moment('captured_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the card was charged; null if it was not.' })
  capturedAt: string | null;

  @Moment('refunded_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the payment was refunded.' })
  refundedAt: string | null;

  /** When the transfer ended with the fee kept: a dispute that is won leads back there. */
  @Moment('kept_at', { nullable: true })
  keptAt: string | null;

  /** When the sweeper asks the provider again; null if no change is expected. */
  @Moment('next_look_at', { nullable: true })
  nextLookAt: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When the payment was opened.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('updated_at', { now: true })
  @Shown(() => DateTime, {
    description: 'When its status last changed.',
    example: '2026-03-01T12:00:00.000Z',
  })
  updatedAt: string;
}
