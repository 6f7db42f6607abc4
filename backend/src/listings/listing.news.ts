import type { NotificationEvent } from '@handover/domain/notifications/notification-events';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';

/** What happened with a listing, to one group of members. */
export interface ListingEvent {
  contractId: string;
  userIds: string[];
  event: Extract<NotificationEvent, `listing-${string}`>;
  /** The changed fields, as they are called in a sentence. */
  changed?: string[];
  /** Each member is told once about what has the same key. */
  once: string;
}

type Listener = (tx: Tx, event: ListingEvent) => Promise<void>;

/**
 * What listings tell the module of notifications, which stands above this one and registers itself at the start, because
 * imports only go down. It is told within the transaction, so that what it writes exists if and only if the change does.
 */
@Injectable()
export class ListingNews {
  private registered: Listener | null = null;

  register(listener: Listener): void {
    this.registered = listener;
  }

  async tell(tx: Tx, event: ListingEvent): Promise<void> {
    if (!this.registered) throw new Error('No module has registered for the news of listings.');
    if (event.userIds.length > 0) await this.registered(tx, event);
  }
}
