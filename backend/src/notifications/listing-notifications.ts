import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue } from '../jobs/jobs.js';
import { LISTING_NEWS, type ListingEvent } from '../listings/listing.events.js';
import { writeNotifications } from './notifications.write.js';
import { isMailedAtOnce } from './told-parties.js';

/** Notifies holders of what happens to their listings, and members of contracts that they asked about. */
@Injectable()
export class ListingNotifications {
  constructor(
    private readonly topics: TopicBus,
    events: Events,
  ) {
    events.on(LISTING_NEWS, (tx, event) => this.write(tx, event));
  }

  private async write(tx: Tx, { contractId, userIds, event, changed, once }: ListingEvent): Promise<void> {
    const facts = changed ? { changed } : {};
    const written = await writeNotifications(
      tx,
      userIds.map((userId) => ({ userId, event, contractId, facts, once })),
    );
    if (written.length === 0) return;
    if (isMailedAtOnce([{ event }])) await enqueue(tx, 'mail-notifications', {});
    const ids = written.map(({ id }) => id);
    const told = written.map(({ userId }) => userId);
    tx.afterCommit(() => this.topics.publish('notificationsAdded', { ids, userIds: told }));
  }
}
