import type { Tx } from '../database/database.js';

/* SQL in this file: the queue's functions and views are its public interface. */

/** Jobs that send an email. */
const WAITING = `from graphile_worker.jobs where task_identifier in ('mail', 'forgot-password') and attempts < max_attempts`;

/** How many emails wait in the queue. */
export async function waitingMails(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count ${WAITING}`);
  return row?.count ?? 0;
}

/** Jobs in a copy may be locked by processes of the site that it was copied from. */
export async function dropWaitingMails(tx: Tx): Promise<void> {
  await tx.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) ${WAITING}
     and locked_by is not null having count(*) > 0`,
  );
  await tx.query(`select graphile_worker.complete_jobs(array_agg(id)) ${WAITING} having count(*) > 0`);
}
