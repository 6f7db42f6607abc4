import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { RETENTION_DAYS } from '@handover/domain/retention';
import type { Request } from 'express';
import { Config } from '../common/config/config.js';
import { ContractViews } from '../common/contract-views.js';
import { contextOfRequest } from '../common/api/request-of.js';
import { today } from '../common/today.js';
import { Database, isRefusal } from '../database/database.js';
import { Retention } from '../retention/retention.js';
import { DayCounter, OTHER } from './day-counter.js';
import { sourcesOf } from './visit-source.js';
import type { SourceKind } from './visit-source.entity.js';

/* SQL in this file: one statement per batch of visits, and the sums of a period. */

const FLUSH_AFTER_MS = 3_000;
/** Sources of a kind that a process tells apart on one day. */
const MOST_NAMES = 300;
/** Sources of a kind in the answer; the others are added up. */
const MOST_SHOWN = 50;
const CONTRACT_PATH = /^\/contracts\/([^/?]+)/;

const WRITE = `insert into visit_sources as s (day, kind, name, visits)
  select * from unnest($1::date[], $2::text[], $3::text[], $4::int[])
  on conflict (day, kind, name) do update set visits = s.visits + excluded.visits`;
/** By the database's clock. Served by the primary key. */
const SUMS = `select kind, name, sum(visits)::int as visits from (
    select kind, case when row_number() over (partition by kind order by sum(visits) desc, name) <= ${MOST_SHOWN}
      then name else '${OTHER}' end as name, sum(visits) as visits
    from visit_sources where day > (now() at time zone 'UTC')::date - $1::int group by kind, name) ranked
  group by kind, name order by kind, visits desc, name`;
const PRUNE = `delete from visit_sources where (day, kind, name) in (
    select day, kind, name from visit_sources where day < current_date - $1::int
    order by day limit $2 for update skip locked) returning 1`;

/** Counts visits when a page is sent: noted in memory, written in batches. No cookie, address or person is noted. */
@Injectable()
export class Visits implements OnApplicationShutdown {
  private readonly logger = new Logger(Visits.name);
  private readonly counter = new DayCounter(MOST_NAMES);
  private readonly ownHost: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly views: ContractViews,
    config: Config,
    retention: Retention,
  ) {
    this.ownHost = new URL(config.publicUrl).host;
    retention.register('visits', async (limit) => {
      const deleted = await this.database.query(PRUNE, [RETENTION_DAYS.visits, limit]);
      return deleted.length;
    });
  }

  /** Called with each page that is sent, also with one that requests share. */
  page(request: Request, status: number): void {
    // a redirect leads to another page with the same referrer
    if (status !== 200) return;
    const [, contractId] = CONTRACT_PATH.exec(request.originalUrl) ?? [];
    if (contractId) this.contract(contractId, request);
    const sources = sourcesOf(request, this.ownHost);
    for (const { kind, name } of sources) this.counter.add(today(), kind, name);
    if (sources.length > 0) this.flushSoon();
  }

  /** Called with an answer about a contract that requests share. */
  contract(id: string, request: Request): void {
    this.views.seen(id, contextOfRequest(request));
  }

  /** The sources of the last days, today included, most visits first. */
  sums(days: number): Promise<{ kind: SourceKind; name: string; visits: number }[]> {
    return this.database.query(SUMS, [days]);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
    clearTimeout(this.timer);
  }

  async flush(): Promise<void> {
    this.timer = undefined;
    const counts = this.counter.take();
    if (counts.length === 0) return;
    const columns = (['day', 'kind', 'name', 'visits'] as const).map((name) =>
      counts.map((row) => row[name]),
    );
    try {
      await this.database.query(WRITE, columns);
    } catch (error) {
      this.logger.warn(error);
      // a refused batch would be refused again
      if (isRefusal(error)) return;
      this.counter.putBack(counts);
      this.flushSoon();
    }
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }
}
