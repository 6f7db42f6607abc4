import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { REPEATED } from '../../src/jobs/jobs.js';
import { JobWorker } from '../../src/jobs/worker.js';
import { startApp, type TestApp } from '../support/product/app.js';

/* After the clock of the database was set back, the queue has times that are too late by as much. */

let product: TestApp;
beforeAll(async () => (product = await startApp()));
beforeEach(() => rows(`delete from graphile_worker._private_jobs`));
afterAll(() => product.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);

/** The repeated jobs that wait longer than their interval. */
const resting = async () => {
  const all = await rows<{ key: string; resting: boolean }>(
    `select key, run_at > now() + every as resting from graphile_worker.jobs
     join unnest($1::text[], $2::interval[]) as repeated (name, every) on name = key order by key`,
    [Object.keys(REPEATED), Object.values(REPEATED)],
  );
  expect(all.map(({ key }) => key)).toEqual(Object.keys(REPEATED).sort());
  return all.filter((job) => job.resting).map(({ key }) => key);
};

/** As if each had been queued just before the clock went back by two hours. */
async function queueAllTooLate(): Promise<void> {
  await rows(
    `select graphile_worker.add_job(name, '{}', run_at := now() + every + interval '2 hours', job_key := name)
     from unnest($1::text[], $2::interval[]) as repeated (name, every)`,
    [Object.keys(REPEATED), Object.values(REPEATED)],
  );
}

/** A job that no worker takes, with values of its row. */
async function idleJob(values: string): Promise<string> {
  const [job] = await rows<{ id: string }>(`select id from graphile_worker.add_job('no-such-job', '{}')`);
  await rows(`update graphile_worker._private_jobs set ${values} where id = $1`, [job?.id]);
  return job?.id as string;
}

it('all repeated jobs run in their intervals again', async () => {
  await queueAllTooLate();
  await product.app.get(JobWorker).freeAbandoned();
  expect(await resting()).toEqual([]);
});

it('a start lets all repeated jobs run in their intervals again', async () => {
  await queueAllTooLate();
  await product.startAgain();
  expect(await resting()).toEqual([]);
});

it('jobs that were queued or failed later than now are due, and those that wait for their next try go on waiting', async () => {
  const late = [
    await idleJob(`run_at = now() + interval '2 hours', updated_at = now() + interval '2 hours'`),
    await idleJob(
      `run_at = now() + interval '130 minutes', updated_at = now() + interval '2 hours', attempts = 6, last_error = 'away'`,
    ),
  ];
  await idleJob(`run_at = now() + interval '6 hours', attempts = 12, last_error = 'away'`);
  await product.app.get(JobWorker).freeAbandoned();
  const due = await rows<{ id: string }>(
    `select id from graphile_worker.jobs where task_identifier = 'no-such-job' and run_at <= now() order by id::int`,
  );
  expect(due.map(({ id }) => id)).toEqual(late);
});

it('a job of a process that died is unlocked, also if it was locked later than now', async () => {
  await idleJob(`locked_by = 'killed', locked_at = now() + interval '2 hours'`);
  await idleJob(`locked_by = 'killed before', locked_at = now() - interval '2 minutes'`);
  await idleJob(`locked_by = 'running', locked_at = now() - interval '10 seconds'`);
  await product.app.get(JobWorker).freeAbandoned();
  const locked = await rows(
    `select locked_by as by from graphile_worker.jobs where task_identifier = 'no-such-job' and locked_at is not null`,
  );
  expect(locked).toEqual([{ by: 'running' }]);
});
