import { Injectable } from '@nestjs/common';
import { OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { Database } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';

const ENDED = 'coalesce(completed_at, cancelled_at)';
const DAYS_TAKEN = `(completed_at at time zone 'UTC')::date - (created_at at time zone 'UTC')::date`;

/** Transfers that ended, by day. SQL: repositories do not group rows by day. */
@Injectable()
export class TransferDays {
  constructor(private readonly database: Database) {}

  /** With `days:14`, how many took 14 days: medians of several days cannot be added up. Served by transfers_ended. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn(ENDED)} as day, figure.name, count(*)::int as value
       from transfers cross join lateral (values (status),
         (case when status = 'completed' then 'days:' || greatest(${DAYS_TAKEN}, 0) end)) as figure (name)
       where ${onDays(ENDED)} and figure.name is not null group by 1, 2`,
      [from, until],
    );
  }

  /** Served by the index transfers_open. */
  async open(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from transfers where status in (${sqlList(OPEN_STATUSES)})`,
    );
    return row?.count ?? 0;
  }
}
