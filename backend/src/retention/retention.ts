import { Injectable, Logger, Global, Module } from '@nestjs/common';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { RETENTION_DAYS } from '@handover/domain/retention';

/** Rows per statement: a batch holds its locks for milliseconds. */
const BATCH = 1_000;

interface Aged {
  table: string;
  /** The primary key. */
  key: string;
  /** The timestamp from which the days count; an index on it is required. */
  column: string;
  days: number;
}

/** Deletes at most `limit` rows that are past their retention period; returns how many it deleted. */
type Prune = (limit: number) => Promise<number>;

/**
 * Deletes records once a day when they are past their retention period. Each module registers the rule for its own
 * table. One queued job does the work, so only one of several processes runs it; rules skip locked rows and can be
 * repeated.
 */
@Injectable()
export class Retention {
  private readonly logger = new Logger(Retention.name);
  private readonly rules = new Map<string, Prune>();

  constructor(
    private readonly database: Database,
    worker: JobWorker,
  ) {
    worker.register('prune', () => this.run(), { changesPublicData: true });
    this.register('given-up jobs', (limit) => worker.deleteGivenUp(RETENTION_DAYS.givenUpJobs, limit));
  }

  register(what: string, prune: Prune): void {
    this.rules.set(what, prune);
  }

  /** Deletes the oldest rows of a table. SQL: skips locked rows, in one statement per batch. */
  async deleteOld({ table, key, column, days }: Aged, limit: number): Promise<number> {
    const deleted = await this.database.query(
      `delete from ${table} where (${key}) in (
         select ${key} from ${table} where ${column} < now() - $1 * interval '1 day'
         order by ${column} limit $2 for update skip locked) returning 1`,
      [days, limit],
    );
    return deleted.length;
  }

  /** Runs every rule until it finds nothing more. A rule that fails does not keep the others from running. */
  async run(budgetMs = BUDGET_MS): Promise<void> {
    const deadline = performance.now() + budgetMs;
    const errors: unknown[] = [];
    let finished = true;
    for (const [what, prune] of this.rules) {
      try {
        const left = await this.apply(what, prune, deadline);
        if (left) finished = false;
      } catch (error) {
        errors.push(error);
      }
    }
    if (!finished) await enqueue(this.database, 'prune', {});
    if (errors.length > 0) throw errors[0];
  }

  /** True if time ran out before the rule was done. */
  private async apply(what: string, prune: Prune, deadline: number): Promise<boolean> {
    let pruned = 0;
    let left: boolean;
    do {
      const count = await prune(BATCH);
      pruned += count;
      left = count >= BATCH;
    } while (left && performance.now() < deadline);
    if (pruned > 0) this.logger.log(`Retention deleted ${pruned} ${what}.`);
    return left;
  }
}

/** Global, so that any module can register the rule for its own table. */
@Global()
@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule {}
