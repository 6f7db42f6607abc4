import type { FavouriteEvent, SavedFacts } from '@handover/domain/notifications/notification-events';
import { defineEvent } from '../database/events.js';
import type { SearchAlertMail } from '../jobs/mail.job.js';

export interface SavedNewsItem {
  userId: string;
  /** The contract that it is about; of several new matches, the newest. */
  contractId: string;
  facts: SavedFacts;
}

/** New contracts match searches of one member. `mail` is what they are sent if they want email about their searches. */
export const SEARCHES_MATCHED = defineEvent<{
  userId: string;
  items: SavedNewsItem[];
  mail: SearchAlertMail;
}>('saved.searches-matched');

/** A contract that members have saved has changed. */
export const FAVOURITE_CHANGED = defineEvent<{ event: FavouriteEvent; items: SavedNewsItem[] }>(
  'saved.favourite-changed',
);
