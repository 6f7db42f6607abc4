import {
  NOTIFICATION_EVENTS,
  type EventFacts,
  type ListingFacts,
  type NotificationEvent,
  type SavedFacts,
} from '@handover/domain/notifications/notification-events';
import type { News } from '@handover/domain/notifications/transfer-news';
import type { Party } from '@handover/domain/transfers/transfer-life';
import type { ToldTransfer } from '../transfers/transfer.events.js';

export interface NewNotification {
  userId: string;
  event: NotificationEvent;
  contractId: string;
  transferId?: string;
  facts: EventFacts | ListingFacts | SavedFacts;
  once?: string;
}

export const memberOf = ({ buyerId, sellerId }: ToldTransfer, party: Party): string =>
  party === 'holder' ? sellerId : buyerId;

/** The notifications of a transfer's news. A reminder is sent once per transfer. */
export function toldParties(transfer: ToldTransfer, news: readonly News[]): NewNotification[] {
  const { id: transferId, contractId } = transfer;
  return news.map(({ to, event, facts, once }) => ({
    userId: memberOf(transfer, to),
    ...{ event, contractId, transferId, facts },
    ...(once && { once: `${transferId}:${once}` }),
  }));
}

/** Whether the emails about it are made now, and not by the next run of the job. */
export const isMailedAtOnce = (news: readonly Pick<News, 'event'>[]): boolean =>
  news.some(({ event }) => NOTIFICATION_EVENTS[event].mail === 'at-once');
