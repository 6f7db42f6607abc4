import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { holderOf } from '../contracts/contract.rows.js';
import { Database } from '../database/database.js';

/**
 * Questions and answers in public threads. Consecutive messages of candidates count as one question, and the holder's
 * next message answers it. SQL: each message of the days is compared with the one before it in its thread, by a subquery,
 * because a join of two days with the whole table is planned as a scan of all threads.
 */
@Injectable()
export class ChatNumbers {
  constructor(private readonly database: Database) {}

  /** Served by the index messages_by_time. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('m.created_at')} as day,
         case when m.sender_id = h.id then 'answers' else 'questions' end as name, count(*)::int as value
       from messages m cross join lateral (select ${holderOf('m.contract_id')} as id,
         (select p.sender_id from messages p where p.contract_id = m.contract_id and p.seq = m.seq - 1) as before) h
       where ${onDays('m.created_at')} and (m.sender_id = h.id) <> coalesce(h.before = h.id, true)
       group by 1, 2`,
      [from, until],
    );
  }
}
