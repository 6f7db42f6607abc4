import { Injectable } from '@nestjs/common';
import { Conversations } from '../chat/conversations/conversations.service.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { LISTING_NEWS, type ListingEvent } from './listing.events.js';

/** Tells the members who asked about a contract what its holder did with it. */
@Injectable()
export class ListingWatchers {
  constructor(
    private readonly conversations: Conversations,
    private readonly events: Events,
  ) {}

  async tell(tx: Tx, event: Omit<ListingEvent, 'userIds'>): Promise<void> {
    const userIds = await this.conversations.candidatesOf(tx, event.contractId);
    await this.events.emit(tx, LISTING_NEWS, { ...event, userIds });
  }
}
