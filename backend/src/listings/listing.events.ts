import type { ListingFacts, NotificationEvent } from '@handover/domain/notifications/notification-events';
import type { ClockMove } from '@handover/domain/listings/listing-clock';
import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { defineEvent } from '../database/events.js';

/** What happened with a listing, to one group of members, which may be empty. */
export interface ListingEvent {
  contractId: string;
  userIds: string[];
  event: Extract<NotificationEvent, `listing-${string}`>;
  /** The changed fields, as they are called in a sentence. */
  changed?: string[];
  /** What else the text of the notification needs. */
  facts?: Pick<ListingFacts, 'title' | 'reason' | 'company' | 'lastDay'>;
  /** Each member is told once about what has the same key. */
  once: string;
}

export const LISTING_NEWS = defineEvent<ListingEvent>('listing.news');

/** A holder has renewed a contract, by a word or by an edit. It is locked. */
export const LISTING_RENEWED = defineEvent<{ contractId: string }>('listing.renewed');

const TAKEN_OFF: Partial<Record<OffMarketReason, ListingEvent['event']>> = {
  expired: 'listing-expired',
  'holder-silent': 'listing-silent',
  'term-over': 'listing-over',
};

/**
 * What the holder is told about a move of the clock; null if nothing. Each reminder of a date is sent once; the other
 * moves may come again for the same listing, and are told each time.
 */
export function newsOfMove(
  { id: contractId, userId }: { id: string; userId: string },
  move: ClockMove,
  freshUntil: string,
  now: number,
): ListingEvent | null {
  const news = (event: ListingEvent['event'], once: string): ListingEvent => ({
    ...{ contractId, userIds: [userId], event },
    once: `${contractId}:${once}`,
  });
  if (move.action === 'remind') return news('listing-due', `due:${move.count}:${freshUntil}`);
  if (move.action === 'remind-of-question') return news('listing-unanswered', `unanswered:${now}`);
  const event = TAKEN_OFF[move.reason];
  return event ? news(event, `${move.reason}:${now}`) : null;
}
