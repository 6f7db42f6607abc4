import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { Database } from '../database/database.js';

/**
 * Charged fees and refunds, in cents, by payment mode: `purchases:sandbox`. SQL: repositories do not group rows by day.
 */
@Injectable()
export class PaymentNumbers {
  constructor(private readonly database: Database) {}

  /** Served by the index purchases_by_time. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select day, figure.name || ':' || mode as name, figure.value::float8 as value from (
           select ${dayColumn('captured_at')} as day, mode, 'purchases' as many, count(*) as count,
             'revenue' as much, sum(amount) as cents
           from purchases where ${onDays('captured_at')} group by 1, 2
           union all
           select ${dayColumn('refunded_at')}, mode, 'refunds', count(*), 'refunded', sum(amount_refunded)
           from purchases where ${onDays('refunded_at')} group by 1, 2) moved
         cross join lateral (values (many, count), (much, cents)) as figure (name, value)`,
      [from, until],
    );
  }
}
