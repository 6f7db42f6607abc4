import { Extensions, ID, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, VirtualColumn } from 'typeorm';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { SqlIndex } from '../../database/sql-index.js';
import { sqlList } from '../../database/sql-list.js';
import type { ListLength } from '../../graphql/cost.js';
import { User } from '../../users/user.entity.js';
import { MOST_KEPT, type ColumnNames, type GivenContract, type Problem } from './import.rows.js';
import {
  IMPORT_STATES,
  ImportFormatEnum,
  ImportMatchEnum,
  ImportMissingEnum,
  ImportModeEnum,
  ImportProblem,
  ImportStateEnum,
  type ImportFormat,
  type ImportMatch,
  type ImportMissing,
  type ImportMode,
  type ImportState,
} from './import.types.js';

/** States in which rows are still worked on. */
export const OPEN_STATES = ['queued', 'running'] as const;

@Entity('imports')
@Index('imports_of_member', ['userId', 'createdAt', 'id'])
@Index('imports_age', ['createdAt'])
@SqlIndex('imports_open', `on imports (user_id) where state in (${sqlList(OPEN_STATES)})`, { unique: true })
@Check('imports_state_known', `state in (${sqlList(IMPORT_STATES)})`)
@ObjectType({ description: 'A file of contracts, and what became of its rows.' })
export class Import {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'imports_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the import.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey(() => User, { name: 'imports_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'organisation_id', nullable: true })
  organisationId: string | null;

  @Column('text')
  @Shown(() => ImportModeEnum, { description: 'Whether rows were applied or only checked.' })
  mode: ImportMode;

  @Column('text')
  @Shown(() => ImportFormatEnum, { description: 'What the file was.' })
  format: ImportFormat;

  @Column('text')
  @Shown(() => ImportMatchEnum, { description: 'By what its rows find contracts.' })
  match: ImportMatch;

  @Column('text')
  @Shown(() => ImportMissingEnum, { description: 'What happens to contracts that it does not name.' })
  missing: ImportMissing;

  @Column('text', { default: 'queued' })
  @Shown(() => ImportStateEnum, { description: 'How far it is.' })
  state: ImportState;

  @Column('integer')
  @Shown(() => Int, { description: 'How many rows the file has.', example: 200 })
  rows: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, { description: 'How many rows were done without a problem.', example: 197 })
  ok: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, { description: 'How many rows have a problem.', example: 3 })
  failed: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, {
    description: 'How many rows listed a contract, or would.',
    example: 150,
  })
  created: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, { description: 'How many rows edited a contract, or would.', example: 40 })
  changed: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, { description: 'How many rows say what is known.', example: 7 })
  unchanged: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, {
    description: 'How many contracts that the file does not name were paused, or would be.',
    example: 0,
  })
  paused: number;

  @Column('integer', { default: 0 })
  @Shown(() => Int, {
    description: 'How many problems there are, at most 10 of a row; the report has the first 500.',
    example: 3,
  })
  problems: number;

  @Column('text', { array: true, default: () => "'{}'" })
  @Shown(() => [String], {
    description: 'Headings of the file that say nothing about a contract, the first 50.',
    example: ['Notes'],
  })
  ignored: string[];

  // SQL: a column that is counted
  @VirtualColumn({
    type: 'integer',
    query: (alias) =>
      `select count(*)::int from photo_addresses p where p.import_id = ${alias}.id and p.state = 'waiting'`,
  })
  @Shown(() => Int, {
    description: 'How many photos that it named by their addresses are still to be fetched.',
    example: 12,
  })
  photosWaiting: number;

  /** The names that the file has for the columns. */
  @Column('jsonb', { default: {} })
  columns: ColumnNames;

  /** The last row that is done. */
  @Column('integer', { name: 'done_row', default: 0 })
  doneRow: number;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When the file was sent.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('finished_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When it was done, failed or was cancelled; null before.',
    example: '2026-03-01T12:01:00.000Z',
  })
  finishedAt: string | null;
}

@ObjectType({ description: 'An import with what is wrong with its rows.' })
export class ImportReport extends Import {
  @Extensions({ usualLength: MOST_KEPT } satisfies ListLength)
  @Shown(() => [ImportProblem], { description: 'What is wrong, by row: the first 500 problems.' })
  report: ImportProblem[];
}

/** The rows of an import until it ends; then those with problems, without what they state. */
@Entity('import_rows')
export class ImportRow {
  @ForeignKey(() => Import, { name: 'import_rows_import_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'import_id', primaryKeyConstraintName: 'import_rows_pkey' })
  importId: string;

  /** Negative for a problem with a contract that the file does not name. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'import_rows_pkey' })
  row: number;

  @Column('text', { name: 'external_id', nullable: true })
  externalId: string | null;

  @Column('text', { nullable: true })
  vin: string | null;

  @Column('jsonb', { nullable: true })
  given: GivenContract | null;

  @Column('jsonb', { nullable: true })
  problems: Problem[] | null;
}

/** Which columns the headings of a member's files mean. */
@Entity('import_mappings')
export class ImportMappingRow {
  @ForeignKey(() => User, { name: 'import_mappings_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'import_mappings_pkey' })
  userId: string;

  @Column('jsonb')
  headings: Record<string, string>;
}
