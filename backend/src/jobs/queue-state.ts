import type { Tx } from '../database/database.js';
import { REPEATED } from './jobs.js';

export interface QueueState {
  /** How long the oldest job that could run has been waiting. */
  oldestDueSeconds: number;
  /** How many of the repeated jobs have their next run in the queue. */
  repeated: number;
}

/** SQL: the queue's views are its public interface. */
const STATE = `select
    coalesce(extract(epoch from now() - min(run_at)
      filter (where run_at <= now() and attempts < max_attempts and locked_at is null)), 0)::float8
      as "oldestDueSeconds",
    count(*) filter (where key = any($1))::int as repeated
  from graphile_worker.jobs`;

/** Tells whether a worker takes jobs. */
export async function queueState(on: Pick<Tx, 'query'>): Promise<QueueState> {
  const [row] = await on.query<QueueState>(STATE, [Object.keys(REPEATED)]);
  return row as QueueState;
}
