import type { Requirements } from '@handover/domain/candidates/requirements';
import type { Facts } from '@handover/domain/facts/fact';
import { Column, ForeignKey } from 'typeorm';
import { Moment } from '../database/moment.column.js';
import type { Cover } from './photo.js';

/** The columns of a contract that no API shows. */
export abstract class HiddenContractColumns {
  /** The bundled place that the location names; null if it names none. */
  @Column('integer', { name: 'place_id', nullable: true })
  placeId: number | null;

  /** The company of the rule book that its third party names. */
  @ForeignKey('RuleSubject', { name: 'contracts_subject_known' })
  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  /** The organisation that lists it. */
  @ForeignKey('Organisation', { name: 'contracts_organisation_known' })
  @Column('uuid', { name: 'organisation_id', nullable: true })
  organisationId: string | null;

  /** The masked texts that others read; null if nothing is masked. */
  @Column('text', { name: 'masked_title', nullable: true })
  maskedTitle: string | null;

  @Column('text', { name: 'masked_description', nullable: true })
  maskedDescription: string | null;

  @Column('text', { name: 'masked_location', nullable: true })
  maskedLocation: string | null;

  @Column('jsonb', { name: 'masked_facts', nullable: true })
  maskedFacts: Facts | null;

  /** What the off-platform guard found in the texts, and whether facts do not fit together. */
  @Column('text', { array: true, default: () => "'{}'" })
  flags: string[];

  /** Set while an admin hides it. */
  @Moment('hidden_at', { nullable: true })
  hiddenAt: string | null;

  /** It is not public until an admin approves it (see ContractApprovals). */
  @Column('boolean', { name: 'awaits_approval', default: false })
  awaitsApproval: boolean;

  /** When an admin cleared its flags. */
  @Moment('cleared_at', { nullable: true })
  clearedAt: string | null;

  /** When it was taken off the market; null for one that was cancelled before reasons were kept. */
  @Moment('off_market_at', { nullable: true })
  offMarketAt: string | null;

  /** Where it went if it is gone elsewhere; private. */
  @Column('text', { name: 'went_to', nullable: true, select: false })
  wentTo: string | null;

  /** Who alone may buy it until `windowUntil`; written by contract.reservation.ts, as the four below. */
  @Column('uuid', { name: 'reserved_for', nullable: true })
  reservedFor: string | null;

  @Moment('reserved_until', { nullable: true })
  windowUntil: string | null;

  /** The application that was chosen. */
  @Column('uuid', { name: 'reserved_application', nullable: true, select: false })
  reservedApplication: string | null;

  /** What the holder requires of every applicant alike, by the keys of the questions. */
  @Column('jsonb', { nullable: true, select: false })
  requirements: Requirements | null;

  /** After a failed transfer, the next in line gets it before the public does. */
  @Column('boolean', { name: 'line_auto', default: true, select: false })
  lineAuto: boolean;

  /** How many more windows the line gives after a failed transfer. */
  @Column('smallint', { name: 'line_left', default: 0, select: false })
  lineLeft: number;

  /** What its holder calls it in a system of their own. Only the holder reads it. */
  @Column('text', { name: 'external_id', nullable: true, select: false })
  externalId: string | null;

  /** How many reminders of `fresh_until` were sent. */
  @Column('smallint', { name: 'fresh_reminders', default: 0 })
  freshReminders: number;

  /** What lists show of its first photo, copied so that no list reads another table. Photos keep it up to date. */
  @Column('jsonb', { name: 'cover', nullable: true })
  storedCover: Cover | null;

  /** The fact `availableFrom`, which the trigger of `search` keeps here for the filter by day. */
  @Column({
    ...{ type: 'text', name: 'available_from', collation: 'C', nullable: true },
    ...{ select: false, insert: false, update: false },
  })
  availableFrom: string | null;

  /** The make of a car or the developer of a timeshare, in lower case, kept here by the same trigger for the filter. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  brand: string | null;

  /**
   * What the full-text search reads: the public texts and written facts, with the most weight on the title. The trigger
   * contracts_search_filled fills it (schema/triggers.ts), so that a change of its expression rewrites no table.
   */
  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  search: string;

  /**
   * Computed by statements: true if a purchase holds it although its status allows a sale. An admin may set any status.
   */
  held?: boolean;
}
