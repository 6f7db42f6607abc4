import { ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../../../common/api/enum-of.js';
import { DateTime } from '../../../common/api/scalars.js';
import { Shown } from '../../../common/api/shown.js';
import { Moment } from '../../../database/moment.column.js';
import { SqlIndex } from '../../../database/sql-index.js';
import { sqlList } from '../../../database/sql-list.js';
import { User } from '../../../users/user.entity.js';
import { Import } from '../import.entity.js';
import {
  ImportFormatEnum,
  ImportMatchEnum,
  ImportMissingEnum,
  type ImportFormat,
  type ImportMatch,
  type ImportMissing,
} from '../import.types.js';

const EXAMPLE_ID = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
export const URL_EXAMPLE = 'https://dealer.example/stock.csv';

export const OUTCOMES = ['imported', 'unchanged', 'failed'] as const;
export type ImportSourceOutcome = (typeof OUTCOMES)[number];
const OutcomeEnum = enumOf(OUTCOMES);
nameEnum(
  OutcomeEnum,
  'ImportSourceOutcome',
  'IMPORTED: an import of the file was queued. UNCHANGED: the file is the one that was imported last. FAILED: there was no file, see `lastError`.',
);

export const OFF_REASONS = ['member', 'failing', 'account', 'organisation'] as const;
export type ImportSourceOffReason = (typeof OFF_REASONS)[number];
const OffReasonEnum = enumOf(OFF_REASONS);
nameEnum(
  OffReasonEnum,
  'ImportSourceOffReason',
  'MEMBER: by hand. FAILING: no file for five days. ACCOUNT: the account could not be used. ORGANISATION: it is not approved any more, or the member may not list for it.',
);

/** An address of a member from which a file of contracts is fetched and imported again and again. */
@Entity('import_sources')
@Index('import_sources_of_member', ['userId', 'createdAt', 'id'])
@SqlIndex('import_sources_due', 'on import_sources (next_at) where disabled_at is null')
@SqlIndex('import_sources_busy', 'on import_sources (user_id) where busy_until is not null')
@Index('import_sources_import', ['lastImportId'])
@Check('import_sources_every_hours', 'every_hours between 1 and 24')
@Check('import_sources_outcome_known', `last_outcome in (${sqlList(OUTCOMES)})`)
@Check('import_sources_off_known', `off_reason in (${sqlList(OFF_REASONS)})`)
@ObjectType({ description: 'An address from which a file of contracts is fetched and imported regularly.' })
export class ImportSource {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'import_sources_pkey' })
  @Shown(() => ID, { description: 'Identifies the import source.', example: EXAMPLE_ID })
  id: string;

  @ForeignKey(() => User, { name: 'import_sources_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'organisation_id', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The organisation that lists the new contracts; null for the member alone.',
    example: EXAMPLE_ID,
  })
  organisationId: string | null;

  @Column('text')
  @Shown(() => String, { description: 'Where the file is.', example: URL_EXAMPLE, format: 'uri' })
  url: string;

  @Column('text')
  @Shown(() => ImportFormatEnum, { description: 'What the file is.' })
  format: ImportFormat;

  @Column('text')
  @Shown(() => ImportMatchEnum, { description: 'By what its rows find contracts.' })
  match: ImportMatch;

  @Column('text')
  @Shown(() => ImportMissingEnum, { description: 'What happens to contracts that it does not name.' })
  missing: ImportMissing;

  @Column('smallint', { name: 'every_hours' })
  @Shown(() => Int, { description: 'How many hours are between two fetches.', example: 6 })
  everyHours: number;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was created.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('next_at', { now: true })
  nextAt: string;

  /** It is being fetched until then at the latest. */
  @Moment('busy_until', { nullable: true })
  busyUntil: string | null;

  @Moment('last_fetched_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it was fetched last; null before.' })
  lastFetchedAt: string | null;

  @Column('text', { name: 'last_outcome', nullable: true })
  @Shown(() => OutcomeEnum, { nullable: true, description: 'What came of it; null before.' })
  lastOutcome: ImportSourceOutcome | null;

  @Column('text', { name: 'last_error', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'Why the last fetch failed, as a sentence; null if it did not.',
    example: 'The address answered with the status 404.',
  })
  lastError: string | null;

  @ForeignKey(() => Import, { name: 'import_sources_import_known', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'last_import_id', nullable: true })
  @Shown(() => ID, {
    nullable: true,
    description: 'The last import of its file; null before, and once the import is deleted.',
    example: EXAMPLE_ID,
  })
  lastImportId: string | null;

  /** What the server said of the file that was imported last, and its SHA-256. */
  @Column('text', { nullable: true })
  etag: string | null;

  @Column('text', { name: 'last_modified', nullable: true })
  lastModified: string | null;

  @Column('text', { nullable: true })
  digest: string | null;

  @Column('integer', { default: 0 })
  @Shown(() => Int, { description: 'How many fetches in a row have failed.', example: 0 })
  failures: number;

  @Moment('failing_since', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'Since when they fail; null if the last did not.' })
  failingSince: string | null;

  @Moment('disabled_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When it was switched off; null while it is on.' })
  disabledAt: string | null;

  @Column('text', { name: 'off_reason', nullable: true })
  @Shown(() => OffReasonEnum, { nullable: true, description: 'Why it is off; null while it is on.' })
  offReason: ImportSourceOffReason | null;

  @Shown(() => DateTime, {
    nullable: true,
    description:
      'When it is fetched next; a time that has passed means as soon as no other import of yours is open. Null while it is off.',
  })
  get nextFetchAt(): string | null {
    return this.disabledAt === null ? this.nextAt : null;
  }
}
