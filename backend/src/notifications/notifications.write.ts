import type {
  EventFacts,
  NotificationEvent,
  SavedFacts,
  ListingFacts,
} from '@handover/domain/notifications/notification-events';
import { NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import { isOptional } from '@handover/domain/notifications/notification-kinds';
import type { Tx } from '../database/database.js';

/** Emails wait this long, so that several events go into one and what was read meanwhile is left out. */
const MAIL_DELAY_MINUTES = 10;

export interface NewNotification {
  userId: string;
  event: NotificationEvent;
  contractId: string;
  transferId?: string;
  facts: EventFacts | ListingFacts | SavedFacts;
  once?: string;
}

export interface WrittenNotification {
  id: string;
  userId: string;
}

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

const MAIL_IN = { 'at-once': 0, daily: MAIL_DELAY_MINUTES, elsewhere: null } as const;

/** A row as WRITE takes it: `mailIn` says after how many minutes the email is due, null if another email says it. */
export function rowOf(news: NewNotification) {
  const { kind, mail } = NOTIFICATION_EVENTS[news.event];
  return { ...news, kind, optional: isOptional(kind), mailIn: MAIL_IN[mail] };
}

/** Writes notifications in the transaction of what they are about, and returns those that are new. */
export function writeNotifications(tx: Tx, news: NewNotification[]): Promise<WrittenNotification[]> {
  return tx.query<WrittenNotification>(WRITE, [JSON.stringify(news.map(rowOf))]);
}
