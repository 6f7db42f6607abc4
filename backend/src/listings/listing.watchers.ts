import { Injectable } from '@nestjs/common';
import { Conversations } from '../chat/conversations.service.js';
import type { Tx } from '../database/database.js';
import { ListingNews, type ListingEvent } from './listing.news.js';

/** Tells the members who asked about a contract what its holder did with it. */
@Injectable()
export class ListingWatchers {
  constructor(
    private readonly conversations: Conversations,
    private readonly news: ListingNews,
  ) {}

  async tell(tx: Tx, event: Omit<ListingEvent, 'userIds'>): Promise<void> {
    const userIds = await this.conversations.candidatesOf(tx, event.contractId);
    await this.news.tell(tx, { ...event, userIds });
  }
}
