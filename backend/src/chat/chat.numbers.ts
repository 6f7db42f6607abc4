import { Injectable } from '@nestjs/common';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../common/day-numbers.js';
import { holderOf, typeOf } from '../contracts/contract.rows.js';
import { Database } from '../database/database.js';

/**
 * Questions in public threads, and how many of them were answered within 24 hours; both count for the day of the question.
 * Consecutive messages of candidates count as one question, and the holder's next message answers it. SQL: each message
 * of the days is compared with its neighbors in its thread, by subqueries, because a join of two days with the whole
 * table is planned as a scan of all threads.
 */
@Injectable()
export class ChatNumbers {
  constructor(private readonly database: Database) {}

  async daily(range: DayRange): Promise<DayNumber[]> {
    const [questions, first] = await Promise.all([this.questions(range), this.firstQuestions(range)]);
    return [...questions, ...first];
  }

  /** Served by the index messages_by_time. */
  private questions({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('m.created_at')} as day, figure.name, count(*)::int as value
       from messages m cross join lateral (select ${holderOf('m.contract_id')} as id,
         (select p.sender_id from messages p where p.contract_id = m.contract_id and p.seq = m.seq - 1) as before) h
         cross join (values ('questions'), ('answers')) as figure (name)
       where ${onDays('m.created_at')} and m.sender_id <> h.id and not m.by_colleague and coalesce(h.before = h.id, true)
         and (figure.name = 'questions' or m.created_at + interval '1 day' > (
           select a.created_at from messages a
           where a.contract_id = m.contract_id and a.seq > m.seq and (a.by_colleague or a.sender_id = h.id) order by a.seq limit 1))
       group by 1, 2`,
      [from, until],
    );
  }

  /**
   * `asked:car-lease`: members who wrote in the thread of another's contract for the first time. Served by messages_by_time,
   * and for each message by one entry of messages_of_sender.
   */
  private firstQuestions({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('m.created_at')} as day, 'asked:' || ${typeOf('m.contract_id')} as name, count(*)::int as value
       from messages m
       where ${onDays('m.created_at')} and m.sender_id <> ${holderOf('m.contract_id')} and not m.by_colleague and m.seq = (
         select min(f.seq) from messages f where f.sender_id = m.sender_id and f.contract_id = m.contract_id)
       group by 1, 2`,
      [from, until],
    );
  }
}
