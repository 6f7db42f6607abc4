import {
  NOTIFICATION_EVENTS,
  type ApplicationFacts,
  type EventFacts,
  type ListingFacts,
  type NotificationEvent,
  type SavedFacts,
} from '@handover/domain/notifications/notification-events';
import type { News } from '@handover/domain/notifications/transfer-news';
import { isOptional } from '@handover/domain/notifications/notification-kinds';
import type { TopicBus } from '../common/cluster/topics.js';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';

export interface NewNotification {
  userId: string;
  event: NotificationEvent;
  contractId: string;
  transferId?: string;
  facts: EventFacts | ListingFacts | SavedFacts | ApplicationFacts;
  once?: string;
}

/** Emails wait this long, so that several events go into one and what was read meanwhile is left out. */
const MAIL_DELAY_MINUTES = 10;

/** SQL: one statement for all recipients, which skips what they do not want and what was written before. */
const WRITE = `insert into notifications
    (user_id, kind, event, contract_id, transfer_id, facts, once, in_app, mail_at)
  select n."userId", n.kind, n.event, n."contractId", n."transferId", n.facts, n.once, wanted.in_app,
    case when wanted.mail then now() + n."mailIn" * interval '1 minute' end
  from jsonb_to_recordset($1) as n ("userId" uuid, kind text, event text, "contractId" uuid, "transferId" uuid,
    facts jsonb, once text, optional boolean, "mailIn" integer)
  left join notification_preferences p on p.user_id = n."userId" and p.kind = n.kind and n.optional
  cross join lateral (select coalesce(p.in_app, true) as in_app,
    n."mailIn" is not null and coalesce(p.mail, true) as mail) wanted
  where wanted.in_app or wanted.mail
  on conflict do nothing returning id, user_id as "userId"`;

const MAIL_IN = {
  'at-once': 0,
  soon: MAIL_DELAY_MINUTES,
  daily: MAIL_DELAY_MINUTES,
  elsewhere: null,
} as const;

/** A row as WRITE takes it: `mailIn` says after how many minutes the email is due, null if another email says it. */
export function rowOf(news: NewNotification) {
  const { kind, mail } = NOTIFICATION_EVENTS[news.event];
  return { ...news, kind, optional: isOptional(kind), mailIn: MAIL_IN[mail] };
}

/**
 * Writes notifications in the transaction of what they are about. Open pages are told of the new ones after the commit, and
 * emails that cannot wait are made at once. Returns false if there is nothing new.
 */
export async function tellMembers(
  tx: Tx,
  topics: TopicBus,
  news: readonly NewNotification[],
): Promise<boolean> {
  const written = await tx.query<{ id: string; userId: string }>(WRITE, [JSON.stringify(news.map(rowOf))]);
  if (written.length === 0) return false;
  if (isMailedAtOnce(news)) await enqueue(tx, 'mail-notifications', {});
  const ids = written.map(({ id }) => id);
  const userIds = written.map(({ userId }) => userId);
  tx.afterCommit(() => topics.publish('notificationsAdded', { ids, userIds }));
  return true;
}

/** Whether the emails about it are made now, and not by the next run of the job. */
export const isMailedAtOnce = (news: readonly Pick<News, 'event'>[]): boolean =>
  news.some(({ event }) => NOTIFICATION_EVENTS[event].mail === 'at-once');
