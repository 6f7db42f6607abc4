import { Injectable } from '@nestjs/common';
import { REPEATED_REFUNDS, STOPPED_BY_SELLER } from '@handover/domain/transfers/repeated-refunds';
import { ACCEPT_STEP } from '@handover/domain/transfers/step-template';
import { ATTENTION } from '@handover/domain/transfers/transfer-attention';
import { OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { dayColumn, onDays, type DayNumber, type DayRange } from '../../common/day-numbers.js';
import { countUpTo, WaitingCount } from '../../common/api/waiting-count.js';
import { Database } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { earlierStops } from '../parties/earlier-refunds.js';
import { TRANSFER_ATTENTION } from '../transfer.attention.js';

const ENDED = 'coalesce(completed_at, cancelled_at)';
const DAYS_TAKEN = `(completed_at at time zone 'UTC')::date - (created_at at time zone 'UTC')::date`;

const STOPPED_AGAIN = `end_reason in (${sqlList(STOPPED_BY_SELLER)}) and fee_outcome <> 'none'
  and exists (${earlierStops('transfers.seller_id', 'transfers.id', 'transfers.cancelled_at')})`;

/** Transfers that were accepted or ended, by day. SQL: repositories do not group rows by day. */
@Injectable()
export class TransferDays {
  constructor(private readonly database: Database) {}

  async daily(range: DayRange): Promise<DayNumber[]> {
    const parts = [this.accepted(range), this.ended(range), this.nextBuyers(range)];
    return (await Promise.all(parts)).flat();
  }

  /** Buyers who paid within 7 days after a failed transfer of the contract. Served by transfers_ended and transfers_of_contract. */
  private nextBuyers({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('next.created_at')} as day, 'next-buyers' as name, count(distinct next.id)::int as value
       from transfers failed join transfers next on next.contract_id = failed.contract_id
         and next.created_at between failed.cancelled_at and failed.cancelled_at + interval '7 days'
       where coalesce(failed.completed_at, failed.cancelled_at) >= ($1::timestamp - interval '7 days') at time zone 'UTC'
         and coalesce(failed.completed_at, failed.cancelled_at) < $2::timestamp at time zone 'UTC'
         and ${onDays('next.created_at')} group by 1`,
      [from, until],
    );
  }

  /** `accepted:car-lease`: by both parties. Served by transfer_steps_done. */
  private accepted({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn('closed_at')} as day, 'accepted:' || type as name, count(*)::int as value
       from transfer_steps where status = 'done' and type = any($3) and key = $4 and ${onDays('closed_at')}
       group by 1, 2`,
      [from, until, CONTRACT_TYPES, ACCEPT_STEP.key],
    );
  }

  /** With `days:14`, how many took 14 days: medians of several days cannot be added up. Served by transfers_ended. */
  private ended({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(
      `select ${dayColumn(ENDED)} as day, figure.name, count(*)::int as value
       from transfers cross join lateral (values (status),
         (case when status = 'completed' then 'days:' || greatest(${DAYS_TAKEN}, 0) end),
         (case when status = 'completed' then 'handed-over:' || type else 'ended:' || end_reason end),
         (case when end_reason in (${sqlList(REPEATED_REFUNDS.reasons)}) then 'refunds-after-acceptance' end),
         (case when ${STOPPED_AGAIN} then 'sellers-stopped-again' end)) as figure (name)
       where ${onDays(ENDED)} and figure.name is not null group by 1, 2`,
      [from, until],
    );
  }

  /** Served by the index of the admins' list, to which its first part leads. */
  async feesUndecided(): Promise<number> {
    const undecided = `select from transfers
      where ${TRANSFER_ATTENTION} >= ${ATTENTION.waiting} and fee_outcome = 'undecided'`;
    return WaitingCount.of(await this.database.query<{ count: number }>(countUpTo(undecided))).count;
  }

  /** Served by the index transfers_open. */
  async open(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from transfers where status in (${sqlList(OPEN_STATUSES)})`,
    );
    return row?.count ?? 0;
  }
}
