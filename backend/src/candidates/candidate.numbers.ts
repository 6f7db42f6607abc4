import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { Database } from '../database/database.js';

/** SQL: repositories do not group rows by day. Served by an index of the column. */
const counted = (name: string, column: string, condition = 'true'): string =>
  `select ${dayColumn(column)} as day, '${name}' as name, count(*)::int as value
   from applications where ${onDays(column)} and ${condition} group by 1`;

/** Applications by day: sent, with the day of their last window, and bought by their candidate. */
const DAILY = [
  counted('applications', 'created_at'),
  counted('candidates-chosen', 'window_at'),
  counted('bought-from-line', 'decided_at', `status = 'bought'`),
].join(' union all ');

@Injectable()
export class CandidateNumbers {
  constructor(private readonly database: Database) {}

  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(DAILY, [from, until]);
  }
}
