import { Injectable } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { PinoLogger } from 'nestjs-pino';
import { TopicBus } from '../common/topics.js';
import { Database, type Tx } from '../database/database.js';
import { JobWorker } from '../jobs/worker.js';

const TOUCH_EVERY_MS = 10 * 60_000;
const REMEMBERED = 10_000;

type Done = (error?: unknown) => void;

/** Requests are refused from the commit on; sockets have to be told. */
export const deleteSessionsOf = (tx: Pick<Tx, 'query'>, userId: string): Promise<unknown> =>
  tx.query(`delete from sessions where sess #>> '{passport,user}' = $1`, [userId]);

/** Sessions in PostgreSQL; ends them, and says so to whoever holds their sockets. */
@Injectable()
export class SessionStore extends connectPgSimple(session) {
  private readonly touched = new Map<string, number>();

  constructor(
    database: Database,
    private readonly topics: TopicBus,
    logger: PinoLogger,
    worker: JobWorker,
  ) {
    super({
      pool: database.pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      // expired sessions go with the daily job, see auth.retention.ts
      pruneSessionInterval: false,
      errorLog: (text: string, error: Error) => logger.warn({ reason: error.message }, text),
    });
    worker.register('close-sockets', ({ userId }) =>
      Promise.resolve(topics.publish('sessionsEnded', { userId })),
    );
  }

  /** A session's life is prolonged at most every ten minutes, not with every request. */
  override touch(sid: string, data: session.SessionData, done?: Done): void {
    const now = Date.now();
    if (now - (this.touched.get(sid) ?? 0) < TOUCH_EVERY_MS) return void done?.();
    if (this.touched.size >= REMEMBERED) this.touched.clear();
    this.touched.set(sid, now);
    super.touch(sid, data, done);
  }

  override destroy(sid: string, done?: Done): void {
    super.destroy(sid, (error?: unknown) => {
      if (!error) this.topics.publish('sessionsEnded', { sessionId: sid });
      done?.(error);
    });
  }

  /** Ends all of a user's sessions with the caller's commit. */
  async endAllOf(tx: Tx, userId: string): Promise<void> {
    await deleteSessionsOf(tx, userId);
    tx.afterCommit(() => this.topics.publish('sessionsEnded', { userId }));
  }
}
