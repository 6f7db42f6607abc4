import {
  Injectable,
  Logger as NestLogger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../common/config/config.js';
import { inSpan } from '../common/observe/tracing.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Database } from '../database/database.js';
import { isWrongServer } from '../database/driver/unusable-connections.js';
import { Installation } from '../installation/installation.js';
import { enqueueNext, enqueueRepeated, REPEATED, type JobPayloads, type Traced } from './jobs.js';
import { freeStuckJobs } from './stuck-jobs.js';
import { WorkerPool } from './worker-pool.js';

/** The queues of webhooks, imports and import sources take one place each for long; the others are for emails and money. */
const AT_ONCE = 5;
const POLL_MS = 2_000;
/** Time limit of a job that states none. A job locked for twice as long belonged to a process that died: none may take longer. */
const LONGEST_JOB_MS = 30_000;
/** Jobs with much to do work this long and leave the rest to a next one, so that what they have begun fits in. */
export const BUDGET_MS = LONGEST_JOB_MS / 2;
const FREE_EVERY_MS = 20_000;
const STOP_MS = 4_500;
const RESTART_MS = 1_000;
/** No request waits for a job, so a job may wait this long for a connection. */
const PATIENCE_MS = 15_000;
/** The library keeps a connection after an error; one that leads to the wrong server after a failover is used this long. */
const CONNECTION_SECONDS = 5;

/** The job's id is the same in all its attempts. */
type Handler<Name extends keyof JobPayloads> = (
  payload: JobPayloads[Name],
  job: { id: string },
) => Promise<void>;

/**
 * Runs queued jobs. Every process works on the queue; each job runs in one process, at least once. Modules register
 * their handlers before the start; a job without a handler waits in the queue, and so do all jobs of a trial. SQL: the
 * queue's functions and views are its public interface.
 */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new NestLogger(JobWorker.name);
  private readonly tasks: TaskList = {};
  private pool: WorkerPool | undefined;
  private runner: Runner | undefined;
  private stopping = false;
  private loop: Promise<void> = Promise.resolve();
  private freeing: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly topics: TopicBus,
    private readonly installation: Installation,
  ) {}

  /**
   * The next run of a repeated job is queued before it begins, so that a run that fails or is killed is followed by another.
   * After a job that changes what visitors read, the answers that they share are dropped, as after a member's write.
   */
  register<Name extends keyof JobPayloads>(
    name: Name,
    handler: Handler<Name>,
    { changesPublicData = false, longestMs = LONGEST_JOB_MS } = {},
  ): void {
    this.tasks[name] = async (payload, { job }) => {
      try {
        if (isRepeated(name)) await enqueueNext(this.database, name);
        const { traceparent: parent } = payload as Traced;
        await inSpan({ name: `job ${name}`, kind: 'consumer', ...(parent && { parent }) }, () =>
          inTime(handler(payload as JobPayloads[Name], { id: job.id }), name, longestMs),
        );
      } finally {
        // a job that fails may have changed something before
        if (changesPublicData) this.topics.publish('publicDataChanged', {});
      }
    };
  }

  /** Deletes jobs that used up their attempts more than `days` days ago; returns how many. */
  async deleteGivenUp(days: number, limit: number): Promise<number> {
    const deleted = await this.database.query(
      `select graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs
         where attempts >= max_attempts and locked_at is null and updated_at < now() - $1 * interval '1 day'
         limit $2))`,
      [days, limit],
    );
    return deleted.length;
  }

  /** How many jobs of each kind have failed: those that will be tried again, and those that used up their attempts. */
  failing(): Promise<{ task: string; failing: number; givenUp: number }[]> {
    return this.database.query(
      `select task_identifier as task, count(*) filter (where attempts < max_attempts)::int as failing,
         count(*) filter (where attempts >= max_attempts)::int as "givenUp"
       from graphile_worker.jobs where last_error is not null group by 1 order by 1`,
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await enqueueRepeated(this.database);
    if (this.installation.isTrial) return;
    const { databaseDirectUrl } = this.config;
    // a pool of its own: one connection listens for ever, and jobs must not use the connections of requests
    this.pool = new WorkerPool({
      ...this.database.pool.options,
      // a pooler passes no notifications on
      ...(databaseDirectUrl && { connectionString: databaseDirectUrl }),
      max: AT_ONCE + 1,
      connectionTimeoutMillis: PATIENCE_MS,
      maxLifetimeSeconds: CONNECTION_SECONDS,
    });
    // the pool replaces a connection that breaks while idle
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => void client.on('error', () => undefined));
    this.loop = this.keepRunning(this.pool);
    this.freeing = setInterval(() => void this.freeAbandoned(), FREE_EVERY_MS).unref();
    await this.freeAbandoned();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.freeing);
    const stopped = (async () => {
      await this.runner?.stop().catch(() => undefined);
      await this.loop;
    })();
    await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })]);
    await this.pool?.end().catch(() => undefined);
  }

  /** A runner gives up if the database is unreachable for long, or is stopped in a failover; then a new one is started. */
  private async keepRunning(pool: WorkerPool): Promise<void> {
    while (!this.stopping) {
      let runner: Runner | undefined;
      let workers: string | undefined;
      let isWrong = false;
      // it may come before the runner is returned
      const onWrongServer = () => {
        isWrong = true;
        runner?.stop().catch(() => undefined);
      };
      try {
        runner = this.runner = await run({
          pgPool: pool,
          taskList: this.tasks,
          concurrency: AT_ONCE,
          pollInterval: POLL_MS,
          noHandleSignals: true,
          logger: this.workerLogger,
          events: workerEvents(onWrongServer, (id) => (workers = id)),
          // with batches, a connection lost while a job is completed would cause an unhandled rejection
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        });
        if (this.stopping || isWrong) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!this.stopping) this.logger.warn(`The job worker stopped and is restarted: ${String(error)}`);
      }
      if (workers) void this.unlock(workers, pool);
      if (!this.stopping) await sleep(RESTART_MS, undefined, { ref: false });
    }
  }

  /**
   * A job that a runner could not complete, because the connection was lost or led to a read-only server, is still locked
   * when the runner ends: it runs again. One that did not stop in time may run twice at once, which no job minds.
   */
  private async unlock(workers: string, pool: WorkerPool): Promise<void> {
    while (!this.stopping)
      try {
        // a failed query of the pool replaces its connection
        await pool.query('select graphile_worker.force_unlock_workers($1)', [[workers]]);
        return;
      } catch (error) {
        this.logger.debug(error);
        await sleep(RESTART_MS, undefined, { ref: false });
      }
  }

  /** At the start and three times a minute. */
  async freeAbandoned(): Promise<void> {
    await freeStuckJobs(this.database, LONGEST_JOB_MS).catch((error: unknown) => this.logger.debug(error));
  }

  /** The library's log. A failed job is retried, so its error is a warning. */
  private readonly workerLogger = new WorkerLogger(() => (level, message) => {
    if (level === 'error') this.logger.warn(message);
  });
}

const isRepeated = (name: string): name is keyof typeof REPEATED => name in REPEATED;

async function inTime(work: Promise<void>, name: string, longestMs: number): Promise<void> {
  const timer = new AbortController();
  try {
    await Promise.race([
      work,
      sleep(longestMs, undefined, { ref: false, signal: timer.signal }).then(() => {
        throw new Error(`The job ${name} took longer than ${longestMs / 1000} s.`);
      }),
    ]);
  } finally {
    timer.abort();
  }
}

/**
 * During a failover the server may be read-only. The library then keeps listening to it, and never works again if that
 * was the first error after its start; a new runner does.
 */
function workerEvents(onWrongServer: () => void, onCreated: (workers: string) => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onCreated(workerPool.id));
  events.on('worker:getJob:error', ({ error }) => {
    if (isWrongServer(error)) onWrongServer();
  });
  return events;
}
