import type { Database } from '../../../src/database/database.js';
import { until } from '../until.js';

/** Waits until no job is due: a job changes tables, and may drop the answers that visitors share. */
export async function jobsAreDone({ database }: { database: Database }): Promise<void> {
  await until(async () => {
    const due = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
    return (await database.query(due)).length === 0;
  });
}
