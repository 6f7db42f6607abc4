import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { Database } from '../database/database.js';

/** Figures about members, without those who have left. SQL: repositories do not group rows by day. */
@Injectable()
export class MemberNumbers {
  constructor(private readonly database: Database) {}

  /** Served by the index users_listed. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('created_at')} as day, 'members' as name, count(*)::int as value
       from users where deleted_at is null and ${onDays('created_at')} group by 1`,
      [from, until],
    );
  }

  /** Scans an index of all members. */
  async total(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::int as count from users where deleted_at is null',
    );
    return row?.count ?? 0;
  }

  /** The day on which the first member joined; null without members. */
  async firstDay(): Promise<string | null> {
    const [row] = await this.database.query<{ day: string }>(
      `select ${dayColumn('created_at')} as day from users where deleted_at is null
       order by created_at, id limit 1`,
    );
    return row?.day ?? null;
  }
}
