import { type Tx, Database } from '../database/database.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AWAY, MailTransport } from './mail.service.js';

/* SQL in this file: the queue's functions and views are its public interface. */

const LOOK_EVERY_MS = 15_000;

/** Emails whose next attempt is scheduled, hours ahead after a long outage, because the server was unreachable. */
const POSTPONED = `from graphile_worker.jobs where task_identifier = 'mail' and locked_at is null
  and run_at > now() and attempts < max_attempts and starts_with(last_error, $1)`;

/** Polls an unreachable mail server, and reschedules the waiting emails as soon as it is back. */
@Injectable()
export class MailReturn implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MailReturn.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly transport: MailTransport,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => void this.look().catch((error: unknown) => this.logger.debug(error)),
      LOOK_EVERY_MS,
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const waiting = await this.database.query(`select 1 ${POSTPONED} limit 1`, [AWAY]);
    if (waiting.length === 0 || !(await this.transport.isThere())) return;
    await this.database.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) ${POSTPONED}`,
      [AWAY],
    );
  }
}

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
