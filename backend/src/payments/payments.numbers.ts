import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { listedBefore, typeOf } from '../contracts/contract.rows.js';
import { Database } from '../database/database.js';

/**
 * Charged fees and refunds, in cents, by payment mode: `purchases:sandbox`. SQL: repositories do not group rows by day.
 */
@Injectable()
export class PaymentNumbers {
  constructor(private readonly database: Database) {}

  async daily(range: DayRange): Promise<DayNumber[]> {
    const [moved, buyers] = await Promise.all([this.moved(range), this.buyers(range)]);
    return [...moved, ...buyers];
  }

  /** Served by the index purchases_by_time. */
  private moved({ from, until }: DayRange): Promise<DayNumber[]> {
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

  /**
   * `paid:live:car-lease`, and `buyer-days:live:car-lease:14`: how many of them paid 14 days after the listing. Medians of
   * several days cannot be added up; these can. Served by purchases_by_time.
   */
  private buyers({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select p.day, figure.name, count(*)::int as value from (
         select ${dayColumn('captured_at')} as day, mode || ':' || coalesce(terms->>'type', ${typeOf('contract_id')}) as kind,
           greatest((captured_at at time zone 'UTC')::date
             - (${listedBefore('contract_id', 'captured_at')} at time zone 'UTC')::date, 0) as days
         from purchases where ${onDays('captured_at')}) p
       cross join lateral (values ('paid:' || p.kind), ('buyer-days:' || p.kind || ':' || p.days)) as figure (name)
       where figure.name is not null group by 1, 2`,
      [from, until],
    );
  }
}
