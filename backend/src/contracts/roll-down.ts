import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type Tx } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { enqueue, enqueueNext } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import type { CostedContract } from '@handover/domain/cost/cost';
import { costColumns } from './contract.cost.js';
import { placeIdOf } from '../places/find-place.js';
import type { Contract } from './contract.entity.js';
import { subjectIdOf } from './rules/contract.rules.js';
import { LISTED } from './contract.status.js';

const BATCH = 500;

/**
 * Recomputes the columns that change while terms shrink, once a day. A run also applies a release that computes them
 * differently or bundles other places, and finds companies that the rule book got later. Every write computes them, too. SQL: reads and writes 500 contracts in one
 * statement each.
 */
@Injectable()
export class RollDown implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    worker: JobWorker,
  ) {
    worker.register('roll-down', ({ after }) => this.run(after), { changesPublicData: true });
  }

  onApplicationBootstrap(): Promise<void> {
    return enqueueNext(this.database, 'roll-down');
  }

  /** One pass over the listed contracts after `after`. Repeating it changes nothing. */
  async run(after: string | undefined, budgetMs = BUDGET_MS): Promise<void> {
    // first, so that tomorrow's run is queued even if this one fails or is killed
    if (!after) await enqueueNext(this.database, 'roll-down');
    const deadline = performance.now() + budgetMs;
    for (let last = after; ;) {
      last = await this.batch(last);
      if (!last) return;
      if (performance.now() < deadline) continue;
      return void (await enqueue(this.database, 'roll-down', { after: last }, { key: 'roll-down.rest' }));
    }
  }

  /**
   * Updates a batch and returns the id of its last contract; undefined after the last batch. A concurrent edit wins,
   * because it sets updated_at.
   */
  private async batch(after: string | undefined): Promise<string | undefined> {
    const rows = await readBatch(this.database, after);
    const changed = rows
      .map((row) => ({
        ...row,
        now: {
          ...costColumns(row),
          placeId: row.placeId ?? placeIdOf(row),
          subjectId: row.subjectId ?? subjectIdOf(row),
        },
      }))
      .filter(
        ({ now, ...stored }) =>
          now.effectiveMonthly !== stored.effectiveMonthly ||
          now.cashAtTransfer !== stored.cashAtTransfer ||
          now.placeId !== stored.placeId ||
          now.subjectId !== stored.subjectId,
      );
    if (changed.length > 0)
      await this.database.query(
        `update contracts c set effective_monthly = b.effective, cash_at_transfer = b.cash, place_id = b.place,
           subject_id = b.subject
         from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::uuid[], $6::text[])
           as b (id, effective, cash, place, subject, at)
         where c.id = b.id and c.updated_at = b.at::timestamptz`,
        [
          changed.map(({ id }) => id),
          changed.map(({ now }) => now.effectiveMonthly),
          changed.map(({ now }) => now.cashAtTransfer),
          changed.map(({ now }) => now.placeId),
          changed.map(({ now }) => now.subjectId),
          changed.map(({ at }) => at),
        ],
      );
    return rows.length === BATCH ? rows.at(-1)?.id : undefined;
  }
}

interface Row
  extends
    CostedContract,
    Pick<
      Contract,
      'id' | 'effectiveMonthly' | 'cashAtTransfer' | 'placeId' | 'subjectId' | 'location' | 'maskedLocation'
    > {
  at: string;
}

/** SQL: reads a batch after an id, with the day of listing if no day was stated. */
const readBatch = (on: Pick<Tx, 'query'>, after: string | undefined): Promise<Row[]> =>
  on.query<Row>(
    `select id, type, facts, incentive, monthly_payment as "monthlyPayment", transfer_fee as "transferFee",
       remaining_term_months as "remainingTermMonths", effective_monthly as "effectiveMonthly",
       cash_at_transfer as "cashAtTransfer", place_id as "placeId", subject_id as "subjectId", location, masked_location as "maskedLocation",
       coalesce(term_as_of, (created_at at time zone 'UTC')::date)::text as "termAsOf", updated_at::text as at
     from contracts where status in (${sqlList(LISTED)}) and ($1::uuid is null or id > $1)
     order by id limit ${BATCH}`,
    [after ?? null],
  );
