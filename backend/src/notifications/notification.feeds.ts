import { Injectable } from '@nestjs/common';
import { In, IsNull, type FindOptionsWhere } from 'typeorm';
import { SharedStream } from '../common/live-stream.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Database } from '../database/database.js';
import { Notification, THREAD_EVENTS } from './notification.entity.js';
import { withTexts } from './notification.texts.js';

export interface NotificationAdded {
  notificationAdded: Notification;
}

/**
 * New notifications for open pages. The rows are what counts: a client loads the list when it connects, and again after a
 * disconnect, so past ones are not kept here.
 */
@Injectable()
export class NotificationFeeds {
  /** One per member, for all their sockets. */
  private readonly feeds = new Map<string, SharedStream<NotificationAdded>>();

  constructor(
    private readonly database: Database,
    topics: TopicBus,
  ) {
    topics.on('notificationsAdded', ({ ids, userIds }) => {
      if (userIds.some((id) => this.feeds.has(id))) this.tell({ id: In(ids) });
    });
    // a trigger has written the notifications of a message with the message's own time
    topics.on('messageSent', ({ contractId, message }) => {
      const { createdAt } = message as { createdAt: string };
      if (this.feeds.size > 0)
        this.tell({ contractId, createdAt, event: In(THREAD_EVENTS), readAt: IsNull() });
    });
    topics.on('mayHaveMissed', () => {
      for (const feed of [...this.feeds.values()]) feed.end();
    });
  }

  of(userId: string): SharedStream<NotificationAdded> {
    const open = this.feeds.get(userId);
    if (open) return open;
    const feed = new SharedStream<NotificationAdded>(() => this.feeds.delete(userId));
    this.feeds.set(userId, feed);
    return feed;
  }

  private tell(which: FindOptionsWhere<Notification>): void {
    void this.read(which)
      .then((rows) => {
        for (const row of rows) this.feeds.get(row.userId)?.tell({ notificationAdded: row });
      })
      // the pages may have missed something: they load the list again
      .catch(() => {
        for (const feed of [...this.feeds.values()]) feed.end();
      });
  }

  private async read(which: FindOptionsWhere<Notification>): Promise<Notification[]> {
    const rows = await this.database.manager.find(Notification, {
      where: { ...which, inApp: true },
      order: { id: 'ASC' },
    });
    return withTexts(
      this.database,
      rows.filter(({ userId }) => this.feeds.has(userId)),
    );
  }
}
