import { OFFER_STATUSES, type OfferStatus } from '@handover/domain/candidates/application-life';
import { OFFER_LIMITS, type OfferTerms as Terms } from '@handover/domain/candidates/offer-terms';
import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Given } from '../../common/api/given.js';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { sqlList } from '../../database/sql-list.js';
import {
  FeePayerEnum,
  OFFER_PARTIES,
  OfferPartyEnum,
  OfferStatusEnum,
  type OfferParty,
} from './application.enums.js';

@ObjectType({ description: 'What an offer changes; what is missing is as listed.' })
export class OfferTerms implements Terms {
  @Given(() => Int, {
    nullable: true,
    description: 'What the seller pays to the buyer, in cents (USD).',
    example: 150000,
  })
  incentive?: number;

  @Given(() => Int, {
    nullable: true,
    description: 'Asking price of a home or timeshare, or the cash for a loan, in cents (USD).',
    example: 500000,
  })
  price?: number;

  @Given(() => FeePayerEnum, { nullable: true, description: 'Who pays the fee of the company.' })
  thirdPartyFeeBy?: string;

  @Given(() => String, {
    nullable: true,
    description: 'The day of the handover.',
    example: '2027-01-15',
    format: 'date',
  })
  handoverOn?: string;

  @Given(() => String, { nullable: true, description: 'What comes with it.', example: 'Winter tires' })
  includes?: string;
}

@Entity('offers')
@Index('offers_round', ['applicationId', 'round'], { unique: true })
@SqlIndex('offers_open', `on offers (application_id) where status = 'made'`, { unique: true })
@SqlIndex('offers_expire', `on offers (expires_at) where status = 'made'`)
@Check('offers_status_known', `status in (${sqlList(OFFER_STATUSES)})`)
@Check('offers_by_known', `by in (${sqlList(OFFER_PARTIES)})`)
@Check('offers_round_counts', `round between 1 and ${OFFER_LIMITS.rounds}`)
@ObjectType({ description: 'Terms that one of the two proposes to the other, in private.' })
export class Offer {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'offers_pkey' })
  @Shown(() => ID, { description: 'Identifies it.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  id: string;

  @ForeignKey('Application', { name: 'offers_application_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'application_id' })
  @Shown(() => ID, { description: 'The application that it is about.' })
  applicationId: string;

  @Column('smallint')
  @Shown(() => Int, { description: 'Counts the offers of an application from 1 on.', example: 1 })
  round: number;

  @Column('text')
  @Shown(() => OfferPartyEnum, { description: 'Who made it.' })
  by: OfferParty;

  @Column('jsonb')
  @Shown(() => OfferTerms, { description: 'What it changes.' })
  terms: OfferTerms;

  @Column('text', { default: 'made' })
  @Shown(() => OfferStatusEnum, { description: 'What became of it.' })
  status: OfferStatus;

  @Moment('expires_at')
  @Shown(() => DateTime, {
    description: 'Until when it can be answered.',
    example: '2026-03-04T12:00:00.000Z',
  })
  expiresAt: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was made.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}
