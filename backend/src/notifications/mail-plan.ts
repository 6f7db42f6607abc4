import { DAY_MS } from '@handover/domain/days';
import { isForUnconfirmed, NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import {
  isOptional,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@handover/domain/notifications/notification-kinds';
import type { NotificationsMail } from '../jobs/mail.job.js';
import type { Notification } from './notification.entity.js';
import { pathOf } from './notification.texts.js';
import type { Unsubscription } from './unsubscribe.tokens.js';

type Waiting = Pick<Notification, 'event' | 'kind' | 'facts' | 'readAt' | 'mailAt'>;

interface Addressee {
  isDeleted: boolean;
  hasConfirmedEmail: boolean;
  wantsMail: (kind: NotificationKind) => boolean;
  /** The last email about the same subject, in milliseconds since 1970; 0 if there was none. */
  lastMailedAt: number;
}

interface MailPlan<Row> {
  /** Never mailed. */
  drop: Row[];
  /** Mailed now, in one email. */
  send: Row[];
  /** Mailed `nextAt`, a day after the last email. */
  wait: Row[];
  nextAt: number;
}

/**
 * Decides which of a member's waiting notifications about one subject go into an email now. An email takes those with it
 * that are not due yet.
 */
export function planMail<Row extends Waiting>(
  waiting: Row[],
  { isDeleted, hasConfirmedEmail, wantsMail, lastMailedAt }: Addressee,
  now: number,
): MailPlan<Row> {
  const isWanted = ({ event, kind, readAt }: Row): boolean =>
    !isDeleted &&
    (hasConfirmedEmail || isForUnconfirmed(event)) &&
    (!isOptional(kind) || (wantsMail(kind) && readAt === null));
  const wanted = waiting.filter(isWanted);
  const drop = waiting.filter((row) => !wanted.includes(row));
  const due = wanted.filter(({ mailAt }) => Date.parse(mailAt as string) <= now);
  const nextAt = lastMailedAt + DAY_MS;
  if (nextAt > now && !due.some((row) => cannotWait(row, now, nextAt)))
    return { drop, send: [], wait: due, nextAt };
  return { drop, send: due.length > 0 ? wanted : [], wait: [], nextAt };
}

/** Money, ends, and what would be too late in the next email. */
function cannotWait({ event, kind, facts }: Waiting, now: number, nextAt: number): boolean {
  if (['at-once', 'soon'].includes(NOTIFICATION_EVENTS[event].mail)) return true;
  const deadline = kind === 'deadline' ? dueAtOf(facts) : 0;
  return deadline > now && deadline < nextAt;
}

/** The facts of a notification about a transfer may have a deadline. */
const dueAtOf = (facts: Notification['facts']): number =>
  facts && 'dueAt' in facts && facts.dueAt ? Date.parse(facts.dueAt) : 0;

type Told = Pick<
  Notification,
  'userId' | 'event' | 'kind' | 'facts' | 'contractId' | 'transferId' | 'title' | 'text'
>;

/** One email about at least one notification, oldest first. `write` makes the token that switches kinds off. */
export function mailOf(
  rows: Told[],
  titles: ReadonlyMap<string, string>,
  write: (what: Unsubscription) => string,
): NotificationsMail {
  const newest = rows.at(-1) as Told;
  const { userId, contractId } = newest;
  const kinds = [...new Set(rows.map(({ kind }) => kind))].filter(isOptional);
  const isFavourite = newest.kind === 'favourite';
  return {
    contractTitle: isFavourite ? 'your favorites' : (titles.get(contractId) ?? ''),
    news: rows.map(({ title, text }) => ({ title, text })),
    path: isFavourite && rows.length > 1 ? '/account?tab=saved' : pathOf(newest),
    unsubscribe:
      kinds.length === 0
        ? null
        : { token: write({ userId, kinds }), kinds: kinds.map((kind) => NOTIFICATION_KINDS[kind].label) },
  };
}
