import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import { Events } from '../database/events.js';
import { LISTING_NEWS } from '../listings/listing.events.js';
import { tellMembers } from './notifications.write.js';

/** Notifies holders of what happens to their listings, and members of contracts that they asked about. */
@Injectable()
export class ListingNotifications {
  constructor(topics: TopicBus, events: Events) {
    events.on(LISTING_NEWS, async (tx, { contractId, userIds, event, changed, once }) => {
      const facts = changed ? { changed } : {};
      await tellMembers(
        tx,
        topics,
        userIds.map((userId) => ({ userId, event, contractId, facts, once })),
      );
    });
  }
}
