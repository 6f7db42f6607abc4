import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';
import type { ContractCount } from '../contracts/contracts.numbers.js';

/** What was there when a day was last counted. No table has the states of the past, so these are kept for ever. */
export interface Standing {
  members: number;
  listings: ContractCount[];
}

/** The figures of one day in UTC, counted by a job, so that the overview of a year reads a few hundred rows. */
@Entity('overview_days')
export class OverviewDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'overview_days_pkey' })
  day: string;

  /** By name. */
  @Column('jsonb')
  numbers: Record<string, number>;

  /** Null for days that were over before the first count. */
  @Column('jsonb', { nullable: true })
  standing: Standing | null;

  /** Which rules counted it: see RULES in overview.roll-up.ts. */
  @Column('integer')
  rules: number;

  @Moment('counted_at')
  countedAt: string;
}
