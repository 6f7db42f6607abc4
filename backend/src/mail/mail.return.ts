import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.js';
import { AWAY, MailTransport } from './mail.transport.js';

const LOOK_EVERY_MS = 15_000;

/** Emails whose next attempt is scheduled, hours ahead after a long outage, because the server was unreachable. */
const WAITING = `from graphile_worker.jobs where task_identifier = 'mail' and locked_at is null
  and run_at > now() and attempts < max_attempts and starts_with(last_error, $1)`;

/**
 * Polls an unreachable mail server, and reschedules the waiting emails as soon as it is back. SQL: the queue's functions
 * and views are its public interface.
 */
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
    const waiting = await this.database.query(`select 1 ${WAITING} limit 1`, [AWAY]);
    if (waiting.length === 0 || !(await this.transport.isThere())) return;
    await this.database.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) ${WAITING}`,
      [AWAY],
    );
  }
}
