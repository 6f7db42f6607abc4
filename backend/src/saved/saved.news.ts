import { Injectable } from '@nestjs/common';
import type { FavouriteEvent, SavedFacts } from '@handover/domain/notifications/notification-events';
import type { Tx } from '../database/database.js';

export interface SavedNewsItem {
  userId: string;
  /** The contract that it is about; of several new matches, the newest. */
  contractId: string;
  facts: SavedFacts;
}

export interface SavedListener {
  /** New contracts match searches of one member. Returns whether the member wants emails about their searches at all. */
  found: (tx: Tx, news: SavedNewsItem[]) => Promise<{ wantsMail: boolean }>;
  /** A contract that members have saved has changed. */
  favouriteChanged: (tx: Tx, event: FavouriteEvent, news: SavedNewsItem[]) => Promise<void>;
}

/**
 * What saved searches and favourites tell the module of notifications, which stands above this one and registers itself at
 * the start. It is told within the transaction, so that what it writes exists if and only if the change does.
 */
@Injectable()
export class SavedNews {
  private registered: SavedListener | null = null;

  register(listener: SavedListener): void {
    this.registered = listener;
  }

  get listener(): SavedListener {
    if (!this.registered)
      throw new Error('No module has registered for the news of what members have saved.');
    return this.registered;
  }
}
