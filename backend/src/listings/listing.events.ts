import type { NotificationEvent } from '@handover/domain/notifications/notification-events';
import { defineEvent } from '../database/events.js';

/** What happened with a listing, to one group of members, which may be empty. */
export interface ListingEvent {
  contractId: string;
  userIds: string[];
  event: Extract<NotificationEvent, `listing-${string}`>;
  /** The changed fields, as they are called in a sentence. */
  changed?: string[];
  /** Each member is told once about what has the same key. */
  once: string;
}

export const LISTING_NEWS = defineEvent<ListingEvent>('listing.news');
