import type { Database } from '../database/database.js';
import { REPEATED, type JobPayloads } from './jobs.js';

/* SQL in this file: the functions and the view of the queue are its public interface. */

/**
 * Given-up jobs of these tasks that have no key may be deleted: either a newer job with the same key replaced them, or they
 * were an extra run of a repeated job, whose next run does the same work.
 */
const NOTHING_LOST: readonly (keyof JobPayloads)[] = [
  ...(Object.keys(REPEATED) as (keyof typeof REPEATED)[]),
  'settle-payment',
  'release-others',
  'review-texts',
  'tell-favourites',
  'import-rows',
  'fetch-photos',
  'line-next',
  'line-close',
];

/**
 * Frees the jobs that no worker would take for a long time: those of a process that died while it ran them, and those that
 * wait for a time that is far away since the clock of the database was set back.
 */
export async function freeStuckJobs(database: Database, longestJobMs: number): Promise<void> {
  await unlockAbandoned(database, 2 * longestJobMs);
  await runOverdue(database);
  await deleteReplaced(database);
}

/** After kill -9 a job would stay locked for four hours; after the clock was set back, for as much longer. */
async function unlockAbandoned(database: Database, ms: number): Promise<void> {
  await database.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where locked_at not between now() - $1 * interval '1 ms' and now() + $1 * interval '1 ms' having count(*) > 0`,
    [ms],
  );
}

/** A repeated job never waits longer than its interval, and no job was queued, or has failed, in the future. */
async function runOverdue(database: Database): Promise<void> {
  await database.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
     from graphile_worker.jobs left join unnest($1::text[], $2::interval[]) as repeated (name, every) on name = key
     where run_at > now() and locked_at is null and attempts < max_attempts
       and (updated_at > now() or (attempts = 0 and run_at > now() + every)) having count(*) > 0`,
    [Object.keys(REPEATED), Object.values(REPEATED)],
  );
}

/**
 * The library retires a running job when its key is queued again: it takes the key away and uses up the attempts.
 * If the process is then killed, or the job fails, the retired job stays in the table and looks like one that was given up.
 */
async function deleteReplaced(database: Database): Promise<void> {
  await database.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where key is null and attempts >= max_attempts and locked_at is null
         and (last_error is null or task_identifier = any($1))))`,
    [NOTHING_LOST],
  );
}
