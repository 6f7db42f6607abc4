import { Injectable, Logger } from '@nestjs/common';
import type { NotificationKind } from '@handover/domain/notifications/notification-kinds';
import { In, IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { Database, type Tx } from '../database/database.js';
import { databaseTime } from '../database/database-time.js';
import { workThrough } from '../jobs/due-work.js';
import { enqueue } from '../jobs/jobs.js';
import type { NotificationsMail } from '../jobs/mail.job.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { confirmedEmailOf, emailsOf, lockAccounts } from '../users/accounts.js';
import { titlesOf } from '../contracts/contract.rows.js';
import { mailOf, planMail } from './mail-plan.js';
import { Notification } from './notification.entity.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { withTexts } from './notification.texts.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';

const AT_ONCE = 200;

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
export class NotificationMails {
  private readonly logger = new Logger(NotificationMails.name);

  constructor(
    private readonly database: Database,
    private readonly preferences: NotificationPreferences,
    private readonly tokens: UnsubscribeTokens,
    worker: JobWorker,
  ) {
    worker.register('mail-notifications', () => this.run());
  }

  /** SQL: the index on the due times is read in their order. */
  async run(budgetMs = BUDGET_MS): Promise<void> {
    const due = await this.database.query<Subject>(
      `select user_id as "userId", case when kind <> 'favourite' then contract_id end as "contractId" from notifications
       where mail_at <= now() group by 1, 2 order by min(mail_at) limit $1`,
      [AT_ONCE],
    );
    const isRest = await workThrough(due, {
      most: AT_ONCE,
      budgetMs,
      work: (subject) => this.database.transaction((tx) => this.send(tx, subject)),
      postpone: (subject, error) => this.postpone(subject, error),
    });
    if (isRest) await enqueue(this.database, 'mail-notifications', {});
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
    const chosen = await this.preferences.list({ id: subject.userId }, tx);
    const { drop, send, wait, nextAt } = planMail(
      waiting,
      {
        isDeleted: account?.isDeleted !== false,
        hasConfirmedEmail: confirmed !== null,
        wantsMail: (kind) => chosen.some((one) => one.kind === kind && one.mail),
        lastMailedAt: await this.lastMailed(tx, subject),
      },
      now,
    );
    await set(tx, drop, { mailAt: null });
    await set(tx, wait, { mailAt: new Date(nextAt).toISOString() });
    await set(tx, send, { mailAt: null, mailedAt: new Date(now).toISOString() });
    if (send.length === 0) return;
    const to = confirmed ?? (await emailsOf(tx, [subject.userId])).get(subject.userId);
    if (to) await enqueue(tx, 'mail', { template: 'notifications', to, data: await this.mailOf(tx, send) });
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
    const titles = await titlesOf(tx, [(rows.at(-1) as Notification).contractId]);
    return mailOf(await withTexts(tx, rows), titles, (what) => this.tokens.write(what));
  }
}

async function set(
  tx: Tx,
  rows: Notification[],
  change: Partial<Pick<Notification, 'mailAt' | 'mailedAt'>>,
): Promise<void> {
  if (rows.length > 0) await tx.manager.update(Notification, { id: In(rows.map(({ id }) => id)) }, change);
}

const TO_MAIL = { mailAt: Not(IsNull()) };

/** How many notifications are still to be mailed. */
export const dueNotifications = ({ manager }: Tx): Promise<number> => manager.countBy(Notification, TO_MAIL);

/** They stay in the members' lists and are not mailed. */
export async function dropDueNotifications({ manager }: Tx): Promise<void> {
  await manager.update(Notification, TO_MAIL, { mailAt: null });
}
