import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../common/observe/metrics.js';
import { Database } from '../database/database.js';
import { Replicas } from '../database/replicas.js';
import { PaymentsLists } from '../payments/payments.lists.js';

const JOBS_MAX_AGE_MS = 5_000;
/** Counting purchases scans the table, so the count is cached for a minute. */
const PURCHASES_MAX_AGE_MS = 60_000;

/** Gauges read on each Prometheus scrape: pool, queue, purchases. What all workers read alike has an aggregator: it is not added up. */
@Injectable()
export class Gauges {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly replicas: Replicas,
    private readonly payments: PaymentsLists,
  ) {
    this.pool();
    if (replicas.all.length > 0) this.replication();
    this.queue();
    this.purchases();
  }

  private pool(): void {
    const { pool } = this.database;
    const gauge = new Gauge({
      name: 'handover_database_connections',
      help: 'Connections of the pool; "waiting" are requests that have none yet.',
      labelNames: ['state'],
      registers: [this.metrics.registry],
      collect: () => {
        gauge.set({ state: 'open' }, pool.totalCount);
        gauge.set({ state: 'idle' }, pool.idleCount);
        gauge.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  private replication(): void {
    const { replicas } = this;
    const lag = new Gauge({
      name: 'handover_replica_lag_seconds',
      help: 'How far the replica is behind the primary.',
      labelNames: ['replica'],
      aggregator: 'max',
      registers: [this.metrics.registry],
      collect: () => {
        for (const replica of replicas.all) lag.set({ replica: replica.name }, replicas.lagSeconds(replica));
      },
    });
    const answers = new Gauge({
      name: 'handover_replica_up',
      help: '1 if the replica answers, 0 if it is left out.',
      labelNames: ['replica'],
      aggregator: 'min',
      registers: [this.metrics.registry],
      collect: () => {
        for (const replica of replicas.all) answers.set({ replica: replica.name }, Number(replica.answers));
      },
    });
    const fallbacks = new Counter({
      name: 'handover_replica_fallbacks_total',
      help: 'Reads that failed on a replica and were repeated on the primary.',
      registers: [this.metrics.registry],
      collect: () => {
        fallbacks.reset();
        fallbacks.inc(replicas.fallbacks);
      },
    });
  }

  /** SQL: the queue's views are its public interface. */
  private queue(): void {
    const jobs = new Gauge({
      name: 'handover_jobs',
      help: 'Jobs in the queue: waiting for their time, failing (will be tried again), given up.',
      labelNames: ['task', 'state'],
      aggregator: 'max',
      registers: [this.metrics.registry],
      collect: keeping(JOBS_MAX_AGE_MS, async () => {
        const rows = await this.database.query<{ task: string; state: string; count: number }>(
          `select task_identifier as task, count(*)::int as count,
             case when attempts >= max_attempts then 'given-up' when attempts > 0 then 'failing' else 'waiting' end
               as state
           from graphile_worker.jobs group by 1, 3`,
        );
        jobs.reset();
        for (const { task, state, count } of rows) jobs.set({ task, state }, count);
      }),
    });
    const oldest = new Gauge({
      name: 'handover_oldest_due_job_seconds',
      help: 'How long the oldest job that could run has been waiting.',
      aggregator: 'max',
      registers: [this.metrics.registry],
      collect: keeping(JOBS_MAX_AGE_MS, async () => {
        const [row] = await this.database.query<{ age: number }>(
          `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as age
           from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null`,
        );
        oldest.set(row?.age ?? 0);
      }),
    });
  }

  private purchases(): void {
    const gauge = new Gauge({
      name: 'handover_purchases',
      help: 'Purchases by the state they are in.',
      labelNames: ['state'],
      aggregator: 'max',
      registers: [this.metrics.registry],
      collect: keeping(PURCHASES_MAX_AGE_MS, async () => {
        const counts = await this.payments.countByStatus();
        gauge.reset();
        for (const { status, count } of counts) gauge.set({ state: status }, count);
      }),
    });
  }
}

/** Caches a reading; if the database is down, the last numbers stay and /metrics still answers. */
function keeping(forMs: number, read: () => Promise<void>): () => Promise<void> {
  let until = -Infinity;
  return async () => {
    const now = performance.now();
    if (now < until) return;
    until = now + forMs;
    await read().catch(() => (until = 0));
  };
}
