import type { Tx } from '../database/database.js';
import { activeTracing } from '../common/observe/tracing.js';
import type { MailJob } from './mail.job.js';

/* SQL in this file: a function of the queue is its public interface, in the transaction of the caller. */

/** The tables whose texts the public reads. */
export const REVIEW_SUBJECTS = ['contracts', 'messages', 'photos'] as const;

export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** A batch of a table's texts: those after the row `after` in the order of ids, or the first ones if it is null. */
export interface ReviewJob {
  subject: ReviewSubject;
  after: string | null;
}

/** All jobs, with their payloads. */
export interface JobPayloads {
  mail: MailJob;
  /** A webhook event about this payment arrived: settle it. */
  'settle-payment': { paymentIntentId: string };
  /** The contract was sold, or its terms were edited: settle every other open purchase of it. */
  'release-others': { contractId: string };
  /** The account was suspended or deleted: settle its open purchases and those of its contracts. */
  'settle-open-purchases': { userId: string };
  /** A visitor asked for a password reset; the account may not exist. */
  'forgot-password': { email: string };
  /** Reviews a batch of the texts that were written before the detection rules changed. */
  'review-texts': ReviewJob;
  /** An account was deleted: delete the stored copies of emails to or about its address. */
  'forget-mails': { email: string };
  /** Apply what time alone changes in transfers; to those with a higher id if there were too many for one job. */
  'transfer-clock': { after?: string };
  /** Apply what time alone changes in listings. */
  'listing-clock': Record<string, never>;
  /** Queue the emails about notifications that are due. */
  'mail-notifications': Record<string, never>;
  /** Tells members of new contracts that match their saved searches. */
  'search-alerts': Record<string, never>;
  /** The status or the terms of a contract that members have saved have changed: tell them. */
  'tell-favourites': { contractId: string };
  /** Computes again what contracts cost as their terms shrink, from the contract after `after` on. */
  'roll-down': { after?: string };
  /** Tells holders whose contracts can soon no longer be transferred, from the contract after `after` on. */
  'listing-closings': { after?: string };
  /** A company of the rule book was merged into another one: move its contracts, from the one after `after` on. */
  'merge-rule-subjects': { from: string; into: string; after?: string };
  /** Count what companies of the rule book have decided, and how fast. */
  'rule-figures': Record<string, never>;
  /** A paid sale gave its contract back, or a window passed unused: the next in line. `isAsked`: the holder had a day. */
  'line-next': { contractId: string; isAsked?: boolean };
  /** A contract with applications changed its status: end them if it is gone for good. */
  'line-close': { contractId: string };
  /** Apply what time alone changes in applications: windows that are over, offers that lapsed. */
  'application-clock': Record<string, never>;
  /** Count the figures of the days that are not over, or were not counted yet, for the admins' overview. */
  'count-days': Record<string, never>;
  /** Delete files of photos that are gone, and files that belong to no photo: those found up to `after` in the list of files. */
  'file-sweep': { after?: string; listed?: number; orphans?: string[] };
  /** Take contracts off the market that were reported as gone and whose holders do not answer. */
  'report-clock': Record<string, never>;
  /** Work on the rows of a file of contracts that a member sent. */
  'import-rows': { importId: string };
  /** Fetch the photos whose addresses imported files named, those that are due. */
  'fetch-photos': Record<string, never>;
  /** Fetch the import sources that are due. */
  'fetch-sources': Record<string, never>;
  /** Send the events of webhooks that are due. */
  'send-webhooks': Record<string, never>;
  /** Delete records that are past their retention period. */
  prune: Record<string, never>;
}

/** A job is a part of the trace of the request that queued it. */
const traceOfJob = (): Traced => {
  const traceparent = activeTracing()?.traceparent();
  return traceparent ? { traceparent } : {};
};

export interface Traced {
  traceparent?: string;
}

interface JobOptions {
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** How long the job waits, as an interval of PostgreSQL. A waiting job with the same key keeps its time. */
  after?: string;
}

/**
 * Jobs of a queue run one after another in all processes, so that long ones take one place of the worker and leave the
 * others to emails and money. Jobs with a higher priority number are taken last. The function webhook_event names a queue, too.
 */
const QUEUES: Partial<Record<keyof JobPayloads, { queue: string; priority: number }>> = {
  'send-webhooks': { queue: 'webhooks', priority: 0 },
  'import-rows': { queue: 'imports', priority: 10 },
  'fetch-photos': { queue: 'imports', priority: 10 },
  'fetch-sources': { queue: 'sources', priority: 10 },
};

const queueOf = (name: keyof JobPayloads) => [QUEUES[name]?.queue ?? null, QUEUES[name]?.priority ?? 0];

/** How often each repeated job runs. */
export const REPEATED = {
  prune: '1 day',
  'roll-down': '1 day',
  'listing-closings': '1 day',
  'rule-figures': '1 day',
  'count-days': '15 minutes',
  'file-sweep': '1 day',
  'report-clock': '1 hour',
  'transfer-clock': '1 hour',
  'listing-clock': '1 hour',
  'application-clock': '10 minutes',
  'mail-notifications': '1 minute',
  'search-alerts': '15 minutes',
  'send-webhooks': '1 minute',
  'fetch-sources': '1 minute',
} as const;

/** What a start brings up to date at once. */
const AT_START = ['count-days', 'listing-clock'] as const;

/** At a start: the next run of each repeated job. */
export async function enqueueRepeated(on: Pick<Tx, 'query'>): Promise<void> {
  for (const name of AT_START) await enqueue(on, name, {}, { key: name });
  for (const name of Object.keys(REPEATED) as (keyof typeof REPEATED)[]) await enqueueNext(on, name);
}

/** Queues the next run of a repeated job; a run that is queued already keeps its time. */
export async function enqueueNext(on: Pick<Tx, 'query'>, name: keyof typeof REPEATED): Promise<void> {
  await on.query(
    `select graphile_worker.add_job($1, '{}'::json, run_at := now() + $2::interval, max_attempts := 25,
       job_key := $1, job_key_mode := 'preserve_run_at', queue_name := $3, priority := $4)`,
    [name, REPEATED[name], ...queueOf(name)],
  );
}

/** Queues a job in the caller's transaction: it exists if and only if the transaction commits, and survives a crash. */
export function enqueue<Name extends keyof JobPayloads>(
  tx: Pick<Tx, 'query'>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  return enqueueAll(tx, [{ name, payload, ...options } as Job]);
}

type Job = JobOptions &
  { [Name in keyof JobPayloads]: { name: Name; payload: JobPayloads[Name] } }[keyof JobPayloads];

/** Queues several jobs in one round trip. */
export async function enqueueAll(tx: Pick<Tx, 'query'>, jobs: Job[]): Promise<void> {
  const rows = jobs.map(({ name, payload, ...options }) => {
    const [queue, priority] = queueOf(name);
    return { name, payload: { ...payload, ...traceOfJob() }, ...options, queue, priority };
  });
  await tx.query(
    `select graphile_worker.add_job(job.name, job.payload, max_attempts := 25, job_key := job.key,
       run_at := now() + job.after, job_key_mode := case when job.after is null then 'replace' else 'preserve_run_at' end,
       queue_name := job.queue, priority := job.priority)
     from json_to_recordset($1) as job (name text, payload json, key text, after interval, queue text, priority integer)`,
    [JSON.stringify(rows)],
  );
}
