import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isForUnconfirmed, NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import {
  isOptional,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@handover/domain/notifications/notification-kinds';
import { In, IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { Database, type Tx } from '../database/database.js';
import { databaseTime } from '../database/database-time.js';
import { enqueue, enqueueNext } from '../jobs/jobs.js';
import type { NotificationsMail } from '../jobs/mail.job.js';
import { JobWorker } from '../jobs/worker.js';
import { confirmedEmailOf, emailsOf, lockAccounts } from '../users/accounts.js';
import { titlesOf } from '../contracts/contract.rows.js';
import { Notification } from './notification.entity.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { pathOf, withTexts } from './notification.texts.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';

const AT_ONCE = 200;
const DAY_MS = 24 * 60 * 60_000;

/** What one email is about: a member gets at most one a day about a contract, and one about all favorites, apart from money. */
interface Subject {
  userId: string;
  /** Null for the favorites. */
  contractId: string | null;
}

const rowsOf = ({ userId, contractId }: Subject): FindOptionsWhere<Notification> =>
  contractId === null
    ? { userId, kind: 'favourite' }
    : { userId, contractId, kind: Not<NotificationKind>('favourite') };

/**
 * Makes emails of notifications. The row says when an email is due; the email is queued in the transaction that clears
 * that time, so each is queued once, whenever a process ends, and as many processes may do it at the same time.
 */
@Injectable()
export class NotificationMails implements OnApplicationBootstrap {
  private readonly logger = new Logger(NotificationMails.name);

  constructor(
    private readonly database: Database,
    private readonly preferences: NotificationPreferences,
    private readonly tokens: UnsubscribeTokens,
    worker: JobWorker,
  ) {
    worker.register('mail-notifications', () => this.run());
  }

  onApplicationBootstrap(): Promise<void> {
    return enqueueNext(this.database, 'mail-notifications');
  }

  /** SQL: the index on the due times is read in their order. */
  async run(): Promise<void> {
    // first, so that a run that fails or is killed is followed by another
    await enqueueNext(this.database, 'mail-notifications');
    const due = await this.database.query<Subject>(
      `select user_id as "userId", case when kind <> 'favourite' then contract_id end as "contractId" from notifications
       where mail_at <= now() group by 1, 2 order by min(mail_at) limit $1`,
      [AT_ONCE],
    );
    let done = 0;
    for (const subject of due)
      await this.database
        .transaction((tx) => this.send(tx, subject))
        .then(() => done++)
        .catch((error: unknown) => this.postpone(subject, error));
    // with none done, an error that concerns all of them would be repeated at once
    if (due.length === AT_ONCE && done > 0) await enqueue(this.database, 'mail-notifications', {});
  }

  /** What cannot be sent comes after the others for an hour, so that it does not block them. */
  private async postpone(subject: Subject, error: unknown): Promise<void> {
    this.logger.error(error);
    await this.database.manager.update(
      Notification,
      { ...rowsOf(subject), mailAt: Not(IsNull()) },
      { mailAt: () => `greatest(mail_at, now() + interval '1 hour')` },
    );
  }

  /** The lock on the account is the first of every transaction that needs several; that on the rows lets one process send. */
  private async send(tx: Tx, subject: Subject): Promise<void> {
    const [account] = await lockAccounts(tx, [subject.userId]);
    const now = await databaseTime(tx);
    const waiting = await tx.manager.find(Notification, {
      where: { ...rowsOf(subject), mailAt: Not(IsNull()) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const confirmed = await confirmedEmailOf(tx, subject.userId);
    const mailable = confirmed ? waiting : waiting.filter(({ event }) => isForUnconfirmed(event));
    const wanted = account?.isDeleted === false ? await this.wanted(tx, subject, mailable) : [];
    const rest = waiting.filter((row) => !wanted.includes(row));
    await set(tx, rest, { mailAt: null });
    const due = wanted.filter(({ mailAt }) => Date.parse(mailAt as string) <= now);
    const nextAt = (await this.lastMailed(tx, subject)) + DAY_MS;
    if (nextAt > now && !due.some((row) => cannotWait(row, now, nextAt)))
      return set(tx, due, { mailAt: new Date(nextAt).toISOString() });
    if (due.length === 0) return;
    const to = confirmed ?? (await emailsOf(tx, [subject.userId])).get(subject.userId);
    await set(tx, wanted, { mailAt: null, mailedAt: new Date(now).toISOString() });
    if (to) await enqueue(tx, 'mail', { template: 'notifications', to, data: await this.mailOf(tx, wanted) });
  }

  /** Without what was read meanwhile, and what the member has switched off meanwhile. */
  private async wanted(tx: Tx, { userId: id }: Subject, rows: Notification[]): Promise<Notification[]> {
    const on = new Map((await this.preferences.list({ id }, tx)).map(({ kind, mail }) => [kind, mail]));
    return rows.filter(({ kind, readAt }) => !isOptional(kind) || (on.get(kind) === true && readAt === null));
  }

  private async lastMailed(tx: Tx, subject: Subject): Promise<number> {
    const last = await tx.manager.findOne(Notification, {
      select: { mailedAt: true },
      where: { ...rowsOf(subject), mailedAt: Not(IsNull()) },
      order: { mailedAt: 'DESC' },
    });
    return last?.mailedAt ? Date.parse(last.mailedAt) : 0;
  }

  private async mailOf(tx: Tx, rows: Notification[]): Promise<NotificationsMail> {
    const newest = rows.at(-1) as Notification;
    const { userId, contractId } = newest;
    const kinds = [...new Set(rows.map(({ kind }) => kind))].filter(isOptional);
    return {
      contractTitle:
        newest.kind === 'favourite'
          ? 'your favorites'
          : ((await titlesOf(tx, [contractId])).get(contractId) ?? ''),
      news: (await withTexts(tx, rows)).map(({ title, text }) => ({ title, text })),
      path: newest.kind === 'favourite' && rows.length > 1 ? '/account?tab=saved' : pathOf(newest),
      unsubscribe:
        kinds.length === 0
          ? null
          : {
              token: this.tokens.write({ userId, kinds }),
              kinds: kinds.map((kind) => NOTIFICATION_KINDS[kind].label),
            },
    };
  }
}

/** Money, ends, and what would be too late in the next email. */
function cannotWait({ event, kind, facts }: Notification, now: number, nextAt: number): boolean {
  if (NOTIFICATION_EVENTS[event].mail === 'at-once') return true;
  const deadline = kind === 'deadline' ? dueAtOf(facts) : 0;
  return deadline > now && deadline < nextAt;
}

/** The facts of a notification about a transfer may have a deadline. */
const dueAtOf = (facts: Notification['facts']): number =>
  facts && 'dueAt' in facts && facts.dueAt ? Date.parse(facts.dueAt) : 0;

async function set(
  tx: Tx,
  rows: Notification[],
  change: Partial<Pick<Notification, 'mailAt' | 'mailedAt'>>,
): Promise<void> {
  if (rows.length > 0) await tx.manager.update(Notification, { id: In(rows.map(({ id }) => id)) }, change);
}
