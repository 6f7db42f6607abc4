import { RETENTION_DAYS } from '@handover/domain/retention';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { ContractViews } from '../common/contract-views.js';
import type { RequestContext } from '../common/api/request-of.js';
import { today } from '../common/today.js';
import { type DayNumber, type DayRange } from '../common/day-numbers.js';
import { holderOf, typeOf } from '../contracts/contract.rows.js';
import { Database, isRefusal } from '../database/database.js';
import { Retention } from '../retention/retention.js';
import { hashOf, viewOf, type View } from './counted-view.js';

/* SQL in this file: one statement per batch of views, which counts each viewer once a day and leaves out holders. */

const FLUSH_AFTER_MS = 3_000;
/** Views are left out while the database is too slow to take more. */
const MOST_WAITING = 10_000;

const WRITE = `with seen as (
    insert into contract_views (contract_id, day, viewer_hash)
    select v.id, v.day, v.hash from unnest($1::uuid[], $2::date[], $3::text[], $4::uuid[]) v (id, day, hash, viewer)
    where ${holderOf('v.id')} is distinct from v.viewer and ${holderOf('v.id')} is not null
    order by 1, 2, 3 on conflict do nothing returning contract_id, day),
  total as (
    insert into contract_view_totals as t (contract_id, views)
    select contract_id, count(*) from seen group by 1 order by 1
    on conflict (contract_id) do update set views = t.views + excluded.views)
  insert into contract_view_days as d (day, type, views)
  select day, ${typeOf('contract_id')}, count(*) from seen group by 1, 2 order by 1, 2
  on conflict (day, type) do update set views = d.views + excluded.views`;
const DAILY = `select day::text, 'seen:' || type as name, views as value from contract_view_days
  where day >= $1::date and day < $2::date`;
const PRUNE_DAYS = `delete from contract_view_days where (day, type) in (
    select day, type from contract_view_days where day < current_date - $1::int
    order by day limit $2 for update skip locked) returning 1`;
const COUNT =
  'select contract_id as "contractId", views from contract_view_totals where contract_id = any($1)';
const PRUNE = `delete from contract_views where (contract_id, day, viewer_hash) in (
    select contract_id, day, viewer_hash from contract_views where day < current_date - 1
    order by day limit $1 for update skip locked) returning 1`;

/** Counts who looked at contracts: noted in memory before the answer, written in batches after it. */
@Injectable()
export class ListingViews implements OnApplicationShutdown {
  private readonly logger = new Logger(ListingViews.name);
  private waiting = new Map<string, View>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    views: ContractViews,
    retention: Retention,
  ) {
    views.register((contractId, request) => this.note(contractId, request));
    retention.register('views', async (limit) => (await database.query(PRUNE, [limit])).length);
    retention.register('days of views', async (limit) => {
      const deleted = await database.query(PRUNE_DAYS, [RETENTION_DAYS.visits, limit]);
      return deleted.length;
    });
  }

  async countOf(contractIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ contractId: string; views: number }>(COUNT, [contractIds]);
    return new Map(rows.map(({ contractId, views }) => [contractId, views]));
  }

  /** `seen:car-lease` and so on, served by the primary key. */
  daily({ from, until }: DayRange): Promise<DayNumber[]> {
    return this.database.query(DAILY, [from, until]);
  }

  onApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const views = [...this.waiting.values()];
    this.waiting = new Map();
    if (views.length === 0) return;
    await this.database
      .query(WRITE, [
        views.map(({ contractId }) => contractId),
        views.map(({ day }) => day),
        views.map((view) => hashOf(view, this.config.viewsKey)),
        views.map(({ viewerId }) => viewerId),
      ])
      .catch((error: unknown) => {
        this.logger.warn(error);
        // what the database refuses would be refused again
        if (!isRefusal(error)) this.putBack(views);
      });
  }

  private putBack(views: readonly View[]): void {
    for (const view of views.slice(0, MOST_WAITING - this.waiting.size)) this.wait(view);
  }

  private note(contractId: string, request: RequestContext): void {
    if (this.waiting.size >= MOST_WAITING) return;
    const view = viewOf(contractId, request, today());
    if (!view) return;
    this.wait(view);
  }

  private wait(view: View): void {
    this.waiting.set(`${view.contractId} ${view.day} ${view.who}`, view);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }
}
