import { Injectable } from '@nestjs/common';
import { requireSubject, type AboutFilter } from '../common/api/about-filter.js';
import { Database } from '../database/database.js';
import { joinUser } from '../users/user.rows.js';
import { QueuedMail } from './queued-mail.js';

/** The newest ones; a list of a member or a contract is rarely longer. */
export const MOST_QUEUED_MAILS = 100;

/** SQL: the queue has no function that finds jobs by payload, and its public view does not show payloads. */
const SELECT = `select j.id::text as id, coalesce(j.payload->>'template', 'password-reset') as kind,
    coalesce(j.payload->>'to', j.payload->>'email') as recipient, j.attempts, j.created_at as "createdAt",
    case when j.attempts >= j.max_attempts then 'failed' when j.attempts > 0 then 'retrying' else 'waiting' end as state,
    case when j.attempts < j.max_attempts then j.run_at end as "nextAttemptAt"
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier in ('mail', 'forgot-password')`;

/** Emails in the queue, as staff see them: what kind, to whom and since when, never what they say. */
@Injectable()
export class QueuedMails {
  constructor(private readonly database: Database) {}

  /** Newest first: those to the member, those about the contract, or those that are both. SQL: reads the payloads of the queue. */
  async list({ contractId, memberId }: AboutFilter): Promise<QueuedMail[]> {
    requireSubject({ contractId, memberId });
    const values: string[] = [];
    const place = (value: string) => `$${values.push(value)}`;
    const joins: string[] = [];
    const conditions: string[] = [];
    if (memberId) {
      joins.push(joinUser('u', `${place(memberId)}::uuid`));
      conditions.push(`lower(u.email) in (lower(j.payload->>'to'), lower(j.payload->>'email'))`);
    }
    if (contractId) conditions.push(isAbout(place(contractId)));
    const rows = await this.database.query<object>(
      `${SELECT} ${joins.join(' ')} where ${conditions.join(' and ')}
       order by j.id desc limit ${MOST_QUEUED_MAILS}`,
      values,
    );
    return rows.map((row) => Object.assign(new QueuedMail(), row));
  }
}

/** SQL condition: emails name their contract, or the page that they lead to. */
const isAbout = (contract: string): string =>
  `(j.payload->'data'->>'contractId' = lower(${contract}::text)
    or starts_with(j.payload->'data'->>'path', '/contracts/' || lower(${contract}::text)))`;
