import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { Database } from '../database/database.js';
import type { ContractType } from './contract.columns.js';
import type { ContractStatus } from './contract.status.js';

export interface ContractCount {
  type: ContractType;
  status: ContractStatus;
  count: number;
}

/** Figures about contracts. SQL: repositories do not group rows by day. */
@Injectable()
export class ContractNumbers {
  constructor(private readonly database: Database) {}

  /** Served by the index contracts_all. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('created_at')} as day, 'listings' as name, count(*)::int as value
       from contracts where ${onDays('created_at')} group by 1`,
      [from, until],
    );
  }

  /** Scans the index contracts_counted, about 0.2 seconds for a million contracts, so only a job calls it. */
  standing(): Promise<ContractCount[]> {
    return this.database.query(
      'select type, status, count(*)::int as count from contracts group by type, status order by type, status',
    );
  }
}
